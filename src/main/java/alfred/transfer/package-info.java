/// Recipes from elsewhere and to elsewhere: files and web pages.
@NullMarked
package alfred.transfer;

import org.jspecify.annotations.NullMarked;
