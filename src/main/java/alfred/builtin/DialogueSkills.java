package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.crud.ToolResult;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// What keeps a conversation going: undo, yes and no, greetings, help.
final class DialogueSkills {
    private static final String HELP = "You can ask me, for example:\n- what's in my pantry?\n- what expires this weekend?\n- add 2 kg rice and a "
        + "dozen eggs to my shopping list\n"
        + "- suggest something with cod\n- plan dinners for Monday to Wednesday\n- what am I missing for the lasagne?\n- what can I cook?\n- "
            + "something lighter on Friday\n- what is running low?\n- what can I use instead of buttermilk?\n- remind me to thaw the cod on "
                + "Thursday\n- what did we talk about yesterday?\n- undo";

    private DialogueSkills() {}

    static List<Skill> all() {
        return List.of(
            new Skill("dialogue.undo", "Undo", List.of(Skill.write("", "Take back what was done last")), s -> takeBack(s, "undo")),
            new Skill("dialogue.redo", "Redo", List.of(Skill.write("", "Do it again")), s -> takeBack(s, "redo")),
            quiet("dialogue.no", s -> s.say("All right, nothing was changed.")),
            quiet("dialogue.keep", s -> s.say("All right, it stays as it is.")),
            quiet("dialogue.yes", s -> s.say("There is nothing to say yes to. What would you like?")),
            quiet("dialogue.hello", s -> s.say("Good day. What shall we cook?")),
            quiet("dialogue.bye", s -> s.say("Goodbye.")),
            quiet("dialogue.thanks", s -> s.say("You are welcome.")),
            quiet("dialogue.help", s -> s.say(HELP)),
            quiet("dialogue.timer", s -> s.say("Timers run beside the steps: open a recipe and choose Cook.")),
            quiet("dialogue.recipe", s -> s.say("Open Recipes: New recipe is for writing one, Import takes one from a file or from pasted text. "
                + "You can also tell me here: \"new recipe pancakes with 2 eggs, 200 g flour and 300 ml milk\".")),
            quiet("dialogue.start_over", s -> s.say("We start over. Your kitchen is as it was.")),
            quiet("dialogue.forget", s -> s.say(s.slot("dropped").isEmpty() ? "I had nothing like that in mind." : "I let go of "
                + s.slot("dropped") + ".")),
            quiet("follow.more", s -> s.say("And what shall I do with that? Say for example \"add eggs to my shopping list\".")));
    }

    private static Skill quiet(String name, Consumer<Script> body) {
        return new Skill(name, "Answer", List.of(Skill.read("", "Answer")), body);
    }

    private static void takeBack(Script s, String what) {
        var result = s.call(ToolCall.domain(what, Map.of()));
        if (!result.isDone()) {
            throw s.stop(result.message());
        }
        for (var action : List.of("deleted", "created", "updated")) {
            var labels = result.writes().stream().filter(w -> w.action().equals(action)).map(ToolResult.Write::label).filter(l -> !l.isBlank())
                .distinct().limit(12).toList();
            if (!labels.isEmpty()) {
                s.say(outcome(action) + ": " + Say.list(labels) + ".");
            }
        }
    }

    private static String outcome(String action) {
        return switch (action) {
            case "created" -> "Back again";
            case "deleted" -> "Removed again";
            default -> "Changed back";
        };
    }
}
