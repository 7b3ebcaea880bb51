/// Finding rows by what people call them: by words, never by letters. One finder for every mind.
@NullMarked
package alfred.kitchen.names;

import org.jspecify.annotations.NullMarked;
