/// The page of a recipe: its ingredients, scaled, and its method.
@NullMarked
package alfred.ui.recipes.view;

import org.jspecify.annotations.NullMarked;
