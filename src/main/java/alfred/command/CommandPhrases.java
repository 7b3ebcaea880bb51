package alfred.command;

import alfred.core.domain.Language;
import alfred.core.domain.Phrasebook;
import alfred.store.folder.Settings;
import java.nio.file.Path;

/// The sentences of the commands and of the chat in the terminal.
public final class CommandPhrases {
    private CommandPhrases() {}

    /// Returns the language of a kitchen's window: that of its settings, else the system's.
    public static Language spoken(Settings settings) {
        return Language.of(settings.get("look.language").orElse("system"));
    }

    /// Returns the sentences in the language of a data folder's window.
    public static Phrasebook of(Path folder) {
        return in(spoken(Settings.look(folder).orElseGet(Settings::inMemory)));
    }

    static Phrasebook in(Language language) {
        return Phrasebook.of(language.locale(), "alfred.commands", "alfred.replies");
    }
}
