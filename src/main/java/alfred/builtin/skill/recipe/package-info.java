/// Skills for recipes: finding, writing, changing and cooking them, and advice on foods.
@NullMarked
package alfred.builtin.skill.recipe;

import org.jspecify.annotations.NullMarked;
