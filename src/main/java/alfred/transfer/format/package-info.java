/// Recognises and reads the formats of other recipe programs, web pages and plain text.
@NullMarked
package alfred.transfer.format;

import org.jspecify.annotations.NullMarked;
