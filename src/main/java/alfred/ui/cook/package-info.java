/// Cooking by a recipe: one step at a time, large, with timers.
@NullMarked
package alfred.ui.cook;

import org.jspecify.annotations.NullMarked;
