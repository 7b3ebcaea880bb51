package alfred.kitchen.briefing;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.call.ToolCall;
import alfred.kitchen.KitchenCalls;
import alfred.kitchen.catalogue.Foods;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KitchenBriefingTest {
    @Test
    void theProfileHoldsAllThatIsSetInTheForm() {
        try (var kitchen = new KitchenCalls()) {
            kitchen.run(ToolCall.create("preferences",
                List.of(Map.of("allergies", List.of("peanuts"), "nutrition_goals", List.of("more fibre"),
                    "planning_rhythm", List.of("Sundays"), "current_vibes", List.of("comfort food")))));

            assertThat(kitchen.store.<String>read(rows -> new KitchenBriefing(new Foods()).profile(rows)))
                .contains("peanuts", "Nutrition goals: more fibre", "When they plan and cook: Sundays",
                    "In the mood for: comfort food");
        }
    }
}
