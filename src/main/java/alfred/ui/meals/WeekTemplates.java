package alfred.ui.meals;

import alfred.ui.model.WindowSettings;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.stream.Stream;

/// Saved week templates, stored as JSON in the window's settings.
final class WeekTemplates {
    private static final String KEPT = "meals.templates";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final WindowSettings settings;

    WeekTemplates(WindowSettings settings) {
        this.settings = settings;
    }

    /// Returns all templates by name; none if the stored text is malformed.
    List<WeekTemplate> all() {
        try {
            return JSON.readValue(settings.get(KEPT).orElse("[]"), new TypeReference<List<WeekTemplate>>() {});
        } catch (JsonProcessingException _) {
            return List.of();
        }
    }

    /// Saves a template, replacing one of the same name (ignoring case).
    void keep(WeekTemplate template) {
        write(Stream
            .concat(all().stream().filter(other -> !other.name().equalsIgnoreCase(template.name())),
                Stream.of(template))
            .sorted((a, b) -> a.name().compareToIgnoreCase(b.name())).toList());
    }

    void remove(WeekTemplate template) {
        write(all().stream().filter(other -> !other.equals(template)).toList());
    }

    private void write(List<WeekTemplate> templates) {
        try {
            settings.put(KEPT, templates.isEmpty() ? "" : JSON.writeValueAsString(templates));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
