/// The cookbook: cards and table, and the import.
@NullMarked
package alfred.ui.recipes;

import org.jspecify.annotations.NullMarked;
