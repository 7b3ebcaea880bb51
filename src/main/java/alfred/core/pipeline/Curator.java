package alfred.core.pipeline;

import alfred.core.context.Conversation;
import alfred.core.crud.rule.Permission;
import alfred.core.reasoner.Understanding;
import alfred.core.registry.RefEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Applies the curation decisions of Understand at once (spec/entities-and-refs.md, curation). Unknown refs are
/// ignored.
final class Curator {
    private static final int KEPT_DECISIONS = 20;
    /// A demand that ends with an order to save.
    private static final Pattern NOTHING_SAVED = Pattern.compile(
        "(?iu)\\b(?:save|keep|write) (?:nothing|none)|\\b(?:not|don'?t|no|nothing) (?:\\w+ )?sav(?:e|ed|ing)\\b|nichts? speichern");
    private final TurnServices services;
    private final boolean isModels;

    /// @param isModels whether a model made the decisions: a model cannot drop pinned refs
    /// (spec/entities-and-refs.md, pinned)
    Curator(TurnServices services, boolean isModels) {
        this.services = services;
        this.isModels = isModels;
    }

    void apply(Understanding understanding) {
        var registry = services.registry();
        var curation = understanding.curation();
        if (curation.clearAll()) {
            registry.clearAll();
            services.conversation(Conversation.EMPTY);
            return;
        }
        understanding.referencedEntities().forEach(registry::touch);
        var decisions = new ArrayList<>(services.conversation().decisions());
        int turn = registry.currentTurn();
        curation.retain().forEach((ref, reason) -> {
            registry.setActiveReason(ref, reason);
            decisions.add(new Conversation.Decision(turn, ref, "retain", reason));
        });
        curation.demote().forEach(ref -> {
            registry.clearActiveReason(ref);
            decisions.add(new Conversation.Decision(turn, ref, "demote", ""));
        });
        curation.drop().stream().filter(ref -> !isModels || registry.entry(ref).filter(RefEntry::isPinned).isEmpty())
            .forEach(ref -> {
                var name = registry.entry(ref).map(RefEntry::label).orElse("");
                registry.drop(ref);
                services.forget(ref);
                decisions.add(new Conversation.Decision(turn, ref, Conversation.Decision.DROP, name));
            });
        var conversation = services.conversation();
        var standing = without(conversation.constraints(), understanding.withdrawn()).stream()
            .filter(demand -> !services.wordsAllow(Permission.Operation.SAVE) || !NOTHING_SAVED.matcher(demand).find())
            .toList();
        services.conversation(conversation.withConstraints(merged(standing, understanding.constraints()))
            .withDecisions(decisions.size() > KEPT_DECISIONS
                ? decisions.subList(decisions.size() - KEPT_DECISIONS, decisions.size()) : decisions));
    }

    /// Leaves out what is withdrawn; several may be withdrawn in one text.
    private static List<String> without(List<String> known, List<String> withdrawn) {
        var ended = withdrawn.stream().map(Curator::plain).toList();
        return known.stream().filter(demand -> ended.stream().noneMatch(text -> text.contains(plain(demand)))).toList();
    }

    /// Returns the words of a text in lower case, with a space around each.
    private static String plain(String text) {
        return " " + text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip() + " ";
    }

    private static List<String> merged(List<String> known, List<String> more) {
        var all = new ArrayList<>(known);
        more.stream().filter(c -> all.stream().noneMatch(c::equalsIgnoreCase)).forEach(all::add);
        return all;
    }
}
