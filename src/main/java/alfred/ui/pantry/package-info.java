/// The pantry: items at home, their storage places and best-before dates.
@NullMarked
package alfred.ui.pantry;

import org.jspecify.annotations.NullMarked;
