/// The pantry: what is at home, where, and what wants using.
@NullMarked
package alfred.ui.pantry;

import org.jspecify.annotations.NullMarked;
