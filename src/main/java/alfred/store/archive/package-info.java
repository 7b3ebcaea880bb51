/// The file of a backup: one zip of parts, each named in a manifest with its size and SHA-256. Knows nothing of databases.
@NullMarked
package alfred.store.archive;

import org.jspecify.annotations.NullMarked;
