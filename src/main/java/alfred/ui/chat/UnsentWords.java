package alfred.ui.chat;

import static alfred.ui.fx.Texts.text;

import alfred.core.session.turn.Conversations;
import alfred.ui.chat.composer.Composer;
import alfred.ui.model.ChatService;
import alfred.ui.model.WindowSettings;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.Autosave;
import java.util.Optional;
import java.util.UUID;

/// The words that are typed and not sent: they stay with their conversation, also when the program ends.
final class UnsentWords {
    private static final String HERE = "chat.unsent";
    private static final int LATEST = 20;

    private final PageContext desk;
    private final Composer composer;
    private final Autosave autosave = new Autosave(this::keep);

    UnsentWords(PageContext desk, Composer composer) {
        this.desk = desk;
        this.composer = composer;
    }

    /// Shows the words that were there when the program ended.
    void restore() {
        desk.settings().get(HERE).ifPresent(composer::show);
    }

    void changed() {
        autosave.changed();
    }

    /// Saves the words for the next start.
    void now() {
        autosave.now();
    }

    private void keep() {
        desk.settings().put(HERE, composer.written());
    }

    /// Returns the current conversation; empty while it has no turn. Blocking.
    static Optional<UUID> current(ChatService talk) {
        return talk.conversations(0, LATEST).stream().filter(Conversations.Past::isCurrent).findFirst()
            .map(Conversations.Past::id);
    }

    /// Leaves the words with one conversation, and shows those that were left with another.
    ///
    /// @param from the conversation that was left; empty for one without a turn
    /// @param to the conversation that is shown; empty for a new one
    void moved(Optional<UUID> from, Optional<UUID> to) {
        if (from.equals(to)) {
            return;
        }
        var left = composer.take();
        desk.settings().put(key(from), left);
        composer.show(desk.settings().get(key(to)).orElse(""));
        desk.settings().put(key(to), "");
        autosave.forget();
        keep();
        if (!left.isBlank()) {
            desk.toasts().show(text("chat.unsent-kept"));
        }
    }

    /// Drops the words that were left with a conversation.
    static void forget(WindowSettings settings, UUID conversation) {
        settings.put(key(Optional.of(conversation)), "");
    }

    private static String key(Optional<UUID> conversation) {
        return HERE + "." + conversation.map(UUID::toString).orElse("new");
    }
}
