/// Reads and writes rows by ref: filters, validation, the transaction of a tool call, and the ports that a store
/// implements.
///
/// Start with [Crud].
@NullMarked
package alfred.core.crud;

import org.jspecify.annotations.NullMarked;
