package alfred.builtin.script;

import alfred.core.domain.Phrasebook;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.StepType;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// A capability of the built-in assistant: its plan, and the script that executes it.
///
/// @param goal the message key of the plan's short description, usually `goal.` and the name
/// @param steps the steps, described by message keys; a plan of one step takes the quick path
/// @param body the script
/// @param steps described by keys; one step takes the quick path
public record Skill(String name, String goal, List<Plan.Step> steps, Consumer<Script> body) {
    /// Skills whose sentences are unambiguous: plain queries, ticks, and dialogue control.
    private static final Set<String> SURE =
        Set.of("pantry.list", "pantry.have", "pantry.amount", "pantry.expiring", "pantry.expired", "shop.list",
            "shop.tick", "recipe.list", "recipe.with", "recipe.show", "meal.list", "task.list", "task.done",
            "profile.show", "cook.history", "talk.past", "dialogue.undo", "dialogue.redo", "dialogue.no",
            "dialogue.keep", "dialogue.hello", "dialogue.thanks", "dialogue.help", "dialogue.start_over");

    public Skill {
        steps = List.copyOf(steps);
    }

    public Skill(String name, List<Plan.Step> steps, Consumer<Script> body) {
        this(name, "goal." + name, steps, body);
    }

    public String goal(Phrasebook phrases) {
        return phrases.text(goal);
    }

    public List<Plan.Step> steps(Phrasebook phrases) {
        return steps.stream().map(s -> new Plan.Step(phrases.text(s.description()), s.type(), s.subdomain(), s.group()))
            .toList();
    }

    public boolean isQuick() {
        return steps.size() == 1;
    }

    public boolean isSure() {
        return SURE.contains(name);
    }

    public static Plan.Step read(String subdomain, String key) {
        return new Plan.Step(key, StepType.READ, subdomain, 0);
    }

    public static Plan.Step think(String subdomain, String key) {
        return new Plan.Step(key, StepType.ANALYZE, subdomain, 1);
    }

    public static Plan.Step make(String subdomain, String key) {
        return new Plan.Step(key, StepType.GENERATE, subdomain, 2);
    }

    public static Plan.Step write(String subdomain, String key) {
        return new Plan.Step(key, StepType.WRITE, subdomain, 3);
    }
}
