/// The chat: transcript, plan card, proposals, receipts and composer.
@NullMarked
package alfred.ui.chat;

import org.jspecify.annotations.NullMarked;
