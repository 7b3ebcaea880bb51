/// The weekly meal plan and its templates.
@NullMarked
package alfred.ui.meals;

import org.jspecify.annotations.NullMarked;
