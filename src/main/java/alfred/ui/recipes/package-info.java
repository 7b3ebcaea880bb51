/// The cookbook: cards and table, one recipe to read, one to write.
@NullMarked
package alfred.ui.recipes;

import org.jspecify.annotations.NullMarked;
