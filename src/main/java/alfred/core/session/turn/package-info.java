/// Runs one turn of a session: what the pipeline is given for it, what may be undone in it, and how it is kept.
@NullMarked
package alfred.core.session.turn;

import org.jspecify.annotations.NullMarked;
