package alfred.kitchen.recipe;

import alfred.core.domain.Language;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;

/// The bundled recipes that a new kitchen can start with.
public final class StarterCookbook {
    private static final String RESOURCE = "/alfred/cookbook/starter.json";

    private StarterCookbook() {}

    /// Reads the recipes on each call; callers cache what they need.
    ///
    /// @param language the language of the recipes; English for one without its own
    public static List<StarterRecipe> recipes(Locale language) {
        var resource = Language.of(language).resource(RESOURCE);
        try (var stream = StarterCookbook.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("the starter cookbook is missing from the program: " + resource);
            }
            return List.copyOf(new ObjectMapper().readValue(stream, new TypeReference<List<StarterRecipe>>() {}));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
