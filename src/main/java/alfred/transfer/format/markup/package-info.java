/// Reads the XML and HTML files that other recipe programs export.
@NullMarked
package alfred.transfer.format.markup;

import org.jspecify.annotations.NullMarked;
