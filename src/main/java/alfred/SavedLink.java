package alfred;

import alfred.store.Settings;
import alfred.ui.model.ModelLink;

/// Remembers the model's address and name; the key only while the program runs.
final class SavedLink implements ModelLink {
    static final String URL = "model.url";
    static final String NAME = "model.name";

    private final Settings settings;
    private volatile String key = "";

    SavedLink(Settings settings) {
        this.settings = settings;
    }

    @Override
    public Choice current() {
        return new Choice(settings.get(URL).orElse(""), settings.get(NAME).orElse(""), key);
    }

    @Override
    public void use(Choice choice) {
        settings.set(URL, choice.baseUrl());
        settings.set(NAME, choice.model());
        key = choice.key();
    }

    @Override
    public Trial test(Choice choice) {
        return new Trial(false, "Models cannot be asked yet; the built-in assistant answers.", 0);
    }
}
