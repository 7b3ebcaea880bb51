/// Tasks that repeat.
@NullMarked
package alfred.kitchen.task;

import org.jspecify.annotations.NullMarked;
