package alfred.core.reasoner.model.answer;

import alfred.core.crud.call.ToolResult.Write;
import alfred.core.reasoner.TurnContext;
import alfred.core.registry.RefEntry;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a sentence cannot truly say to be written in a turn: a row that the turn did not write, though it wrote others
/// of its kind; a draft that is not saved; and things that nothing in the conversation is named after.
///
/// A row of another kind may be named beside a write ("added beans for the Chili").
public final class UnwrittenNames {
    static final UnwrittenNames NONE = new UnwrittenNames();
    private static final int LEAST_LETTERS = 3;
    private static final int STEM = 5;
    /// What follows these words tells of something else than what was written.
    private static final Pattern ASIDE = Pattern
        .compile(
            "(?i)\\b(?:for the|because|since|so that|next to|beside|besides|instead of|in place of|as you|as the|but|while|still|left|which|"
                + "für die|für den|für das|weil|damit|neben|statt|anstelle|aber|noch)\\b|[;(]");
    private static final Pattern CLAUSE = Pattern.compile("(?i),? and (?=(?:the|an?|your|some|\\d+)\\b)|;");
    private static final Pattern SAVED =
        Pattern.compile("(?iu)\\b(?:saved|stored|gespeichert|guardad[oa]s?|enregistrée?s?|salvat[oaie])\\b");
    private static final Pattern WORD = Pattern.compile("\\p{L}{4,}");
    /// Words of a claim that name nothing in particular.
    private static final Set<String> GENERAL = Set.of(("list shopping pantry recipe recipes plan plans meal meals task "
        + "tasks item items dish dishes everything them both also "
        + "just successfully added saved stored updated changed renamed moved marked ticked logged noted adjusted replaced "
        + "scheduled removed deleted cleared discarded thrown taken away been have your from into onto with that this those these "
        + "asked requested wanted wished done rating star stars amount amounts quantity today tomorrow tonight monday tuesday "
        + "wednesday thursday friday saturday sunday week weekend preferences profile kitchen fridge freezer cabinet counter "
        + "cupboard allergies allergy reminder reminders timer draft ingredient ingredients step steps line lines serving "
        + "servings date dates dinner lunch breakfast snack notes note already there four five three instead were back what here "
        + "they will made created written prepared title name portion portions people persons then next evening morning noon "
        + "shall would like tags cooking cooked description minutes hours").split(" "));
    private final List<Pattern> others;
    private final List<Pattern> drafts;
    private final Set<String> known;

    private UnwrittenNames() {
        others = List.of();
        drafts = List.of();
        known = Set.of();
    }

    public UnwrittenNames(TurnContext turn, List<Write> writes) {
        var types = writes.stream().map(Write::type).collect(Collectors.toSet());
        var refs = writes.stream().map(Write::ref).collect(Collectors.toSet());
        var written = writes.stream().flatMap(write -> Stream.of(write.label(), write.words()))
            .map(UnwrittenNames::folded).toList();
        var rest = turn.entities().stream().filter(e -> !refs.contains(e.ref())).toList();
        others = patterns(rest.stream().filter(e -> types.contains(e.type())), written);
        drafts = patterns(rest.stream().filter(RefEntry::isUnsaved), written);
        known =
            writes.isEmpty() ? Set.of() : Stream.concat(written.stream(), turn.entities().stream().map(RefEntry::label))
                .flatMap(UnwrittenNames::stems).collect(Collectors.toSet());
    }

    private static List<Pattern> patterns(Stream<RefEntry> entries, List<String> written) {
        return entries.map(RefEntry::label).map(UnwrittenNames::folded)
            .filter(
                label -> label.length() >= LEAST_LETTERS && written.stream().noneMatch(words -> words.contains(label)))
            .distinct()
            .map(label -> Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(label) + "(?![\\p{L}\\d])")).toList();
    }

    private static String folded(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }

    private static Stream<String> stems(String text) {
        return WORD.matcher(folded(text)).results().map(found -> found.group())
            .map(word -> word.substring(0, Math.min(STEM, word.length())));
    }

    /// Whether a sentence that claims a write says so of something that was not written.
    boolean isIn(String sentence) {
        var claimed = ASIDE.split(folded(sentence), 2)[0];
        return others.stream().anyMatch(name -> name.matcher(claimed).find())
            || SAVED.matcher(claimed).find() && drafts.stream().anyMatch(name -> name.matcher(claimed).find())
            || Arrays.stream(CLAUSE.split(sentence)).anyMatch(this::namesOnlyUnknownThings);
    }

    private boolean namesOnlyUnknownThings(String clause) {
        if (known.isEmpty() || WriteClaimDetector.in(clause).findAny().isEmpty()
            || LanguageGuess.of(clause, 2).filter("en"::equals).isEmpty()) {
            return false;
        }
        var named = WORD.matcher(folded(ASIDE.split(clause, 2)[0])).results().map(found -> found.group())
            .filter(word -> !GENERAL.contains(word))
            .toList();
        return !named.isEmpty() && named.stream().flatMap(UnwrittenNames::stems).noneMatch(known::contains);
    }
}
