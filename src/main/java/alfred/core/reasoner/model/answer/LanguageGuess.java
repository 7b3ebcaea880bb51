package alfred.core.reasoner.model.answer;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Guesses the language of a text from its function words (`function-words.json`), of which only few languages are
/// known.
///
/// Says nothing rather than something wrong: a text without enough of these words has no language, nor has one that
/// fits two languages nearly as well.
final class LanguageGuess {
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}]+");
    private static final Map<String, Set<String>> WORDS = words();

    private LanguageGuess() {}

    /// Returns the language of a text as a code such as `en`.
    ///
    /// @param least the number of function words below which nothing is said
    static Optional<String> of(String text, int least) {
        var said = List.of(BETWEEN.split(text.toLowerCase(Locale.ROOT)));
        var hits = new LinkedHashMap<String, Long>();
        WORDS.forEach((language, words) -> hits.put(language, said.stream().filter(words::contains).count()));
        var best = hits.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()))
            .toList();
        long most = best.getFirst().getValue();
        return most < least || best.get(1).getValue() * 2 > most ? Optional.empty()
            : Optional.of(best.getFirst().getKey());
    }

    private static Map<String, Set<String>> words() {
        try (var json = LanguageGuess.class.getResourceAsStream("/alfred/function-words.json")) {
            return new ObjectMapper().readValue(json, new TypeReference<Map<String, String>>() {}).entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey,
                    words -> Arrays.stream(words.getValue().split(" ")).collect(Collectors.toSet())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
