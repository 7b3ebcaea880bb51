/// The context of a turn: the conversation, the reasoning of the last turns, and the rows they read
/// (spec/context.md, three layers; the entity layer is the registry's).
@NullMarked
package alfred.core.context;

import org.jspecify.annotations.NullMarked;
