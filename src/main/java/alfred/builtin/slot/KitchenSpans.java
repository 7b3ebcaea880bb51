package alfred.builtin.slot;

import alfred.builtin.reading.ReadingTrainer;
import alfred.builtin.reading.SpanTypes.Kind;
import alfred.builtin.reading.SpanTypes;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.Goods;
import alfred.kitchen.measure.Temperature;
import alfred.kitchen.measure.Units;
import alfred.kitchen.names.OwnNames;
import java.util.List;
import java.util.function.BiPredicate;

/// The span types of kitchen messages, each recognised by the parser of its kind.
public final class KitchenSpans {
    private KitchenSpans() {}

    /// @param types the slot types of the language
    /// @param foods the household's catalogue
    /// @param names the household's own names
    public static SpanTypes of(SlotTypes types, FoodCatalogue foods, OwnNames.Names names) {
        return new SpanTypes(List.of(
            new Kind("FOOD", (words, _) -> foods.exact(words).isPresent() || names.things().isName(words)),
            new Kind("GOODS", (words, _) -> Goods.isOne(words)),
            new Kind(ReadingTrainer.RECIPE,
                (words, _) -> names.recipes().isPart(words) && !isOther(words, types, foods)),
            new Kind(ReadingTrainer.TASK, (words, _) -> names.tasks().isPart(words) && !isOther(words, types, foods)),
            new Kind("UNIT", (words, size) -> size <= 2 && isUnit(words)),
            new Kind("NUMBER", closed(types, "number", 3)),
            new Kind("DAY", closed(types, "days", 6)),
            new Kind("TIME", closed(types, "time", 5)),
            new Kind("DURATION", closed(types, "minutes", 5)),
            new Kind("REPEAT", closed(types, "repeat", 5)),
            new Kind("PLACE", closed(types, "place", 2)),
            new Kind("MEAL", closed(types, "meal", 1)),
            new Kind("DIET", closed(types, "diet", 2)),
            new Kind("CUISINE", closed(types, "cuisine", 2)),
            new Kind("ORDINAL", closed(types, "ordinal", 3))));
    }

    /// Returns whether words that end a name are something else by themselves, as "eggs" and "dinner" are.
    private static boolean isOther(String words, SlotTypes types, FoodCatalogue foods) {
        return !words.contains(" ") && (foods.exact(words).isPresent() || types.fill("meal", words).isPresent()
            || types.fill("days", words).isPresent() || types.fill("place", words).isPresent());
    }

    private static BiPredicate<String, Integer> closed(SlotTypes types, String type, int longest) {
        return (words, size) -> size <= longest && types.fill(type, words).isPresent();
    }

    private static boolean isUnit(String words) {
        return Character.isLetter(words.charAt(0)) && (Units.find(words).isPresent() || Temperature.isOne(words));
    }
}
