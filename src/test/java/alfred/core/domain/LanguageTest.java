package alfred.core.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The words that a language's description lists.
class LanguageTest {
    private static final List<String> SPOKEN =
        List.of("said.", "days.", "items.", "pantry.", "told.", "oven.", "servings.", "timer.", "title.", "tasks.",
            "diet.",
            "dish.");

    @Test
    void aWordIsReadInEveryLanguageThatHasIt() {
        assertThat("salt und pepper".split(" " + Language.any("said.and") + " ")).containsExactly("salt", "pepper");
        assertThat(Language.any("said.and", List.of(Language.ENGLISH, Language.of("eo")))).isEqualTo("(?:and|kaj)");
        assertThat("anything").doesNotContainPattern(Language.any("said.no-such-word"));
        assertThat(Language.anyPairs("pantry.places")).containsEntry("larder", "pantry").containsEntry("theke",
            "counter");
    }

    @Test
    void wordsOfEachLanguageAreExpressionsThatCompileAndNoneIsEmpty() {
        assertThat(Language.offered()).isNotEmpty().allSatisfy(language -> {
            var keys = spoken(language);
            assertThat(keys).isNotEmpty()
                .allSatisfy(key -> assertThatCode(() -> Pattern.compile(Language.any(key, List.of(language))))
                    .as("%s in %s", key, language).doesNotThrowAnyException())
                .allSatisfy(key -> assertThat("").as("%s in %s", key, language)
                    .doesNotMatch(Language.any(key, List.of(language))));
        });
    }

    private static List<String> spoken(Language language) {
        var description = "/alfred/languages/" + language.tag() + ".properties";
        try (var stream = Language.class.getResourceAsStream(description)) {
            var facts = new Properties();
            facts.load(new InputStreamReader(Objects.requireNonNull(stream), StandardCharsets.UTF_8));
            return facts.stringPropertyNames().stream()
                .filter(key -> SPOKEN.stream().anyMatch(key::startsWith)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
