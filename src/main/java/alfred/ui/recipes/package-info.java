/// The cookbook: cards and table, the recipe page, the recipe form and the import.
@NullMarked
package alfred.ui.recipes;

import org.jspecify.annotations.NullMarked;
