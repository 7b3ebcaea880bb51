/// What a conversation shows, without controls: messages, plans, drafts, receipts.
@NullMarked
package alfred.ui.chat.model;

import org.jspecify.annotations.NullMarked;
