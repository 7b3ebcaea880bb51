/// H2 behind the core's ports: rows, journal, sessions, migrations, settings.
@NullMarked
package alfred.store;

import org.jspecify.annotations.NullMarked;
