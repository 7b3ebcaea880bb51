/// The composition root: opens a kitchen, chooses who answers in it, and is the only place where the layers meet.
@NullMarked
package alfred.wiring;

import org.jspecify.annotations.NullMarked;
