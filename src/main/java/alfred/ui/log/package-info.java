/// The cooking log.
@NullMarked
package alfred.ui.log;

import org.jspecify.annotations.NullMarked;
