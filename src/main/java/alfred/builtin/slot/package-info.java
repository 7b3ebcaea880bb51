/// The values that a message may hold: things and their amounts, days and times, references to what was said before.
@NullMarked
package alfred.builtin.slot;

import org.jspecify.annotations.NullMarked;
