/// Rows, journal and sessions in the tables, and what other computers are told of them.
@NullMarked
package alfred.store.row;

import org.jspecify.annotations.NullMarked;
