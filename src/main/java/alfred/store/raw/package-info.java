/// Rows of an H2 file without H2's SQL engine: nothing that a file says is ever run. For files from elsewhere, and for damaged ones.
@NullMarked
package alfred.store.raw;

import org.jspecify.annotations.NullMarked;
