/// The parts shared by all pages: their context, header, form fields and display formats.
@NullMarked
package alfred.ui.page;

import org.jspecify.annotations.NullMarked;
