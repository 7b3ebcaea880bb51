/// Intents that belong together: several orders in one message, open questions, follow-ups, what may be written without
/// asking.
@NullMarked
package alfred.builtin.intent;

import org.jspecify.annotations.NullMarked;
