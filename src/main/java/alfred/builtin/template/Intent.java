package alfred.builtin.template;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The meaning of a sentence: a skill, and its slots filled in the user's words.
public record Intent(String skill, Map<String, String> slots) {
    private static final ObjectMapper JSON = new ObjectMapper();

    public Intent {
        slots = Map.copyOf(slots);
    }

    public String slot(String name) {
        return slots.getOrDefault(name, "");
    }

    public boolean has(String name) {
        return slots.containsKey(name);
    }

    public Intent with(String slot, String value) {
        var all = new LinkedHashMap<>(slots);
        all.put(slot, value);
        return new Intent(skill, all);
    }

    /// Returns an intent of another skill with the same slots.
    public Intent as(String otherSkill) {
        return new Intent(otherSkill, slots);
    }

    public Intent without(String slot) {
        var all = new LinkedHashMap<>(slots);
        all.remove(slot);
        return new Intent(skill, all);
    }

    public String toJson() {
        try {
            return JSON.writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    public static Optional<Intent> fromJson(@Nullable String json) {
        if (json == null || json.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readValue(json, Intent.class));
        } catch (JsonProcessingException _) {
            return Optional.empty();
        }
    }
}
