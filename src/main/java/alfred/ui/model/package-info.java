/// Ports through which the window uses the rest of Alfred, and the values it displays. Contains no controls.
@NullMarked
package alfred.ui.model;

import org.jspecify.annotations.NullMarked;
