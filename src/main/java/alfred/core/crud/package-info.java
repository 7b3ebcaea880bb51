/// Reads and writes rows by ref: carries out tool calls and special tools, each in one transaction.
///
/// Start with [Crud].
@NullMarked
package alfred.core.crud;

import org.jspecify.annotations.NullMarked;
