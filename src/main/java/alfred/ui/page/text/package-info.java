/// Texts of the window: values as people write and read them, and refusals in words.
@NullMarked
package alfred.ui.page.text;

import org.jspecify.annotations.NullMarked;
