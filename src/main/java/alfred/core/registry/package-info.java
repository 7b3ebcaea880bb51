/// The entities of a session: their refs and last actions, unsaved drafts, and which of them prompts mention.
///
/// Start with [SessionIdRegistry].
@NullMarked
package alfred.core.registry;

import org.jspecify.annotations.NullMarked;
