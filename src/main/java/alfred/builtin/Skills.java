package alfred.builtin;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Registry of all skills by name. The names equal the section names of the template book.
final class Skills {
    /// The skill for messages that are not understood.
    static final String BEYOND = "beyond";
    /// The skill for messages that ask for something which is not the kitchen's.
    static final String DECLINED = "declined";
    /// Skills that only answer what the message is taken for; the request before it can still be taken up.
    static final Set<String> ABOUT_THE_MESSAGE = Set.of(DECLINED, AmbiguousIntent.SKILL, MissingSlot.SKILL);
    private static final Set<String> DECLINES =
        Set.of("declined.device", "declined.health", "declined.money", "declined.order", "declined.travel",
            "declined.work", "declined.nutrition", "declined.chat");
    private final Map<String, Skill> byName = new HashMap<>();

    Skills() {
        Stream
            .of(PantrySkills.all(), LotSkills.all(), StockSkills.all(), ShoppingSkills.all(), ListRowSkills.all(),
                RecipeSkills.all(),
                RecipeEditSkills.all(), RecipeLineSkills.all(), RecipeFactSkills.all(), DraftSkills.all(),
                SuggestionSkills.all(), DictatedRecipe.all(),
                MealSkills.all(), MealEditSkills.all(), MealChangeSkills.all(),
                TaskSkills.all(), TimerSkills.all(), FoodSkills.all(), AdviceSkills.all(), AmountSkills.all(),
                ProfileSkills.all(), CookingSkills.all(), AnyListSkills.all(), DialogueSkills.all(),
                ConversationSkills.all())
            .flatMap(List::stream)
            .forEach(s -> byName.put(s.name(), s));
        byName.put(AmbiguousIntent.SKILL, AmbiguousIntent.skill(this));
        byName.put(MissingSlot.SKILL, MissingSlot.skill());
        byName.put(DECLINED, new Skill(DECLINED, "step.answer", List.of(Skill.read("", "step.answer")),
            s -> s
                .tell(DECLINES.contains("declined." + s.slot("job")) ? "declined." + s.slot("job") : "declined.chat")));
        byName.put(LeftOut.SKILL, LeftOut.skill());
        byName.put(BEYOND, NotUnderstood.skill(this));
    }

    Skill of(String name) {
        var skill = byName.get(name);
        if (skill == null) {
            throw new IllegalStateException("no skill " + name);
        }
        return skill;
    }

    boolean has(String name) {
        return byName.containsKey(name);
    }
}
