/// What every page has: its context, frame and marks.
@NullMarked
package alfred.ui.page;

import org.jspecify.annotations.NullMarked;
