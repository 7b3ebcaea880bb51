/// The backup file format: one zip of parts, each listed in a manifest with its size and SHA-256. Independent of
/// any database.
@NullMarked
package alfred.store.archive;

import org.jspecify.annotations.NullMarked;
