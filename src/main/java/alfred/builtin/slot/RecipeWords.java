package alfred.builtin.slot;

import alfred.builtin.template.Lexicon;
import alfred.core.domain.Language;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The language's words around a recipe that is told: what orders it to be written down, what says for how many it is
/// and how long it takes.
record RecipeWords(Lexicon lexicon) {
    /// What the words before a recipe say.
    ///
    /// @param isOrder whether they ask to write a recipe down
    /// @param name the name that stands among them; `""` if none does
    /// @param source where the recipe is from, as it was said; `""` if that is not told
    record Opening(boolean isOrder, String name, String source) {}

    /// Returns what a part of the words before a recipe says.
    ///
    /// @param isApart whether a colon, a dash or the end of a line stands behind it
    Opening opening(String part, boolean isApart) {
        var words = without("told_polite", part);
        var order = at("told_order", words);
        if (order.isPresent()) {
            return named(rest(words, order.get().end()));
        }
        var into = found("told_into", words);
        var before = into.map(m -> words(words, 0, m.start())).orElse("");
        var put = at("told_put", before);
        return put.isPresent() ? opened(rest(before, put.get().end()), "")
            : !before.isEmpty() && isApart ? opened(before, "") : new Opening(false, bare(words), "");
    }

    private Opening named(String words) {
        var called = at("told_named", words);
        return called.isPresent()
            ? new Opening(true, bare(rest(words, called.get().end())), words(words, 0, called.get().end()))
            : holds("told_source", words) ? opened("", words)
            : holds("told_aside", words) ? opened("", "") : opened(words, "");
    }

    private Opening opened(String name, String source) {
        var behind = found("told_behind", name);
        return new Opening(true, bare(behind.map(m -> words(name, 0, m.start())).orElse(name)), source);
    }

    /// Returns a name without an article before it, quotation marks around it and words of its language beside it.
    String bare(String name) {
        var plain = name.replaceAll("[\"“”„«»*_#]", "").strip().replaceFirst("[\\s\\p{P}&&[^)]]+$", "");
        return without("told_article", plain).strip();
    }

    /// Returns whether words say where a recipe is from.
    boolean isSource(String words) {
        return holds("told_source", words) || words.matches("https?://\\S+");
    }

    /// Returns whether words behind a recipe only ask to keep it, perhaps under a name.
    boolean keeps(String part) {
        return whole("told_keep", without("told_polite", part)).isPresent();
    }

    /// Returns the name that words behind a recipe give it; empty if they give none.
    Optional<String> given(String part) {
        var words = without("told_polite", part);
        return whole("told_keep", words).flatMap(m -> IntStream.rangeClosed(1, m.groupCount())
            .filter(i -> m.group(i) != null).mapToObj(m::start).map(from -> bare(rest(words, from))).findFirst())
            .or(() -> at("told_keep_name", words).map(m -> bare(rest(words, m.end()))));
    }

    /// Returns whether words are only said around a recipe: "thanks".
    boolean isIdle(String words) {
        var bare = without("told_polite", words);
        return bare.isBlank() || whole("told_idle", bare).isPresent();
    }

    /// Returns the words from which on a heading of the ingredients or the steps has ended; empty if they begin with
    /// none.
    ///
    /// @param heading `told_ingredients` or `told_steps`
    Optional<String> behind(String heading, String words) {
        return at(heading, words).map(m -> rest(words, m.end()).replaceFirst("^[\\s:\\-–]+", ""));
    }

    /// Returns for how many a recipe is that words tell.
    ///
    /// @param isWhole whether they tell nothing else; else they tell it at their end
    Optional<String> servings(String words, boolean isWhole) {
        return (isWhole ? whole("told_servings", words) : atEnd(words)).flatMap(this::group);
    }

    /// Returns the words before the number of servings at their end.
    String withoutServings(String words) {
        return atEnd(words).map(m -> words(words, 0, m.start())).orElse(words)
            .replaceFirst("(?iu)(?:[\\s,(]+| " + Language.any("said.and") + ")+$", "");
    }

    private Optional<MatchResult> atEnd(String words) {
        var folded = lexicon.fold(words);
        return lexicon.pattern("told_servings").matcher(folded).results()
            .filter(m -> folded.substring(m.end()).isBlank()).findFirst();
    }

    /// Returns the minutes that words tell as a whole.
    ///
    /// @param section the pattern of what the time is for
    Optional<Integer> minutes(String section, String words) {
        return whole(section, words).flatMap(this::group)
            .flatMap(time -> lexicon.told("minutes", time)).flatMap(TimeWords::seconds).map(seconds -> seconds / 60)
            .filter(minutes -> minutes > 0);
    }

    /// Returns the whole number that words mean.
    Optional<Integer> number(String words) {
        return lexicon.told("number", words).flatMap(SlotTypes::whole);
    }

    /// Returns whether the words hold what the section describes.
    boolean holds(String section, String words) {
        return found(section, words).isPresent();
    }

    Optional<MatchResult> found(String section, String words) {
        return lexicon.pattern(section).matcher(lexicon.fold(words)).results().findFirst();
    }

    private Optional<MatchResult> at(String section, String words) {
        return found(section, words).filter(m -> m.start() == 0);
    }

    /// Returns the match of a section with all of the words.
    Optional<MatchResult> whole(String section, String words) {
        var matcher = lexicon.pattern(section).matcher(lexicon.fold(words).strip());
        return matcher.matches() ? Optional.of(matcher.toMatchResult()) : Optional.empty();
    }

    private String without(String section, String words) {
        return at(section, words.strip()).map(m -> rest(words.strip(), m.end())).orElse(words.strip());
    }

    private Optional<String> group(MatchResult found) {
        return IntStream.rangeClosed(1, found.groupCount()).mapToObj(found::group).filter(g -> g != null).findFirst();
    }

    private String rest(String words, int from) {
        return words(words, from, lexicon.fold(words).length());
    }

    /// Returns the words as they were typed, of which a part was found in their folded form.
    private String words(String words, int from, int to) {
        var folded = lexicon.fold(words);
        if (folded.length() == words.length()) {
            return words.substring(from, to).strip();
        }
        int before = count(folded.substring(0, from));
        int until = before + count(folded.substring(from, to));
        var all = List.of(words.strip().split("\\s+"));
        return all.subList(Math.min(before, all.size()), Math.min(until, all.size())).stream()
            .collect(Collectors.joining(" "));
    }

    private static int count(String words) {
        return (int) Arrays.stream(words.strip().split("\\s+")).filter(word -> !word.isEmpty()).count();
    }
}
