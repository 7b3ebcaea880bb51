/// Meal planning: suitability of recipes for the household, and assignment to days.
@NullMarked
package alfred.kitchen.mealplan;

import org.jspecify.annotations.NullMarked;
