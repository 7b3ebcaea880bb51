/// Form fields and the dialogs made of them; what is typed half is kept.
@NullMarked
package alfred.ui.page.form;

import org.jspecify.annotations.NullMarked;
