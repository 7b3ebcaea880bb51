package alfred.kitchen.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The bundled tables of advice are whole: every food they tell of is in the catalogue, and every line is found.
class AdviceTablesTest {
    private static final Path TABLES = Path.of("src/main/resources/alfred/catalogue");
    private final FoodCatalogue foods = FoodCatalogue.standard();

    @Test
    void everyFoodThatGoesWithAnotherIsInTheCatalogue() throws IOException {
        var named = lines("pairings")
            .flatMap(line -> Stream.of(2, 3).flatMap(i -> Arrays.stream(line.split("\\|")[i].split(","))))
            .map(String::strip)
            .distinct();

        assertThat(named).allSatisfy(name -> assertThat(foods.exact(name)).as(name).isPresent());
    }

    @Test
    void everyPortionAndAnimalFoodIsFoundByItsOwnName() throws IOException {
        assertThat(lines("portions").map(AdviceTablesTest::name).filter(name -> !name.contains(":")))
            .allSatisfy(name -> assertThat(Servings.portion(name, foods)).as(name).isPresent());
        assertThat(lines("pets").map(AdviceTablesTest::name))
            .allSatisfy(name -> assertThat(Servings.pets(name, foods).orElse("")).as(name).isIn("no", "little", "yes"));
        assertThat(lines("safety").map(AdviceTablesTest::name)).filteredOn(name -> !name.contains(":"))
            .allSatisfy(name -> assertThat(FoodSafety.Group.values())
                .allSatisfy(group -> assertThat(FoodSafety.of(name, group, foods)).as(name).isPresent()));
    }

    @Test
    void everyTermIsExplainedInItsLanguage() throws IOException {
        for (var locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
            var advice = KitchenAdvice.in(locale);

            assertThat(lines(locale.equals(Locale.GERMAN) ? "terms_de" : "terms")
                .flatMap(line -> Arrays.stream(line.split("\\|")[0].split(","))))
                .allSatisfy(name -> assertThat(advice.term(name.strip())).as(name).isPresent());
        }
    }

    @Test
    void everyTroubleIsHelped() throws IOException {
        for (var locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
            var advice = KitchenAdvice.in(locale);

            assertThat(lines(locale.equals(Locale.GERMAN) ? "rescue_de" : "rescue")
                .map(line -> line.split(" = ")[0].replaceAll("[|][^;]*", "")
                    .replace(";", " ")))
                .allSatisfy(words -> assertThat(advice.rescue(words)).as(words).isPresent());
        }
    }

    @Test
    void aDishIsPairedByItsLastWords() {
        assertThat(Servings.pairing("grandma's chicken curry", foods).orElseThrow().sides()).contains("rice");
        assertThat(Servings.pairing("qwertz", foods)).isEmpty();
    }

    private static String name(String line) {
        return line.split("\\|")[0].strip();
    }

    private static Stream<String> lines(String table) throws IOException {
        return Files.readAllLines(TABLES.resolve(table + ".txt")).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#")
                && !line.startsWith("["));
    }
}
