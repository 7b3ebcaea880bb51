/// What the window asks of the rest of Alfred, and how it reads what comes back. No controls.
@NullMarked
package alfred.ui.model;

import org.jspecify.annotations.NullMarked;
