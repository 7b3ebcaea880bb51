/// The form of a recipe: its draft, lines, steps and cover, and drafts that are not saved yet.
@NullMarked
package alfred.ui.recipes.form;

import org.jspecify.annotations.NullMarked;
