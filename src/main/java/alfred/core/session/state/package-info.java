/// What a session holds and saves: the registry and the conversation with its refs, the engine behind it, and the forms
/// that write by hand. [alfred.core.session.state.SessionContext] shares it with everything that runs in a session.
@NullMarked
package alfred.core.session.state;

import org.jspecify.annotations.NullMarked;
