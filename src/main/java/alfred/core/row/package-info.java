/// Rows as the core asks for and changes them: queries, changes, the journal, and the ports that a store implements.
///
/// Start with [Store].
@NullMarked
package alfred.core.row;

import org.jspecify.annotations.NullMarked;
