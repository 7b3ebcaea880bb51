package alfred.kitchen.recipe;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/// The recipes that a new kitchen may begin with.
public final class StarterCookbook {
    private static final String RESOURCE = "/alfred/cookbook/starter.json";

    private StarterCookbook() {}

    /// Reads them anew; callers keep what they need.
    public static List<StarterRecipe> recipes() {
        try (var stream = StarterCookbook.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                throw new IllegalStateException("the starter cookbook is missing from the program: " + RESOURCE);
            }
            return List.copyOf(new ObjectMapper().readValue(stream, new TypeReference<List<StarterRecipe>>() {}));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
