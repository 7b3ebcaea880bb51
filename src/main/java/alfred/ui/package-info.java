/// The window: shell, chat, side panel and a package per page, all of it on the FX thread.
@NullMarked
package alfred.ui;

import org.jspecify.annotations.NullMarked;
