/// Draws a conversation: bubbles, cards, plans and replies whose text can be selected.
@NullMarked
package alfred.ui.chat.transcript;

import org.jspecify.annotations.NullMarked;
