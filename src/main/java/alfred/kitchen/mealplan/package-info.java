/// Planning meals: what suits the household, and which recipe goes on which day.
@NullMarked
package alfred.kitchen.mealplan;

import org.jspecify.annotations.NullMarked;
