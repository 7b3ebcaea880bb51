/// Kitchen tasks.
@NullMarked
package alfred.ui.tasks;

import org.jspecify.annotations.NullMarked;
