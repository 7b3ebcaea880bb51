/// Import and export of recipes: files and web pages.
@NullMarked
package alfred.transfer;

import org.jspecify.annotations.NullMarked;
