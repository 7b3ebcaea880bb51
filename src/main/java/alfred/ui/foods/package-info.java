/// The catalogue of foods.
@NullMarked
package alfred.ui.foods;

import org.jspecify.annotations.NullMarked;
