/// Reads rows from an H2 file without H2's SQL engine, so no code in the file is ever executed. Used for files of
/// unknown origin and for damaged ones.
@NullMarked
package alfred.store.raw;

import org.jspecify.annotations.NullMarked;
