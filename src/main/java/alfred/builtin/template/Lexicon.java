package alfred.builtin.template;

import alfred.core.domain.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The vocabulary of one language, from the `[words.…]` sections of its template book.
///
/// A line is a phrase, or `phrase = meaning`. Values of closed slots (a place, a meal, days) are translated to the
/// assistant's own terms, which are English. The skills therefore share one vocabulary, and the date rules work in
/// every language.
public final class Lexicon {
    /// The section of day expressions.
    public static final String DAYS = "days";
    private static final int MAX_PHRASE = 4;
    private static final Pattern NEVER = Pattern.compile("(?!)");
    private static final Pattern DATE = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})(?:\\.(\\d{4})?)?");
    private static final Pattern GAP = Pattern.compile("[ ,]+");
    private static final Pattern COMMA = Pattern.compile("(?<=\\d),(?=\\d)");
    private static final Pattern COMMA_THOUSANDS =
        Pattern.compile("(?<![\\d.,])[1-9]\\d{0,2}(?:,\\d{3})+(?![\\d,]|\\.\\d)");
    private static final Pattern POINT_THOUSANDS = Pattern.compile("(?<![\\d.,])[1-9]\\d{0,2}(?:\\.\\d{3})+(?![\\d.])");
    private static final List<String> MONTHS =
        List.of("january", "february", "march", "april", "may", "june", "july", "august", "september",
            "october", "november", "december");
    /// Sections whose lines are regular expressions on folded text.
    private static final Set<String> PATTERNS = Set.of("no_name", "no_list", "elsewhere", "article", "cut", "and",
        "infinitive", "how_much", "condition", "denial", "question", "quick_dish", "new_dish", "without_tool",
        "how_long", "quickest", "easiest",
        "best", "part_of", "at_place", "after_step", "without_it", "for_number", "overdue", "another", "states_now",
        "how_many", "how_often", "not_wanted", "before_day", "after_day", "told_polite", "told_order",
        "told_into", "told_put", "told_source", "told_aside", "told_article", "told_keep", "told_keep_name",
        "told_named", "told_behind",
        "told_idle",
        "told_ingredients", "told_steps", "told_servings", "told_prep", "told_cook", "told_cook_time", "told_total",
        "told_duration", "told_duration_only", "told_time", "told_step", "instead_of", "for_how_many", "next_one",
        "takes_place", "replaced_by", "told_prose", "told_trait", "told_rests", "told_beside", "longest",
        "hardest", "except", "denied_deed", "doubled", "drinks", "side_dish", "step_number", "task_list",
        "shopping_list",
        "already_there", "at_list", "bought_at", "all_of_them", "more_people", "fewer_people", "pregnant", "baby",
        "small_child",
        "refreeze",
        "resting", "everybody", "a_list", "forget", "is_it_good",
        "favorites", "cannot_eat", "only_open", "nearly", "batches", "record_that",
        "less_of", "put_there",
        "copy_keep", "copy_own", "copy_name", "copy_as", "copy_order", "copy_version", "copy_make",
        "copy_swap", "copy_instead", "copy_without", "copy_added", "copy_article", "shown_only", "rated", "old_value");
    /// Sections compared with sentences whose contractions are expanded.
    private static final Set<String> SENTENCES = Set.of("openers", "closers", "yes", "no", "keep", "undo", "idle");
    private final Language language;
    private final Map<String, Map<String, String>> sections = new HashMap<>();
    private final Map<String, Pattern> patterns = new HashMap<>();
    private final Map<String, String> letters;
    private final List<String> endings;
    private final Set<String> fillers;
    private final List<List<String>> openers;
    private final List<List<String>> closers;

    /// @param lines the lines by section name, without the prefix `words.`
    Lexicon(Language language, Map<String, List<String>> lines) {
        this.language = language;
        letters = pairs(lines.getOrDefault("letters", List.of()));
        lines.forEach((section, all) -> {
            if (PATTERNS.contains(section)) {
                patterns.put(section, Pattern.compile(String.join("|", all.stream().map(this::plain).toList())));
            } else {
                var folded = new LinkedHashMap<String, String>();
                pairs(all).forEach((phrase, meaning) -> folded.put(fold(phrase), meaning));
                sections.put(section, folded);
            }
        });
        SENTENCES.forEach(section -> sections.computeIfPresent(section, (_, phrases) -> writtenOut(phrases)));
        endings = List.copyOf(section("endings").keySet());
        fillers = Set.copyOf(section("fillers").keySet());
        openers = phrases("openers");
        closers = phrases("closers");
    }

    private static Map<String, String> pairs(Collection<String> lines) {
        var pairs = new LinkedHashMap<String, String>();
        for (var line : lines) {
            var pair = line.split("\\s*=\\s*", 2);
            for (var phrase : pair[0].split("\\s*;\\s*")) {
                pairs.put(phrase.strip(), pair.length > 1 ? pair[1].strip() : "");
            }
        }
        return pairs;
    }

    private List<List<String>> phrases(String section) {
        return section(section).keySet().stream().map(phrase -> List.of(phrase.split(" "))).toList();
    }

    private Map<String, String> writtenOut(Map<String, String> phrases) {
        var written = new LinkedHashMap<String, String>();
        phrases.forEach(
            (phrase, meaning) -> written.put(Arrays.stream(phrase.split(" ")).flatMap(word -> written(word).stream())
                .collect(Collectors.joining(" ")), meaning));
        return written;
    }

    public Language language() {
        return language;
    }

    private Map<String, String> section(String name) {
        return sections.getOrDefault(name, Map.of());
    }

    /// Returns the text in lower case, with spelling variants of letters unified.
    public String fold(String text) {
        return plain(text.toLowerCase(Locale.ROOT));
    }

    private String plain(String text) {
        var plain = text;
        for (var letter : letters.entrySet()) {
            plain = plain.replace(letter.getKey(), letter.getValue());
        }
        return plain;
    }

    /// Writes numbers with a point for the decimals and nothing between the thousands: `1,050` becomes `1050`, and, in
    /// a language with decimal commas, `1.050,5` becomes `1050.5`.
    public String withPoints(String sentence) {
        boolean isComma = has("decimal_comma");
        var whole = (isComma ? POINT_THOUSANDS : COMMA_THOUSANDS).matcher(sentence)
            .replaceAll(number -> number.group().replaceAll("[.,]", ""));
        return isComma ? COMMA.matcher(whole).replaceAll(".") : whole;
    }

    /// Returns the words of a folded word: itself, or a contraction expanded.
    public List<String> written(String word) {
        var form = section("forms").get(word);
        return form == null ? List.of(written("shorthand", word)) : Arrays.stream(fold(form).split(" ")).toList();
    }

    /// Returns what a section of single words has for a folded word; the word itself if it lacks it.
    public String written(String section, String word) {
        return section(section).getOrDefault(word, word);
    }

    /// Splits a compound whose second part is a word of its own: `Kartoffelrezepte`, `Nussallergie`. Any other word
    /// is returned unchanged.
    List<String> apart(String word) {
        return section("joints").keySet().stream()
            .filter(last -> word.length() > last.length() + 2 && fold(word).endsWith(last))
            .filter(_ -> !section("forms").containsKey(fold(word))).findFirst()
            .map(last -> List.of(word.substring(0, word.length() - last.length()).replaceFirst("-$", ""), last))
            .orElse(List.of(word));
    }

    /// Returns whether templates skip a word: a comma, or a filler such as an article in a language with many forms
    /// of it.
    public boolean isPassedOver(String word) {
        return word.equals(",") || fillers.contains(word);
    }

    List<List<String>> openers() {
        return openers;
    }

    List<List<String>> closers() {
        return closers;
    }

    /// Returns a named template fragment, such as all forms of a verb.
    ///
    /// @throws IllegalArgumentException if there is no fragment of that name
    String part(String name) {
        var part = section("parts").get(fold(name));
        if (part == null) {
            throw new IllegalArgumentException("no part <" + name + ">");
        }
        return part;
    }

    /// Returns the phrases of a section in the order of the file.
    public List<String> phrasesOf(String section) {
        return List.copyOf(section(section).keySet());
    }

    public boolean holds(String section, String foldedPhrase) {
        return section(section).containsKey(foldedPhrase);
    }

    public boolean beginsWith(String section, String folded) {
        return section(section).keySet().stream().anyMatch(folded::startsWith);
    }

    public boolean has(String section) {
        return sections.containsKey(section);
    }

    public Pattern pattern(String section) {
        if (sections.containsKey(section)) {
            throw new IllegalArgumentException("no section of patterns: " + section);
        }
        return patterns.getOrDefault(section, NEVER);
    }

    /// Translates words of a closed vocabulary to the assistant's own terms, phrase by phrase; numbers are kept. If
    /// the language has no such section, the words are returned as typed.
    ///
    /// @param kind the section of the vocabulary
    /// @return the translation; empty if a word has no meaning of that kind
    public Optional<String> told(String kind, String words) {
        var meanings = sections.get(kind);
        if (meanings == null) {
            return Optional.of(words);
        }
        var all = GAP.splitAsStream(fold(words)).filter(word -> !word.isEmpty()).toList();
        var told = new ArrayList<String>();
        for (int at = 0; at < all.size();) {
            int length = Math.min(MAX_PHRASE, all.size() - at);
            var meaning = Optional.<String>empty();
            while (meaning.isEmpty() && length > 0) {
                meaning = meaning(kind, meanings, String.join(" ", all.subList(at, at + length--)));
            }
            if (meaning.isEmpty()) {
                return Optional.empty();
            }
            told.add(meaning.get());
            at += length + 1;
        }
        var text = told.stream().filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    /// Returns an item with its amount in digits and without leading fillers: `12 Eier` for
    /// `noch ein Dutzend Eier`.
    public String withAmount(String thing) {
        var words = Arrays.asList(thing.strip().split("\\s+"));
        int from = 0;
        while (from < words.size() - 1 && isPassedOver(fold(words.get(from)))) {
            from++;
        }
        for (int length = Math.min(MAX_PHRASE, words.size() - from); length > 0; length--) {
            var amount = section("amount").get(fold(String.join(" ", words.subList(from, from + length))));
            if (amount != null) {
                return (amount + " " + withAmount(String.join(" ", words.subList(from + length, words.size()))))
                    .strip();
            }
        }
        return String.join(" ", words.subList(from, words.size()));
    }

    private Optional<String> meaning(String kind, Map<String, String> meanings, String phrase) {
        var own = meanings.get(phrase);
        if (own != null) {
            return Optional.of(own);
        }
        var number = section("number").get(phrase);
        if (number != null) {
            return Optional.of(number);
        }
        if (Character.isDigit(phrase.charAt(0)) && !phrase.contains(" ")) {
            var date = DATE.matcher(phrase);
            return !kind.equals(DAYS) || !date.matches()
                ? Optional.of(kind.equals(DAYS) ? phrase.replaceFirst("\\.$", "") : phrase)
                : date(date.group(1), Integer.parseInt(date.group(2)), Optional.ofNullable(date.group(3)));
        }
        for (var ending : endings) {
            var stem =
                phrase.endsWith(ending) ? meanings.get(phrase.substring(0, phrase.length() - ending.length())) : null;
            if (stem != null) {
                return Optional.of(stem);
            }
        }
        return Optional.empty();
    }

    private static Optional<String> date(String day, int month, Optional<String> year) {
        return month < 1 || month > 12 ? Optional.empty()
            : Optional.of(year.map(y -> "%s-%02d-%02d".formatted(y, month, Integer.parseInt(day)))
                .orElse(day + " " + MONTHS.get(month - 1)));
    }
}
