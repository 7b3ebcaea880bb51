package alfred.ui.meals;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.ui.model.MealItem;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.WindowSettings;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class WeekTemplateTest {
    private static final LocalDate MONDAY = LocalDate.of(2026, 1, 12);
    private static final UUID DAL = UUID.randomUUID();
    private static final Row DINNER =
        Row.of(Row.ID, UUID.randomUUID(), "date", MONDAY.plusDays(2), "meal_type", "dinner", "recipe_id", DAL,
            "servings", 4L);
    private static final Row NOTE =
        Row.of(Row.ID, UUID.randomUUID(), "date", MONDAY, "meal_type", "lunch", "notes", "Market");

    @Test
    void aWeekIsPlannedAgainOnTheSameDays() {
        var template = WeekTemplate.of("Busy", week(MONDAY, DINNER, NOTE));

        var rows = template.rows(week(MONDAY.plusWeeks(3)), Set.of(DAL));

        assertThat(rows).extracting(row -> row.date("date").orElseThrow()).containsExactlyInAnyOrder(
            MONDAY.plusWeeks(3).plusDays(2),
            MONDAY.plusWeeks(3));
        assertThat(rows).filteredOn(row -> row.has("recipe_id")).singleElement().satisfies(row -> {
            assertThat(row.reference("recipe_id")).contains(DAL);
            assertThat(row.integer("servings")).contains(4L);
        });
    }

    @Test
    void whatIsPlannedAlreadyIsNotPlannedTwiceAndADeletedRecipeIsLeftOut() {
        var template = WeekTemplate.of("Busy", week(MONDAY, DINNER, NOTE));

        assertThat(template.rows(week(MONDAY, DINNER), Set.of(DAL))).singleElement()
            .satisfies(row -> assertThat(row.text("notes")).isEqualTo("Market"));
        assertThat(template.rows(week(MONDAY.plusWeeks(1)), Set.of())).noneMatch(row -> row.has("recipe_id"))
            .hasSize(1);
    }

    @Test
    void itsDaysStayTheSameWhateverDayIsShownFirst() {
        var template = WeekTemplate.of("Busy", week(MONDAY.minusDays(3), DINNER, NOTE));

        assertThat(template.rows(week(MONDAY.plusDays(8)), Set.of(DAL)))
            .extracting(row -> row.date("date").orElseThrow())
            .containsExactlyInAnyOrder(MONDAY.plusDays(9), MONDAY.plusDays(14));
    }

    @Test
    void templatesOutliveTheWindow() {
        var settings = WindowSettings.inMemory();
        var template = WeekTemplate.of("Busy", week(MONDAY, DINNER, NOTE));

        new WeekTemplates(settings).keep(template);
        new WeekTemplates(settings).keep(WeekTemplate.of("busy", week(MONDAY, NOTE)));

        assertThat(new WeekTemplates(settings).all()).extracting(WeekTemplate::name).containsExactly("busy");
        settings.put("meals.templates", "{broken");
        assertThat(new WeekTemplates(settings).all()).isEmpty();
    }

    private static Week week(LocalDate first, Row... rows) {
        return Week.of(first, MealItem.all(List.of(rows)), RecipeCards.EMPTY, Map.of());
    }
}
