/// The parts of lists: field to add, search, row menu, check box, empty state.
@NullMarked
package alfred.ui.page.list;

import org.jspecify.annotations.NullMarked;
