package alfred.builtin.slot;

import alfred.core.reasoner.TurnContext;
import alfred.core.registry.RefEntry;
import alfred.kitchen.names.TitleMatcher;
import java.util.List;
import java.util.Locale;

/// Resolves references to drafts: by pronoun, by position in the order shown, by name, or "the other one".
public final class Drafts {
    private Drafts() {}

    /// Returns the refs of the drafts meant by the words; empty if there are none.
    ///
    /// @param words the reference; `""` for the latest draft
    public static List<String> meant(TurnContext turn, String words) {
        var referents = new Referents(turn);
        var drafts = referents.drafts("").stream().map(RefEntry::ref).toList();
        var text = words.toLowerCase(Locale.ROOT).strip().replaceFirst("^(the|this|that|my) (draft |)", "");
        if (drafts.isEmpty()) {
            return List.of();
        }
        if (text.matches(
            "(both|all|them|them all|all of them|everything|these|those|drafts|both of them|ideas|all drafts)")) {
            return drafts;
        }
        if (text.isEmpty()
            || text.matches("(it|this|that|draft|one|recipe|plan|idea|last one|other one|other|rest|other "
                + "idea|suggestion|week|meal plan|menu)")) {
            return List.of(drafts.getLast());
        }
        var position = Referents.ordinal(words);
        if (position.isPresent()) {
            var made = turn.entities().stream()
                .filter(e -> e.ref().startsWith("gen_") && turn.turn() - e.turnCreated() < 6).toList();
            int at = position.get() < 0 ? made.size() - 1 : position.get() - 1;
            return at >= 0 && at < made.size() && made.get(at).isUnsaved() ? List.of(made.get(at).ref()) : List.of();
        }
        return named(turn, text).stream().filter(drafts::contains).toList();
    }

    /// Returns the refs of the drafts whose label contains all the words.
    public static List<String> named(TurnContext turn, String words) {
        var wanted =
            words.toLowerCase(Locale.ROOT).replaceFirst("^(the|my) ", "").replaceFirst(" (one|recipe|draft|idea)$", "");
        return TitleMatcher.holding(wanted, turn.entities(), RefEntry::label).stream().map(RefEntry::ref).toList();
    }
}
