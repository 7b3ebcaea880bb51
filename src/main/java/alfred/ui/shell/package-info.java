/// The window's frame: sidebar, sheets, side panel, command palette and keyboard shortcuts.
@NullMarked
package alfred.ui.shell;

import org.jspecify.annotations.NullMarked;
