package alfred.builtin.script;

import alfred.builtin.intent.Orders;
import alfred.builtin.template.Intent;
import alfred.core.reasoner.Plan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Registry of skills by name. The names equal the section names of the template book.
public final class Skills {
    private static final int GROUPS = 10;
    private final Map<String, Skill> byName = new HashMap<>();

    /// @param all the skills, without those that answer what is not clear
    public Skills(List<Skill> all) {
        Stream.concat(all.stream(), UnclearSkills.all(this).stream()).forEach(s -> byName.put(s.name(), s));
    }

    /// Returns the skill that carries out an intent; several orders are carried out one after another.
    public Skill of(Intent intent) {
        return intent.skill().equals(Orders.SKILL) ? inTurn(Orders.in(intent)) : of(intent.skill());
    }

    private Skill inTurn(List<Intent> orders) {
        var steps = new ArrayList<Plan.Step>();
        for (int i = 0; i < orders.size(); i++) {
            int group = i * GROUPS;
            of(orders.get(i).skill()).steps().forEach(step -> steps
                .add(new Plan.Step(step.description(), step.type(), step.subdomain(), group + step.group())));
        }
        return new Skill(Orders.SKILL, "step.answer", steps, script -> script.inTurn(orders, this));
    }

    public Skill of(String name) {
        var skill = byName.get(name);
        if (skill == null) {
            throw new IllegalStateException("no skill " + name);
        }
        return skill;
    }

    public boolean has(String name) {
        return byName.containsKey(name);
    }
}
