package alfred.cli;

import alfred.core.domain.Row;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.StreamSupport;

/// The timers that the window stores in the settings, as read-only rows (spec/headless.md).
final class KeptTimers {
    static final String TABLE = "timers";
    private static final ObjectMapper JSON = new ObjectMapper();

    private KeptTimers() {}

    /// Returns one row per timer; empty if there are none or the text cannot be parsed, as in the window.
    ///
    /// @param kept the text stored in the settings
    /// @param recipe returns the label of a recipe by its id
    static List<Row> rows(Optional<String> kept, Function<UUID, String> recipe) {
        try {
            return StreamSupport.stream(JSON.readTree(kept.filter(text -> !text.isBlank()).orElse("[]")).spliterator(), false)
                .map(timer -> row(timer, recipe)).toList();
        } catch (JsonProcessingException | IllegalArgumentException _) {
            return List.of();
        }
    }

    private static Row row(JsonNode timer, Function<UUID, String> recipe) {
        long end = timer.path("end").asLong();
        return Row.of("name", timer.path("name").asText(), "recipe", recipe.apply(UUID.fromString(timer.path("recipe").asText())),
            "servings", timer.path("servings").asLong(), "seconds", timer.path("whole").asLong(),
            "rings_at", end == 0 ? null : Instant.ofEpochSecond(end).toString(), "seconds_left", end == 0 ? timer.path("left").asLong() : null);
    }
}
