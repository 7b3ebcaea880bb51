/// The model's address, the look, the keys.
@NullMarked
package alfred.ui.settings;

import org.jspecify.annotations.NullMarked;
