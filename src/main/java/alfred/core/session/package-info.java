/// One person's session: turns, forms and the panel's buttons, in order, on one registry. Start with [Session].
@NullMarked
package alfred.core.session;

import org.jspecify.annotations.NullMarked;
