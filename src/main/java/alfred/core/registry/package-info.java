/// Who is who in a session: refs, what happened to them, drafts that are not saved, and which of them are in view.
///
/// Start with [SessionIdRegistry].
@NullMarked
package alfred.core.registry;

import org.jspecify.annotations.NullMarked;
