package alfred.builtin.skill.stock;

import alfred.builtin.intent.FollowUps;
import alfred.builtin.intent.Orders;
import alfred.builtin.script.Finder;
import alfred.builtin.script.Script;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.core.domain.Language;
import alfred.core.domain.Row;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The recipes or planned meals that a question of amounts is about: "for the pie and the scones", "for Sunday's
/// dinner", "for that".
///
/// @param recipes the recipes, each found by its name
/// @param days the days whose planned meals are meant; empty if recipes are
/// @param meal the only meal of those days that is meant; `""` for all
/// @param servings how many people; 0 for what the recipes or the plan say
record Needed(List<Row> recipes, List<String> days, String meal, int servings) {
    private static final int MAX_BATCHES = 12;
    private static final String SEVERAL = "\\s*\\|\\s*";
    private static final String LIST = "\\s*(?:,|&|\\+)\\s*(?:" + Language.any("said.and") + " )?|\\s+(?:plus|"
        + Language.any("said.and") + ")\\s+(?:" + Language.any("said.the") + " )?";

    /// Returns what is named, else what the request before was about; empty if nothing is.
    static Optional<Needed> of(Script s) {
        var told = Optional.of(s.reading()).filter(Needed::names)
            .or(() -> Intent.fromJson(s.turn().conversation().memo().get(FollowUps.LAST))
                .flatMap(last -> Orders.in(last).stream().filter(Needed::names).reduce((_, latest) -> latest)));
        return told.filter(about -> !about.has("recipe") || isMeal(about) && (about.has("day") || about.has("days")))
            .map(about -> ofDays(s, about))
            .or(() -> recipes(s, told).map(found -> new Needed(found, List.of(), "", servings(s, told, found))));
    }

    private static boolean names(Intent about) {
        return Stream.of("recipe", "day", "days", "meal").anyMatch(about::has);
    }

    /// Returns whether a request of a recipe is about its planned meal.
    private static boolean isMeal(Intent about) {
        return about.skill().startsWith("meal.");
    }

    private static Needed ofDays(Script s, Intent about) {
        var words = about.has("days") ? about.slot("days") : about.has("day") ? about.slot("day") : "today";
        var meal = SlotTypes.meal(about.slot("meal")).orElse("");
        return new Needed(List.of(), s.dates().until(words).stream().map(Object::toString).toList(), meal,
            SlotTypes.whole(s.slot("number")).orElse(0));
    }

    private static int servings(Script s, Optional<Intent> about, List<Row> recipes) {
        var number = SlotTypes.whole(s.has("number") ? s.slot("number") : about.map(a -> a.slot("number")).orElse(""));
        int times = recipes.size() != 1 ? 1 : batches(s, about.map(a -> a.slot("recipe")).orElse(""))
            .orElse(number.isEmpty() && s.says("doubled") ? 2 : 1);
        return times > 1 ? times * recipes.getFirst().integer("servings").orElse(0L).intValue()
            : number.filter(n -> n > 0 && n < 1000).orElse(0);
    }

    /// Returns how many times a recipe is meant: "two lots of the curry", "for 2 soda breads".
    private static Optional<Integer> batches(Script s, String recipe) {
        var before =
            Pattern.compile("(?iu)(?<![\\p{L}\\p{N}])(\\p{L}+|\\d{1,2}) " + Pattern.quote(recipe) + "(?:s|es)?\\b");
        return s.find("batches").map(found -> found.group(1))
            .or(() -> Optional.of(recipe).filter(words -> !words.isBlank())
                .flatMap(_ -> before.matcher(s.turn().message()).results().map(found -> found.group(1)).findFirst()))
            .flatMap(SlotTypes::whole).filter(times -> times > 1 && times <= MAX_BATCHES);
    }

    private static Optional<List<Row>> recipes(Script s, Optional<Intent> about) {
        var words = about.map(a -> a.slot("recipe")).orElse("");
        var finder = Finder.recipes(s);
        if (words.isEmpty()) {
            return s.referents().resolve("recipe", "it").isEmpty() ? Optional.empty()
                : Optional.of(List.of(finder.one("it")));
        }
        var also = about.map(a -> a.slot("also")).orElse("");
        var parts = words.split(LIST);
        if (s.has("ref") || Referents.isReference(words) || also.isEmpty() && parts.length < 2) {
            return Optional.of(List.of(finder.one(words)));
        }
        var found = finder.listed(Stream.of(Stream.of(words), Arrays.stream(parts), Arrays.stream(also.split(SEVERAL)))
            .flatMap(names -> names).filter(name -> !name.isBlank()).toList());
        boolean isWhole = found.getFirst().isSure();
        var meant = found.stream().filter(f -> !isWhole || parts.length == 1 || !List.of(parts).contains(f.name()))
            .filter(f -> isWhole || parts.length == 1 || !f.name().equals(words)).toList();
        meant.stream().filter(Finder.Found::isNone).findFirst().ifPresent(unknown -> {
            throw s.refuse("find.none", s.text("find.recipe"), unknown.name());
        });
        return Optional.of(meant.stream().map(f -> f.rows().getFirst()).distinct().toList());
    }

    /// Returns the arguments of the tools that add up what recipes and planned meals take.
    Map<String, @Nullable Object> args() {
        var args = new LinkedHashMap<String, @Nullable Object>();
        if (recipes.isEmpty()) {
            args.put("dates", days);
            args.put("meal", meal);
        } else {
            args.put("recipes", recipes.stream().map(row -> row.text(Row.ID)).toList());
        }
        if (servings > 0) {
            args.put("servings", servings);
        }
        return args;
    }
}
