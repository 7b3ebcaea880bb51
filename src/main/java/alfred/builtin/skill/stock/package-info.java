/// Skills for what is in the house and what is to be bought.
@NullMarked
package alfred.builtin.skill.stock;

import org.jspecify.annotations.NullMarked;
