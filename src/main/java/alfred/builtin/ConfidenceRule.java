package alfred.builtin;

import alfred.builtin.intent.FollowUps;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.template.Intent;
import alfred.builtin.understand.DialogueReader;
import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.TurnContext;
import alfred.kitchen.catalogue.FoodCatalogue;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Decides whether a reading is beyond doubt, so that no language model is needed (spec/design.md, decision 6).
///
/// A reliable skill is not enough: names chosen freely by the user must be known, as the sentence may only resemble
/// a template ("do I have anything for guests?").
record ConfidenceRule(TurnContext turn, FoodCatalogue foods) {
    private static final Set<String> AFTER_ANY_QUESTION =
        Set.of("dialogue.undo", "dialogue.redo", "dialogue.start_over");
    /// Slots filled with words of the user's choosing; every other slot takes words from a closed set.
    private static final Set<String> FOODS = Set.of("food", "items");
    private static final Set<String> NAMES = Set.of("recipe", "task", "draft", "name", "title");

    boolean holds(Skill skill, DialogueReader.Read read) {
        if (turn.mode() != Mode.AUTO && turn.mode() != Mode.QUICK) {
            return false;
        }
        var open = turn.conversation().open();
        if (open.isPresent() && !isOurs(open.get())) {
            return AFTER_ANY_QUESTION.contains(skill.name())
                || open.get().kind() == Pending.Kind.PROPOSAL && skill.name().equals("dialogue.no");
        }
        return read.isAnswer()
            || read.isLiteral() && skill.isSure() && read.reading().slots().entrySet().stream().allMatch(this::isKnown);
    }

    /// Returns whether the open question was asked by the built-in assistant; a model's question stores no intent.
    private boolean isOurs(Pending pending) {
        return pending.kind() == Pending.Kind.INTERRUPTED || Intent.fromJson(pending.note()).isPresent()
            || pending.resume() instanceof Resume.Many && turn.conversation().memo().containsKey(FollowUps.LAST);
    }

    private boolean isKnown(Map.Entry<String, String> slot) {
        if (FOODS.contains(slot.getKey())) {
            return Items.parse(slot.getValue(), foods).stream()
                .allMatch(item -> foods.exact(item.name()).isPresent() || isLabel(item.name()));
        }
        return !NAMES.contains(slot.getKey()) || Referents.isOrdinal(slot.getValue()) || isLabel(slot.getValue());
    }

    private boolean isLabel(String name) {
        var folded = name.strip().toLowerCase(Locale.ROOT);
        return turn.entities().stream().anyMatch(e -> e.label().toLowerCase(Locale.ROOT).equals(folded));
    }
}
