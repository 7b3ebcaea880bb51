/// The chat: its pane, its welcome and the page of past conversations.
///
/// Start with [ChatPane].
@NullMarked
package alfred.ui.chat;

import org.jspecify.annotations.NullMarked;
