package alfred.builtin.skill.talk;

import alfred.builtin.intent.FollowUps;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.template.Intent;
import alfred.core.context.Pending;
import alfred.core.crud.call.ToolCall;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Skills for the dialogue itself: undo, yes and no, greetings, help.
public final class DialogueSkills {
    /// Follow-ups and corrections, which mean nothing without a request before them.
    private static final List<String> FOLLOW_UPS =
        List.of("follow.more", "follow.food", "follow.cuisine", "follow.diet", "follow.day");
    private static final List<String> CORRECTIONS =
        List.of("fix.amount", "fix.name", "fix.day", "fix.without", "fix.place");

    private DialogueSkills() {}

    public static List<Skill> all() {
        var alone = Stream.concat(
            FOLLOW_UPS.stream().map(name -> quiet(name, s -> s.tell("dialogue.and-what"))),
            CORRECTIONS.stream().map(name -> quiet(name, s -> s.tell("dialogue.fix-what"))));
        return Stream.concat(ofDialogue().stream(), alone).toList();
    }

    private static List<Skill> ofDialogue() {
        return List.of(
            new Skill("dialogue.undo", List.of(Skill.write("", "step.take-back-what-was-done-last")),
                s -> takeBack(s, "undo")),
            new Skill("dialogue.redo", List.of(Skill.write("", "step.do-it-again")), s -> takeBack(s, "redo")),
            new Skill(FollowUps.UNDO, "goal.dialogue.undo",
                List.of(Skill.write("", "step.take-back-what-was-done-last")),
                DialogueSkills::correct),
            quiet("dialogue.no", s -> s.tell("dialogue.unchanged")),
            quiet("dialogue.keep", s -> s.tell("dialogue.stays")),
            quiet("dialogue.yes", s -> s.tell("dialogue.yes-to-what")),
            quiet("dialogue.hello", s -> s.tell("dialogue.good-day")),
            quiet("dialogue.bye", s -> s.tell("dialogue.goodbye")),
            quiet("dialogue.thanks", s -> s.tell("dialogue.welcome")),
            quiet("emergency.fire", s -> s.tell("emergency.fire")),
            quiet("emergency.reaction", s -> s.tell("emergency.reaction")),
            quiet("emergency.choking", s -> s.tell("emergency.choking")),
            quiet("emergency.injury", s -> s.tell("emergency.injury")),
            quiet("emergency.poison", s -> s.tell("emergency.poison")),
            quiet("dialogue.where", DialogueSkills::where),
            quiet("dialogue.why", DialogueSkills::why),
            quiet("dialogue.brief", s -> s.tell("dialogue.brief")),
            quiet("dialogue.help", s -> s.tell("dialogue.examples")),
            quiet("dialogue.date", s -> s.tell("dialogue.now", s.words().date(s.turn().now().toLocalDate()),
                "%02d:%02d".formatted(s.turn().now().getHour(), s.turn().now().getMinute()))),
            quiet("dialogue.recipe", s -> s.tell("dialogue.new-recipe")),
            new Skill("dialogue.start_over", "step.start-over", List.of(Skill.read("", "step.start-over")),
                s -> s.tell("dialogue.started-over")),
            quiet("dialogue.forget",
                s -> s.tell(s.slot("dropped").isEmpty() ? "dialogue.not-in-mind" : "dialogue.let-go",
                    s.slot("dropped"))));
    }

    private static Skill quiet(String name, Consumer<Script> body) {
        return new Skill(name, "step.answer", List.of(Skill.read("", "step.answer")), body);
    }

    /// Reports the open drafts and questions, and the last subject.
    private static void where(Script s) {
        var open = s.turn().conversation().open();
        s.say(open.map(Pending::text)
            .orElseGet(() -> s.turn().conversation().recentTurns().isEmpty() ? s.text("dialogue.nothing-yet")
                : s.text("dialogue.last-said", s.turn().conversation().recentTurns().getLast().assistant())));
    }

    /// Says by what the last answer was chosen.
    private static void why(Script s) {
        var last =
            Intent.fromJson(s.turn().conversation().memo().get(FollowUps.LAST)).map(Intent::skill).orElse("");
        boolean isChosen = last.matches("draft\\.suggest|cook\\.can|meal\\.(plan|plan_save|other)");
        s.tell(last.isEmpty() ? "dialogue.nothing-yet" : isChosen ? "dialogue.why-chosen" : "dialogue.why-asked");
    }

    /// Undoes the turn that is about to be corrected; says nothing, as the corrected receipt follows.
    private static void correct(Script s) {
        var result = s.call(ToolCall.domain("undo", Map.of("turn", Integer.parseInt(s.slot("turn")))));
        if (!result.isDone()) {
            throw new Script.Ended(s.text("fix.moved-on"));
        }
        if (s.has(FollowUps.TOLD)) {
            s.say(result.message());
        }
    }

    private static void takeBack(Script s, String what) {
        var result = s.call(ToolCall.domain(what, Map.of()));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        s.say(result.message());
    }
}
