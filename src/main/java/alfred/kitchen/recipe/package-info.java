/// Recipes: search, scaling, and the bundled cookbook.
@NullMarked
package alfred.kitchen.recipe;

import org.jspecify.annotations.NullMarked;
