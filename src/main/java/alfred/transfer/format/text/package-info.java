/// Reads recipes in plain text, Markdown, Cooklang and tables.
@NullMarked
package alfred.transfer.format.text;

import org.jspecify.annotations.NullMarked;
