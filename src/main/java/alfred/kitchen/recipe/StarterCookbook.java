package alfred.kitchen.recipe;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;

/// The bundled recipes that a new kitchen can start with.
public final class StarterCookbook {
    private static final String ENGLISH = "/alfred/cookbook/starter.json";
    private static final String GERMAN = "/alfred/cookbook/starter_de.json";

    private StarterCookbook() {}

    /// Returns the English recipes.
    public static List<StarterRecipe> recipes() {
        return recipes(Locale.ENGLISH);
    }

    /// Reads the recipes on each call; callers cache what they need.
    ///
    /// @param language the language of the recipes: German, or English for any other
    public static List<StarterRecipe> recipes(Locale language) {
        var resource = language.getLanguage().equals("de") ? GERMAN : ENGLISH;
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
