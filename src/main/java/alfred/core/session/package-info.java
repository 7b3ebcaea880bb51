/// One person's session: runs turns, form writes and panel actions in order on one registry. Start with [Session].
@NullMarked
package alfred.core.session;

import org.jspecify.annotations.NullMarked;
