/// What a turn may look back on: the conversation, the reasoning of the last turns, the rows they brought
/// (spec/context.md, three layers; the entity layer is the registry's).
@NullMarked
package alfred.core.context;

import org.jspecify.annotations.NullMarked;
