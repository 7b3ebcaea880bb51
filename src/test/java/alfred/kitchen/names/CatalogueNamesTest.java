package alfred.kitchen.names;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodSpelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What holds for every food of the catalogue.
class CatalogueNamesTest {
    private static final FoodCatalogue CATALOGUE = FoodCatalogue.standard();
    private static final FoodCatalogue GERMAN = CATALOGUE.in(Locale.GERMAN);
    private final FoodNames english = new FoodNames(CATALOGUE);
    private final FoodNames german = new FoodNames(GERMAN);

    private static final Map<Food, String> KEYS = CATALOGUE.all().stream()
        .collect(Collectors.toMap(food -> food, food -> FoodSpelling.key(food.name())));
    private static final Map<Food, String> NAMES = CATALOGUE.all().stream().collect(Collectors.toMap(food -> food,
        food -> String.join(" ", names(food))));

    private static NameGrade grade(FoodNames names, String said, String row) {
        return names.grade(names.wanted(said), names.name(row), null);
    }

    @Test
    void lettersInsideAWordNeverFindAnotherFood() {
        var wrong = new ArrayList<String>();
        int pairs = 0;
        for (var said : CATALOGUE.all()) {
            var letters = key(said);
            var wanted = english.wanted(said.name());
            for (var row : CATALOGUE.all()) {
                if (row == said || !isInsideAWord(letters, key(row)) || isOther(said, row)) {
                    continue;
                }
                pairs++;
                var grade = english.grade(wanted, english.name(row.name()), null);
                if (grade != NameGrade.NONE) {
                    wrong.add(said.name() + " finds " + row.name() + ": " + grade);
                }
            }
        }
        assertThat(pairs).isGreaterThan(200);
        assertThat(wrong).isEmpty();
    }

    /// Whether a word of one is somewhere in the other's name, or in its other names; all other pairs have nothing
    /// in common.
    private static boolean sharesLetters(List<String> said, Food row) {
        return said.stream().anyMatch(NAMES.getOrDefault(row, "")::contains);
    }

    private static String key(Food food) {
        return KEYS.getOrDefault(food, "");
    }

    private static boolean isInsideAWord(String letters, String name) {
        return name.contains(letters) && !(" " + name + " ").contains(" " + letters + " ");
    }

    /// Whether one is a kind of the other by the catalogue, letters aside: `corn` and `cornbread` are not, `bread`
    /// and `flatbread` are.
    private static boolean isOther(Food said, Food row) {
        return said.family().equals(row.family())
            || WordLists.ENGLISH
                .kinds()
                .getOrDefault(FoodSpelling.key(said.name()), Set.of())
                .contains(row.family());
    }

    @Test
    void noOtherFoodIsChangedWithoutAsking() {
        var wrong = new ArrayList<String>();
        for (var said : CATALOGUE.all()) {
            var wanted = english.wanted(said.name());
            var words = List.of(NAMES.getOrDefault(said, "").split(" "));
            for (var row : CATALOGUE.all()) {
                if (row == said || row.family().equals(said.family()) || !sharesLetters(words, row)) {
                    continue;
                }
                if (english.grade(wanted, english.name(row.name()), row).compareTo(NameGrade.PART) <= 0) {
                    wrong.add(said.name() + " means " + row.name());
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void aFoodIsFoundByEachOfItsNamesInOneAndMany() {
        var missed = new ArrayList<String>();
        for (var food : CATALOGUE.all()) {
            for (var name : names(food)) {
                boolean hasPlural = FoodSpelling.key(FoodSpelling.plural(name)).equals(FoodSpelling.key(name));
                for (var form : List.of(
                    name,
                    hasPlural ? FoodSpelling.plural(name) : name,
                    name.toUpperCase(Locale.ROOT),
                    "the " + name)) {
                    boolean isItsOwn = Stream.of(name, form)
                        .allMatch(one -> CATALOGUE
                            .named(one)
                            .filter(f -> !f.equals(food))
                            .isEmpty());
                    if (isItsOwn && grade(english, form, food.name()).compareTo(NameGrade.EQUIVALENT) > 0) {
                        missed.add(form + " / " + food.name() + ": " + grade(english, form, food.name()));
                    }
                }
            }
        }
        assertThat(missed).isEmpty();
    }

    @Test
    void aFoodIsFoundByItsGermanNames() {
        var missed = new ArrayList<String>();
        for (var food : CATALOGUE.all()) {
            for (var name : GERMAN.translations(food)) {
                boolean isItsOwn = GERMAN.named(name).filter(food::equals).isPresent();
                for (var row : List.of(food.name(), GERMAN.called(food))) {
                    boolean isRead = GERMAN.named(row).filter(food::equals).isPresent();
                    if (isItsOwn && isRead && grade(german, name, row).compareTo(NameGrade.EQUIVALENT) > 0) {
                        missed.add(name + " / " + row + ": " + grade(german, name, row));
                    }
                }
            }
        }
        assertThat(missed).isEmpty();
    }

    private static List<String> names(Food food) {
        var names = new ArrayList<String>();
        names.add(food.name());
        names.addAll(food.aliases());
        return names;
    }
}
