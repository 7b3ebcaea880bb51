/// The skills of the built-in assistant, in a room for each part of the kitchen.
@NullMarked
package alfred.builtin.skill;

import org.jspecify.annotations.NullMarked;
