/// The conversation: transcript, plan card, proposals, receipts and the composer.
@NullMarked
package alfred.ui.chat;

import org.jspecify.annotations.NullMarked;
