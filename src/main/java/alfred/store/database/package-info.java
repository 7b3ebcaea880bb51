/// Databases that are open: a file, a household's server, and the server with a copy; with their migrations, backups
/// and checks.
@NullMarked
package alfred.store.database;

import org.jspecify.annotations.NullMarked;
