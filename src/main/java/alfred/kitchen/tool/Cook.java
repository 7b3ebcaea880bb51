package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Row;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.shopping.Household;
import alfred.kitchen.shopping.PlannedMeals;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Tool `cook`: logs a cooked recipe, deducts its ingredients from the pantry, or both
/// (spec/reading-and-writing.md, kitchen tools).
///
/// Ingredients of which there is too little are deducted as far as possible, and reported.
public record Cook(Foods foods) implements ToolImplementation {
    public static final String NAME = "cook";
    private static final String SERVINGS = "servings";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME, "Logs a cooked recipe and takes its ingredients out of the pantry.", true, List.of(
            new DomainTool.Parameter("recipe", "recipe ref", true),
            new DomainTool.Parameter(SERVINGS,
                "how many; where absent those in the date's log or of the meal planned for it, else the recipe's own",
                false),
            new DomainTool.Parameter("log", "true: write the cooking log", false),
            new DomainTool.Parameter("deduct", "true: take from the pantry", false),
            new DomainTool.Parameter("date", "YYYY-MM-DD, for the log; today where absent", false),
            new DomainTool.Parameter("rating", "1 to 5, for the log", false),
            new DomainTool.Parameter("notes", "for the log", false)));
    }

    @Override
    public Map<String, @Nullable Object> completed(Map<String, @Nullable Object> args, String words) {
        var said = args.get(SERVINGS) == null ? SaidServings.in(words) : Optional.<Integer>empty();
        if (said.isEmpty()) {
            return args;
        }
        var all = new LinkedHashMap<>(args);
        all.put(SERVINGS, said.get());
        return all;
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var ref = args.required("recipe");
        var recipe = context.row("recipe", ref);
        var day = args.date("date").orElse(context.now().toLocalDate());
        int servings =
            args.number(SERVINGS).orElseGet(() -> (args.isTrue("log") ? Optional.<Row>empty()
                : logged(context.id(ref), day, context.rows()))
                .or(() -> PlannedMeals.planned(context.id(ref), day, context.rows()))
                .flatMap(row -> row.integer("servings")).map(Long::intValue).orElse(0));
        if (!args.isTrue("log") && !args.isTrue("deduct")) {
            throw Args.bad("argument.log-or-deduct");
        }
        if (args.isTrue("log")) {
            log(args, context, day, context.id(ref), servings, recipe);
        }
        return args.isTrue("deduct") ? deduct(context, recipe, servings) : new Outcome("", List.of(), "");
    }

    /// The entry of a day's log for a recipe that says for how many it was, the latest of several.
    private static Optional<Row> logged(UUID recipe, LocalDate day, Rows rows) {
        return rows.read(Query.where("cooking_log", Filter.eq("recipe_id", recipe)).orderedBy("cooked_at")).stream()
            .filter(log -> log.has(SERVINGS))
            .filter(log -> log.timestamp("cooked_at").filter(at -> at.toLocalDate().equals(day)).isPresent())
            .reduce((_, later) -> later);
    }

    private static void log(Args args, Context context, LocalDate day, UUID recipe, int servings, Row row) {
        var rating = args.number("rating");
        if (rating.filter(r -> r > 5).isPresent()) {
            throw Args.told(context.phrases().text("recipe.rating-range"));
        }
        if (day.isAfter(context.now().toLocalDate())) {
            throw Args.told(context.phrases().text("tool.to-come"));
        }
        long cooked = servings > 0 ? servings : row.integer("servings").orElse(0L);
        context.writer().create(KitchenEntities.LOG,
            Row.of("recipe_id", recipe, "cooked_at", context.now().with(day).withNano(0),
                "servings", cooked > 0 ? cooked : null, "rating", rating.map(Integer::longValue).orElse(null),
                "notes", args.text("notes").isEmpty() ? null : args.text("notes")));
    }

    private Outcome deduct(Context context, Row recipe, int servings) {
        var deduction = new Household(foods, context.rows()).deduction(recipe, servings);
        Pantry.apply(deduction, context);
        var rows = deduction.changes().stream()
            .map(c -> Row.of("name", c.lot().name(), "quantity", c.remaining(), "unit", c.lot().unit(),
                "used_up", c.isUsedUp()))
            .toList();
        return new Outcome("", rows, Pantry.sentence(deduction.untaken(), context.phrases()));
    }
}
