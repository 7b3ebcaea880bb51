package alfred.builtin.script;

import alfred.builtin.intent.AmbiguousIntent;
import alfred.builtin.intent.CannotBe;
import alfred.builtin.intent.FollowUps;
import alfred.builtin.intent.LeftOut;
import alfred.builtin.intent.MissingSlot;
import alfred.builtin.intent.NotUnderstood;
import alfred.builtin.intent.Orders;
import alfred.builtin.template.Intent;
import alfred.core.context.Pending;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Question;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Skills that answer what a message is taken for: it is ambiguous, lacks something, is not the kitchen's, or is not
/// understood.
final class UnclearSkills {
    private static final Set<String> DECLINES =
        Set.of("declined.device", "declined.health", "declined.money", "declined.order", "declined.travel",
            "declined.work", "declined.nutrition", "declined.chat");
    /// Skills with a question of their own, `sure.` and the name, about their items.
    private static final Set<String> WITH_ITEMS =
        Set.of("shop.add", "shop.remove", "shop.tick", "shop.bought", "pantry.add", "pantry.use",
            "pantry.remove");
    /// Slots that say how a skill runs, not what the user said.
    private static final Set<String> SILENT =
        Set.of("again", "deduct", "not", "all", "put", "none", "untick", "lacking", "favorite", "list",
            "column", "agreed", "ref", "_fill", "longer", "changed", "until", "have", "where", "text");
    /// Slots with a question of their own; any other is asked for in general words.
    private static final Set<String> WITH_QUESTION =
        Set.of("missing.title", "missing.items", "missing.food", "missing.recipe", "missing.day", "missing.seconds",
            "missing.task", "missing.name", "missing.place", "missing.number", "missing.amount", "missing.days",
            "missing.to", "missing.to_days", "missing.list", "missing.note", "missing.value", "missing.stars",
            "missing.tag", "missing.unit", "missing.old", "missing.by");
    /// Maximum number of characters quoted in the answer.
    private static final int MAX_QUOTED = 80;

    private UnclearSkills() {}

    /// @param skills the skills that a choice may lead to
    static List<Skill> all(Skills skills) {
        return List.of(
            new Skill(AmbiguousIntent.SKILL, "step.ask-what-is-meant",
                List.of(Skill.read("", "step.ask-what-is-meant")), s -> askWhich(s, skills)),
            new Skill(MissingSlot.SKILL, "step.ask-what-is-meant",
                List.of(Skill.read("", "step.ask-what-is-meant")), s -> askFor(s, skills)),
            new Skill(NotUnderstood.DECLINED, "step.answer", List.of(Skill.read("", "step.answer")),
                s -> s.tell(
                    DECLINES.contains("declined." + s.slot("job")) ? "declined." + s.slot("job") : "declined.chat")),
            new Skill(CannotBe.SKILL, "step.understand", List.of(Skill.read("", "step.understand")),
                s -> s.tell(switch (s.slot(CannotBe.KIND)) {
                    case "day" -> "impossible.day";
                    case "time" -> "impossible.time";
                    case "nothing" -> "impossible.nothing";
                    default -> "impossible.beyond";
                }, s.slot(CannotBe.WORDS))),
            new Skill(LeftOut.SKILL, "step.understand", List.of(Skill.read("", "step.understand")),
                s -> s.tell("say.left-out", s.slot(LeftOut.WORDS))),
            new Skill(NotUnderstood.SKILL, "step.understand", List.of(Skill.read("", "step.understand")),
                s -> answer(s, skills)));
    }

    private static void askWhich(Script s, Skills skills) {
        var choices = choices(s.reading(), skills, s);
        var text = choices.size() == 1 ? choices.getFirst().text() + "?" : s.text("ask.doubt", choices.size());
        throw new Script.Decided(new ActDecision.AskUser(new Question(text, choices, s.reading().toJson())));
    }

    /// Asks for what lacks; what was understood beside it stands before the question.
    private static void askFor(Script s, Skills skills) {
        var key = "missing." + s.slot(MissingSlot.SLOT);
        var question = WITH_QUESTION.contains(key) ? s.text(key) : s.text("missing.other");
        var understood = MissingSlot.request(s.reading())
            .filter(request -> !request.slots().isEmpty() && skills.has(request.skill()))
            .map(request -> spelledOut(request, skills.of(request.skill()), s) + ". ").orElse("");
        throw new Script.Decided(
            new ActDecision.AskUser(new Question(understood + question, List.of(), s.reading().toJson())));
    }

    private static void answer(Script s, Skills skills) {
        var words = s.slot(NotUnderstood.WORDS).strip();
        var quoted = words.codePointCount(0, words.length()) <= MAX_QUOTED ? words
            : words.substring(0, words.offsetByCodePoints(0, MAX_QUOTED)) + "…";
        var nearest = Intent.fromJson(s.slot(NotUnderstood.NEAREST));
        if (nearest.isEmpty()) {
            throw s.stop(s.text("say.not-understood", quoted) + (s.isPartOfSeveral() ? "" : "\n" + s.text("say.can")));
        }
        var choices = choices(nearest.get(), skills, s);
        throw new Script.Decided(new ActDecision.AskUser(
            new Question(s.text("say.not-understood", quoted) + " " + s.text("say.nearest"), choices,
                nearest.get().toJson())));
    }

    /// Returns the readings of a question as choices that spell out what each would do.
    private static List<Pending.Choice> choices(Intent asked, Skills skills, Script s) {
        return asked.slots().keySet().stream().sorted().flatMap(name -> Intent.fromJson(asked.slot(name)).stream())
            .filter(reading -> Orders.in(reading).stream().allMatch(order -> skills.has(order.skill())))
            .map(reading -> new Pending.Choice(
                Orders.in(reading).stream().filter(order -> !order.skill().equals(FollowUps.UNDO))
                    .map(order -> spelledOut(order, skills.of(order.skill()), s)).collect(Collectors.joining("; ")),
                reading.skill()))
            .toList();
    }

    /// Returns the key of the question whether something shall be noted, by the list that it is noted in.
    private static String noted(String list) {
        return switch (list) {
            case "allergies" -> "sure.profile.allergies";
            case "dietary_restrictions" -> "sure.profile.dietary_restrictions";
            case "disliked_ingredients" -> "sure.profile.disliked_ingredients";
            case "favorite_cuisines" -> "sure.profile.favorite_cuisines";
            case "assumed_staples" -> "sure.profile.assumed_staples";
            default -> "sure.profile.available_equipment";
        };
    }

    /// Describes what a reading would do: `Plan a meal: carbonara, Friday`.
    private static String spelledOut(Intent reading, Skill skill, Script s) {
        if (WITH_ITEMS.contains(reading.skill()) && reading.has("items")) {
            return s.text("sure." + reading.skill(), reading.slot("items"));
        }
        if (reading.skill().equals("profile.add") && reading.has("list") && reading.has("items")) {
            var whose = reading.has("person") ? " (" + reading.slot("person") + ")" : "";
            return s.text(noted(reading.slot("list")), reading.slot("items") + whose);
        }
        var said = reading.slots().entrySet().stream().filter(slot -> !SILENT.contains(slot.getKey()))
            .sorted(Map.Entry.comparingByKey())
            .map(slot -> s.words().slot(slot.getKey(), slot.getValue())).filter(text -> !text.isBlank())
            .collect(Collectors.joining(", "));
        return said.isEmpty() ? s.text(skill.goal()) : s.text(skill.goal()) + ": " + said;
    }
}
