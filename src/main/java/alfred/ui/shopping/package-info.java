/// The shopping list, by aisle, with the meal each item is for.
@NullMarked
package alfred.ui.shopping;

import org.jspecify.annotations.NullMarked;
