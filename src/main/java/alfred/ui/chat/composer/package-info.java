/// The field in which a message is written, with its mentions and suggestions.
@NullMarked
package alfred.ui.chat.composer;

import org.jspecify.annotations.NullMarked;
