/// The H2 implementation of the core's storage interfaces: rows, journal, sessions, migrations, settings, backups.
@NullMarked
package alfred.store;

import org.jspecify.annotations.NullMarked;
