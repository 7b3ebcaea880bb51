package alfred;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// Where a user's kitchen lives: the place that each system has for it.
final class DataFolder {
    private DataFolder() {}

    /// `ALFRED_DATA` where it is set; else the system's usual place.
    static Path usual() {
        return usual(System.getProperty("os.name", ""), System.getProperty("user.home", "."), System.getenv());
    }

    static Path usual(String system, String home, Map<String, String> environment) {
        var own = environment.getOrDefault("ALFRED_DATA", "");
        if (!own.isBlank()) {
            return Path.of(own);
        }
        var name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return Path.of(environment.getOrDefault("APPDATA", home), "Alfred");
        }
        if (name.startsWith("mac")) {
            return Path.of(home, "Library", "Application Support", "Alfred");
        }
        var data = environment.getOrDefault("XDG_DATA_HOME", "");
        return data.isBlank() ? Path.of(home, ".local", "share", "alfred") : Path.of(data, "alfred");
    }
}
