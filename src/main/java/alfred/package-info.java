/// Alfred's entry points: the command line and the window.
@NullMarked
package alfred;

import org.jspecify.annotations.NullMarked;
