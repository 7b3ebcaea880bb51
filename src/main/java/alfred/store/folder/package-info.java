/// The files in a data folder: lock, mark, settings, and the parts of a backup.
@NullMarked
package alfred.store.folder;

import org.jspecify.annotations.NullMarked;
