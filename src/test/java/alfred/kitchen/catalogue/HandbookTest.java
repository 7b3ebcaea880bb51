package alfred.kitchen.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HandbookTest {
    private static final int MAX_ANSWER = 480;

    /// The ways of asking of each answer.
    private static Map<String, List<String>> entries(String language) {
        var all = new LinkedHashMap<String, List<String>>();
        var ways = new ArrayList<String>();
        Language.lines(Language.of(language).resource("/alfred/catalogue/handbook.txt")).forEach(line -> {
            if (line.startsWith("? ")) {
                ways.add(line.substring(2));
            } else if (line.startsWith("! ")) {
                all.put(line.substring(2), List.copyOf(ways));
                ways.clear();
            }
        });
        return all;
    }

    private static List<String> names(String language) {
        return Language.lines(Language.of(language).resource("/alfred/catalogue/handbook.txt"))
            .filter(line -> line.startsWith("= ")).toList();
    }

    @ParameterizedTest @ValueSource(strings = {"en", "de"})
    void everyEntryIsAskedForInSeveralWaysAndAnsweredShortly(String language) {
        var entries = entries(language);

        assertThat(entries).hasSameSizeAs(names(language)).hasSizeGreaterThan(400).allSatisfy((answer, ways) -> {
            assertThat(answer).hasSizeLessThan(MAX_ANSWER);
            assertThat(ways).as(answer).hasSizeGreaterThanOrEqualTo(4);
        });
        assertThat(names(language)).doesNotHaveDuplicates();
    }

    @Test
    void bothLanguagesHaveTheSameEntries() {
        assertThat(names("de")).containsExactlyElementsOf(names("en"));
    }

    @ParameterizedTest @ValueSource(strings = {"en", "de"})
    void aWayOfAskingFindsItsEntry(String language) {
        var handbook = Handbook.in(Locale.of(language));
        var wrong = new HashMap<String, String>();
        int all = 0;
        for (var entry : entries(language).entrySet()) {
            for (var way : entry.getValue()) {
                all++;
                var found = handbook.find(way).map(Handbook.Found::answer).orElse("");
                if (!found.equals(entry.getKey())) {
                    wrong.put(way, found);
                }
            }
        }
        assertThat(wrong).hasSizeLessThan(all / 20);
    }

    @Test
    void wordsInAnotherOrderAndFormFindIt() {
        var found = Handbook.in(Locale.ENGLISH).find("chopping an onion always makes me cry").orElseThrow();

        assertThat(found.fit()).isGreaterThan(0.5);
        assertThat(found.answer().toLowerCase(Locale.ROOT)).contains("eyes");
    }

    @Test
    void whatItDoesNotKnowFitsBadly() {
        assertThat(
            Handbook.in(Locale.ENGLISH).find("who won the election in Peru").map(Handbook.Found::fit).orElse(0.0))
            .isLessThan(0.5);
        assertThat(Handbook.in(Locale.ENGLISH).find("")).isEmpty();
    }
}
