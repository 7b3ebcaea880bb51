/// The composition root: opens a kitchen, selects its reasoner, and is the only place where the layers are
/// connected.
@NullMarked
package alfred.wiring;

import org.jspecify.annotations.NullMarked;
