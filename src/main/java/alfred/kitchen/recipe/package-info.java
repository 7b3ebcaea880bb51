/// Recipes that come with the program, and their scaling.
@NullMarked
package alfred.kitchen.recipe;

import org.jspecify.annotations.NullMarked;
