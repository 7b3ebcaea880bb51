package alfred.command;

import alfred.store.folder.Settings;
import alfred.wiring.ModelConnection;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Checks the kitchen of a place and its selected model: what works, what does not, and what to do about it. Never
/// prints a key.
///
/// @param environment the environment variables, which may name the model instead of the settings
record Doctor(Place place, Map<String, String> environment) {
    private static final String SETTINGS = "settings";
    private static final String MODEL = "model";
    private static final String KEYCHAIN = "keychain";
    private static final String IN_THE_WINDOW = "Mend it in the window, at Settings, or take it out of settings.json.";

    List<Finding> look() {
        var findings = new ArrayList<>(DatabaseDoctor.look(place));
        var settings = Settings.look(place.folder().orElseThrow());
        findings
            .add(settings.map(this::settings).orElseGet(() -> Finding.problem(SETTINGS, "settings.json cannot be read.",
                "Mend it by hand; else Alfred puts it aside at its next start and goes on without.")));
        var connection = new ModelConnection(settings.orElseGet(Settings::inMemory), Optional.empty());
        findings.add(model(connection));
        findings.add(keychain(connection));
        return findings;
    }

    private Finding settings(Settings settings) {
        var unknown = settings.names().stream().filter(name -> !KnownSettings.isKnown(name)).toList();
        var broken = settings.names().stream().filter(KnownSettings::isKnown)
            .filter(name -> !KnownSettings.isSound(name, settings.get(name).orElse(""))).toList();
        if (!broken.isEmpty()) {
            return Finding.problem(SETTINGS,
                "These have values that Alfred cannot use: " + String.join(", ", broken) + ".", IN_THE_WINDOW);
        }
        if (!unknown.isEmpty()) {
            return Finding.warning(SETTINGS, "Alfred knows nothing of these: " + String.join(", ", unknown) + ".",
                "Look for a slip of the pen.");
        }
        return Files.exists(place.folder().orElseThrow().resolve("settings.json.broken"))
            ? Finding.warning(SETTINGS,
                "They can be read; earlier ones that could not were put aside as settings.json.broken.",
                "Take from that file what you miss, and delete it.")
            : Finding.ok(SETTINGS, "They can be read, and Alfred knows each of them.");
    }

    private Finding model(ModelConnection connection) {
        try {
            return connection.check(Wiring.ReasonerFactory.chosen(environment)).map(Doctor::model)
                .orElseGet(
                    () -> Finding.ok(MODEL, "None is chosen; the built-in assistant answers, without a network."));
        } catch (IllegalArgumentException _) {
            return Finding.problem(MODEL, "Its address cannot be used.", IN_THE_WINDOW);
        }
    }

    private static Finding model(ModelConnection.Checked checked) {
        return checked.isFine()
            ? Finding.ok(MODEL,
                String.format(Locale.ROOT, "%s answers within %.1f s.", checked.host(), checked.millis() / 1000.0))
            : Finding.problem(MODEL, checked.host() + ": " + checked.words(),
                "Look at Settings, Model, in the window; until then the built-in assistant answers.");
    }

    private static Finding keychain(ModelConnection connection) {
        if (!connection.isKept()) {
            return Finding.ok(KEYCHAIN, "No key is kept in it.");
        }
        return connection.get().isEmpty()
            ? Finding.problem(KEYCHAIN, "The model's key should be in it, and it does not give one.",
                "Unlock it, or type the key again at Settings.")
            : Finding.ok(KEYCHAIN, "It gives the model's key.");
    }

    /// Returns the most severe state among the findings; `OK` if there are none.
    static Finding.State worst(List<Finding> findings) {
        return findings.stream().map(Finding::state).max(Enum::compareTo).orElse(Finding.State.OK);
    }
}
