package alfred.builtin.slot;

import alfred.core.domain.Row;
import alfred.core.reasoner.TurnContext;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import alfred.kitchen.tool.FindByName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Resolves references such as "it", "that recipe" and "the second one" to the last things shown, in the order
/// shown.
///
/// Uses the state at the start of the turn, so that results do not change while the turn runs.
public final class Referents {
    private static final Pattern PRONOUN =
        Pattern.compile("(it|that|this|them|these|those|some|some of (?:it|them|that)"
            + "|that one|this one|these ones|those ones|all of them|them all|it all|all of it|the same|the same one|both"
            + "|(?:some |a few )?(?:new|fresh|other) ones?)"
            + "|(?:the|that|this|my|these|those) (?:recipe|draft|idea|suggestion|dish|meal|plan|list|one|item|task|recipes|drafts|ideas|last one)");
    /// How many replies back something was shown that "it" may mean.
    private static final int TURNS_BACK = 3;
    private static final List<String> ORDINALS =
        List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
            "tenth");
    private static final Pattern ORDINAL = Pattern.compile("(?:the )?(?:number "
        + ")?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|"
        + "\\d{1,2}(?:st|nd|rd|th)?)(?: (?:one|recipe|idea|item|task|draft|suggestion))?");
    private static final Pattern FEW =
        Pattern.compile("(?:the )?(first|last) (two|three|four|five|[2-9])(?: (?:ones|items|things))?");
    private final TurnContext turn;

    public Referents(TurnContext turn) {
        this.turn = turn;
    }

    public static boolean isPronoun(String words) {
        return PRONOUN.matcher(fold(words)).matches();
    }

    /// Returns whether the words mean all that was named: "both", "them".
    public static boolean isBoth(String words) {
        return fold(words).matches("both|them|them all|all of them|those|these");
    }

    /// Returns whether the words are a reference, a pronoun or an ordinal, rather than a name.
    public static boolean isReference(String words) {
        return isPronoun(words) || isOrdinal(words) || isFew(words);
    }

    /// Returns whether the words mean several at one end of what was shown: "the first two".
    public static boolean isFew(String words) {
        return FEW.matcher(fold(words)).matches();
    }

    public static boolean isOrdinal(String words) {
        return ordinal(words).isPresent();
    }

    /// Returns the position meant by the words, from 1, or -1 for the last; empty if they are not an ordinal.
    public static Optional<Integer> ordinal(String words) {
        var matcher = ORDINAL.matcher(fold(words));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        var word = matcher.group(1);
        if (word.equals("last")) {
            return Optional.of(-1);
        }
        int index = ORDINALS.indexOf(word);
        return Optional.of(index >= 0 ? index + 1 : Integer.parseInt(word.replaceAll("\\D", "")));
    }

    /// Returns the refs of a type meant by the words; empty if they are no pronoun, ordinal or mention.
    public List<String> resolve(String type, String words) {
        var mentioned = turn.mentioned().stream().filter(r -> isOf(type, r))
            .filter(r -> label(r).equalsIgnoreCase(words.strip())).toList();
        if (!mentioned.isEmpty()) {
            return mentioned;
        }
        var shown = lastShown(type);
        var few = FEW.matcher(fold(words));
        if (few.matches()) {
            int size = Math.min(shown.size(), Dates.number(few.group(2)).orElse(0));
            return few.group(1).equals("last") ? shown.subList(shown.size() - size, shown.size())
                : shown.subList(0, size);
        }
        var position = ordinal(words);
        if (position.isPresent()) {
            int at = position.get() < 0 ? shown.size() - 1 : position.get() - 1;
            return at >= 0 && at < shown.size() ? List.of(shown.get(at)) : List.of();
        }
        if (!isPronoun(words)) {
            return List.of();
        }
        boolean isPlural = fold(words).matches("them|these|those|some|both|all of them|.*s");
        var recent = shown.isEmpty() ? latest(type) : shown;
        return isPlural || recent.isEmpty() ? recent
            : List.of(recent.size() == 1 ? recent.getFirst() : latest(type).isEmpty() ? recent.getFirst()
                : latest(type).getFirst());
    }

    /// Returns the refs of a type in the order of the latest of the last replies that named any; else from the last
    /// step that showed any.
    List<String> lastShown(String type) {
        // a recipe that was shown stays "it" while one talks of it; of other things, what was only asked about does not
        var named = turn.conversation().recentTurns().reversed().stream().limit(type.equals("recipe") ? TURNS_BACK : 1)
            .map(before -> before.shown().stream().filter(ref -> isOf(type, ref)).toList())
            .filter(refs -> !refs.isEmpty()).findFirst();
        if (named.isPresent()) {
            return named.get();
        }
        var records = turn.conversation().results().stream()
            .filter(r -> r.rows().stream().anyMatch(row -> isOf(type, row.text(Row.ID)) && isShown(row))).toList();
        if (records.isEmpty()) {
            return List.of();
        }
        var last = records.getLast();
        var refs = new ArrayList<String>();
        records.stream().filter(r -> r.turn() == last.turn() && r.step() == last.step()).flatMap(r -> r.rows().stream())
            .filter(Referents::isShown).map(row -> row.text(Row.ID))
            .filter(ref -> isOf(type, ref) && !refs.contains(ref)).forEach(refs::add);
        return refs;
    }

    /// Returns whether a row was shown, rather than only offered in a question.
    private static boolean isShown(Row row) {
        return !row.isTrue(FindByName.ASKED);
    }

    /// Returns the refs of a type in view, the most recently used first.
    private List<String> latest(String type) {
        var rows = turn.conversation().results().stream().flatMap(r -> r.rows().stream()).toList();
        var shown = rows.stream().filter(Referents::isShown).map(row -> row.text(Row.ID)).collect(Collectors.toSet());
        var considered =
            rows.stream().map(row -> row.text(Row.ID)).filter(ref -> !shown.contains(ref)).collect(Collectors.toSet());
        return turn.entities().stream().filter(e -> e.type().equals(type) && !considered.contains(e.ref()))
            .filter(e -> turn.tierOf(e) != Tier.NONE && !e.action().isDeletion())
            .sorted(Comparator.comparingInt(RefEntry::turnLastRef).reversed()).map(RefEntry::ref).toList();
    }

    /// Returns the unsaved drafts of a type in order of creation; all drafts if the type is `""`.
    public List<RefEntry> drafts(String type) {
        return turn.entities().stream().filter(e -> e.isUnsaved() && (type.isEmpty() || e.type().equals(type)))
            .toList();
    }

    private boolean isOf(String type, String ref) {
        return turn.entry(ref).filter(e -> e.type().equals(type)).isPresent();
    }

    public String label(String ref) {
        return turn.entry(ref).map(RefEntry::label).orElse("");
    }

    private static String fold(String words) {
        return words.toLowerCase(Locale.ROOT).strip();
    }
}
