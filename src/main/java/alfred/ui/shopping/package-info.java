/// The shopping list, by aisle, with what each thing is for.
@NullMarked
package alfred.ui.shopping;

import org.jspecify.annotations.NullMarked;
