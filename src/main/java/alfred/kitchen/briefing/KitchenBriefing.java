package alfred.kitchen.briefing;

import alfred.core.crud.rule.DomainBriefing;
import alfred.core.domain.BypassMode;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.kitchen.KitchenModes;
import alfred.kitchen.catalogue.Foods;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Summary of the kitchen and of the household for the start of a conversation.
///
/// Both texts are cached until the next change; the summary of the kitchen also expires at midnight.
public final class KitchenBriefing implements DomainBriefing {
    private static final int EXAMPLES = 5;
    private volatile @Nullable Brief snapshot;
    private volatile @Nullable Brief profile;
    private final Foods foods;

    public KitchenBriefing(Foods foods) {
        this.foods = foods;
    }

    private record Brief(LocalDate day, String text) {}

    @Override
    public void changed() {
        snapshot = null;
        profile = null;
    }

    @Override
    public String snapshot(Rows rows, OffsetDateTime now) {
        var brief = kept(snapshot, now.toLocalDate(), () -> count(rows, now.toLocalDate()));
        snapshot = brief;
        return brief.text();
    }

    @Override
    public String profile(Rows rows) {
        var brief = kept(profile, LocalDate.EPOCH, () -> rows.read(Query.all("preferences")).stream().findFirst()
            .map(own -> describe(own) + ofOthers(rows.ofOthers("preferences"))).orElse(""));
        profile = brief;
        return brief.text();
    }

    @Override
    public String bypass(BypassMode mode, Row subject, Map<String, Integer> numbers, String said, Rows rows,
        OffsetDateTime now) {
        return new BypassNotes(foods, rows, now.toLocalDate()).of(subject,
            numbers.getOrDefault(KitchenModes.SERVINGS, 0),
            said);
    }

    private static Brief kept(@Nullable Brief known, LocalDate day, Supplier<String> text) {
        return known != null && known.day().equals(day) ? known : new Brief(day, text.get());
    }

    private static String count(Rows rows, LocalDate today) {
        var recipes = rows.read(Query.all("recipes").withColumns(List.of("name")));
        var stock = rows.read(Query.all("inventory").withColumns(List.of("name", "expiry_date")));
        var shopping = rows.read(Query.all("shopping_list").withColumns(List.of("name", "is_purchased"))).stream()
            .filter(r -> !r.isTrue("is_purchased")).toList();
        var meals = rows.read(Query.all("meals").withColumns(List.of("date"))).stream()
            .filter(r -> r.date("date").filter(d -> !d.isBefore(today)).isPresent()).toList();
        var tasks = rows.read(Query.all("tasks").withColumns(List.of("title", "completed"))).stream()
            .filter(r -> !r.isTrue("completed")).toList();
        var soon = stock.stream()
            .filter(r -> r.date("expiry_date").filter(d -> !d.isAfter(today.plusDays(2))).isPresent())
            .sorted(Comparator.comparing(r -> r.date("expiry_date").orElseThrow()))
            .map(r -> r.with("name", r.text("name") + ", " + r.text("expiry_date"))).toList();
        return "Recipes: " + line(recipes, "saved", "name") + "\nPantry: " + line(stock, "rows", "name")
            + "\nExpired or expiring within three days, today included: "
            + line(soon, "in stock", "name") + "\nShopping list: " + line(shopping, "open", "name")
            + "\nMeals planned from today: " + meals.size()
            + "\nTasks: " + line(tasks, "open", "title");
    }

    private static String line(List<Row> rows, String word, String column) {
        var names = rows.stream().limit(EXAMPLES).map(r -> r.text(column)).collect(Collectors.joining(", "));
        return rows.size() + " " + word
            + (names.isEmpty() ? "" : " (" + names + (rows.size() > EXAMPLES ? ", …" : "") + ")");
    }

    private static String ofOthers(List<Row> others) {
        var allergies = others.stream().flatMap(person -> person.texts("allergies").stream()).distinct().toList();
        return allergies.isEmpty() ? "" : "\nAllergies of others in the household: " + String.join(", ", allergies);
    }

    private static String describe(Row p) {
        return "Household: " + p.integer("household_adults").orElse(0L) + " adults, "
            + p.integer("household_kids").orElse(0L) + " kids, "
            + p.integer("household_babies").orElse(0L) + " babies" + list(p, "Allergies", "allergies")
            + list(p, "Diet", "dietary_restrictions")
            + list(p, "Dislikes", "disliked_ingredients") + list(p, "Likes", "favorite_cuisines")
            + list(p, "Always at home", "assumed_staples")
            + list(p, "Equipment", "available_equipment") + list(p, "Nutrition goals", "nutrition_goals")
            + list(p, "When they plan and cook", "planning_rhythm") + list(p, "In the mood for", "current_vibes")
            + (p.has("cooking_skill_level") ? "\nSkill: " + p.text("cooking_skill_level") : "");
    }

    private static String list(Row row, String title, String column) {
        var texts = row.texts(column);
        return texts.isEmpty() ? "" : "\n" + title + ": " + String.join(", ", texts);
    }
}
