package alfred.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.store.database.Database;
import alfred.store.folder.Settings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What can be read of a damaged database is saved, and the damaged one is kept.
class RepairTest {
    private static final int RECIPES = 200;

    @TempDir
    private Path folder;

    @BeforeEach
    void fill() throws IOException {
        Settings.in(folder).set("look.scheme", "dark");
        try (var database = Database.open(folder)) {
            var store = Kitchens.on(database);
            for (int i = 0; i < RECIPES; i++) {
                var name = "recipe " + i;
                store.write(tx -> {
                    var recipe = tx.insert(KitchenEntities.RECIPE,
                        Row.of("name", name, "notes", "x".repeat(2000), "is_favorite", false));
                    return tx.insert(KitchenEntities.RECIPE_INGREDIENT,
                        Row.of("recipe_id", recipe.id(), "position", 0L, "name", "salt",
                            "quantity", Fraction.of(1, 3), "unit", "tsp", "raw_text", "1/3 tsp salt", "is_optional",
                            false));
                });
            }
        }
    }

    @Test
    void aWholeDatabaseComesThroughWhole() throws IOException {
        var before = Files.readAllBytes(file());

        var outcome = Repair.repair(folder);

        assertThat(outcome.tables()).allSatisfy(table -> assertThat(table.lost()).as(table.table()).isZero());
        assertThat(rows("recipes")).isEqualTo(RECIPES);
        assertThat(rows("recipe_ingredients")).isEqualTo(RECIPES);
        assertThat(Settings.in(folder).get("look.scheme")).contains("dark");
        assertThat(Files.readAllBytes(outcome.aside().resolve("kitchen.mv.db"))).isEqualTo(before);
    }

    @Test
    void aLostBeginningLosesNoRow() throws IOException {
        var file = Files.readAllBytes(file());
        Arrays.fill(file, 0, 8192, (byte) 0);
        Files.write(file(), file);

        Repair.repair(folder);

        assertThat(rows("recipes")).isEqualTo(RECIPES);
    }

    @Test
    void partOfTheRowsIsSavedWherePagesAreGarbled() throws IOException {
        var file = Files.readAllBytes(file());
        // in the table's pages, not in the journal, where names stand in quotes
        var at = Pattern.compile("(?<!\")recipe 150(?!\\d)").matcher(new String(file, StandardCharsets.ISO_8859_1))
            .results().mapToInt(MatchResult::start).toArray();
        assertThat(at).isNotEmpty();
        Arrays.stream(at).forEach(start -> Arrays.fill(file, start - 3000, start + 12_000, (byte) 0xff));
        Files.write(file(), file);
        assertThat(DatabaseCheck.of(folder).isWell()).isFalse();

        var outcome = Repair.repair(folder);

        assertThat(rows("recipes")).isBetween(RECIPES / 2, RECIPES - 1);
        assertThat(outcome.tables()).anySatisfy(table -> assertThat(table.lost()).isPositive());
        assertThat(DatabaseCheck.of(folder).isWell()).isTrue();
    }

    @Test
    void aCutFileGivesBackWhatIsInIt() throws IOException {
        var file = Files.readAllBytes(file());
        Files.write(file(), Arrays.copyOf(file, file.length * 6 / 10));
        assertThatThrownBy(() -> Database.open(folder)).isInstanceOf(StoreException.class);

        try {
            Repair.repair(folder);
            assertThat(rows("recipes")).isPositive();
        } catch (StoreException told) {
            assertThat(told.kind()).isEqualTo(StoreException.Kind.DAMAGED);
        }
    }

    @Test
    void whereNothingCanBeReadNothingIsChanged() throws IOException {
        Files.write(file(), new byte[50_000]);

        assertThatThrownBy(() -> Repair.repair(folder)).isInstanceOf(StoreException.class);

        assertThat(Files.readAllBytes(file())).isEqualTo(new byte[50_000]);
    }

    @Test
    void theCheckupFindsOneChangedBit() throws IOException {
        assertThat(DatabaseCheck.of(folder).isWell()).isTrue();
        var file = Files.readAllBytes(file());
        file[file.length / 2] ^= 1;
        Files.write(file(), file);

        assertThat(DatabaseCheck.of(folder).isAsClosed()).isFalse();
    }

    private int rows(String table) {
        try (var database = Database.open(folder)) {
            return Kitchens.on(database).read(rows -> rows.read(Query.all(table))).size();
        }
    }

    private Path file() {
        return folder.resolve("kitchen.mv.db");
    }
}
