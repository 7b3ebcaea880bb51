package alfred.ui.model;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Persistent key-value settings of the window, such as its size, appearance and the model's address. Port; fast
/// enough for the FX thread.
public interface WindowSettings {
    Optional<String> get(String key);

    /// Stores a value; an empty value removes the key.
    void put(String key, String value);

    /// Blocks until all changes are on disk.
    default void flush() {}

    /// Returns a setting as a number, or the default if it is absent or not a number.
    default double number(String key, double otherwise) {
        try {
            return get(key).map(Double::parseDouble).orElse(otherwise);
        } catch (NumberFormatException _) {
            return otherwise;
        }
    }

    /// Returns whether a setting is `true`, or the default if it is absent.
    default boolean isOn(String key, boolean otherwise) {
        return get(key).map("true"::equals).orElse(otherwise);
    }

    /// Returns settings held in memory only.
    static WindowSettings inMemory() {
        Map<String, String> values = new HashMap<>();
        return new WindowSettings() {
            @Override
            public Optional<String> get(String key) {
                return Optional.ofNullable(values.get(key));
            }

            @Override
            public void put(String key, String value) {
                if (value.isEmpty()) {
                    values.remove(key);
                } else {
                    values.put(key, value);
                }
            }
        };
    }
}
