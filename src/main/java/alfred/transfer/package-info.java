/// Import and export of recipes: files and web pages.
///
/// Start with [RecipeImport], the one way into all formats, and [Export].
@NullMarked
package alfred.transfer;

import org.jspecify.annotations.NullMarked;
