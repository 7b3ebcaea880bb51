/// The frame of the window: sidebar, sheets, side panel, palette, keys.
@NullMarked
package alfred.ui.shell;

import org.jspecify.annotations.NullMarked;
