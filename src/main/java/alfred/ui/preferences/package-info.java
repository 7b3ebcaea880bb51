/// Who is cooked for, and what they like and avoid.
@NullMarked
package alfred.ui.preferences;

import org.jspecify.annotations.NullMarked;
