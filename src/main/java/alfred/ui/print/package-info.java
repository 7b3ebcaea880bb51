/// Recipes and the shopping list on paper, and as PDF.
@NullMarked
package alfred.ui.print;

import org.jspecify.annotations.NullMarked;
