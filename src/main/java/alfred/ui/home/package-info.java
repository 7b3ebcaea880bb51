/// The home page: tonight's dinner, expiring pantry items, open tasks, and the week.
@NullMarked
package alfred.ui.home;

import org.jspecify.annotations.NullMarked;
