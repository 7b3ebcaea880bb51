package alfred.command;

import alfred.core.domain.Sentence;
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
    private static final String IN_THE_WINDOW = "doctor.mend-in-window";

    List<Finding> look() {
        var findings = new ArrayList<>(DatabaseDoctor.look(place));
        var settings = Settings.look(place.folder().orElseThrow());
        findings.add(settings.map(this::settings).orElseGet(() -> Finding.problem(SETTINGS,
            Sentence.of("doctor.settings-unreadable"), "doctor.mend-by-hand")));
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
            return Finding.problem(SETTINGS, Sentence.of("doctor.bad-values", String.join(", ", broken)),
                IN_THE_WINDOW);
        }
        if (!unknown.isEmpty()) {
            return Finding.warning(SETTINGS, Sentence.of("doctor.unknown-settings", String.join(", ", unknown)),
                "doctor.look-for-slip");
        }
        return Files.exists(place.folder().orElseThrow().resolve("settings.json.broken"))
            ? Finding.warning(SETTINGS, Sentence.of("doctor.settings-aside"), "doctor.take-from-it")
            : Finding.ok(SETTINGS, Sentence.of("doctor.settings-read"));
    }

    private Finding model(ModelConnection connection) {
        try {
            return connection.check(Wiring.ReasonerFactory.chosen(environment)).map(Doctor::model)
                .orElseGet(() -> Finding.ok(MODEL, Sentence.of("doctor.no-model")));
        } catch (IllegalArgumentException _) {
            return Finding.problem(MODEL, Sentence.of("doctor.model-address"), IN_THE_WINDOW);
        }
    }

    private static Finding model(ModelConnection.Checked checked) {
        return checked.failure()
            .map(
                failure -> Finding.problem(MODEL, Sentence.of("doctor.model-fails", checked.host(), failure.sentence()),
                    "doctor.model-settings"))
            .orElseGet(() -> Finding.ok(MODEL, Sentence.of("doctor.model-answers", checked.host(),
                String.format(Locale.ROOT, "%.1f", checked.millis() / 1000.0))));
    }

    private static Finding keychain(ModelConnection connection) {
        if (!connection.isKept()) {
            return Finding.ok(KEYCHAIN, Sentence.of("doctor.no-key"));
        }
        return connection.get().isEmpty()
            ? Finding.problem(KEYCHAIN, Sentence.of("doctor.key-missing"), "doctor.unlock-it")
            : Finding.ok(KEYCHAIN, Sentence.of("doctor.gives-key"));
    }

    /// Returns the most severe state among the findings; `OK` if there are none.
    static Finding.State worst(List<Finding> findings) {
        return findings.stream().map(Finding::state).max(Enum::compareTo).orElse(Finding.State.OK);
    }
}
