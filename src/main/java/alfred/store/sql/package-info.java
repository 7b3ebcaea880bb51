/// SQL on H2 and PostgreSQL: connections, statements, the tables of the entities, and filters.
@NullMarked
package alfred.store.sql;

import org.jspecify.annotations.NullMarked;
