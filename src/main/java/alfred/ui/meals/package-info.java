/// The week: what is planned for which meal.
@NullMarked
package alfred.ui.meals;

import org.jspecify.annotations.NullMarked;
