/// Printing and PDF export of recipes and the shopping list.
@NullMarked
package alfred.ui.print;

import org.jspecify.annotations.NullMarked;
