package alfred.ui.model;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// What the window remembers: its size, its look, the model's address. Port; quick enough for the FX thread.
public interface WindowSettings {
    Optional<String> get(String key);

    /// An empty value forgets the key.
    void put(String key, String value);

    /// Waits until all of it is where it outlives the program.
    default void flush() {}

    default double number(String key, double otherwise) {
        try {
            return get(key).map(Double::parseDouble).orElse(otherwise);
        } catch (NumberFormatException _) {
            return otherwise;
        }
    }

    default boolean isOn(String key, boolean otherwise) {
        return get(key).map("true"::equals).orElse(otherwise);
    }

    /// Forgotten at the end.
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
