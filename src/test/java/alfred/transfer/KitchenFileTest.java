package alfred.transfer;

import static alfred.transfer.ExportTest.export;
import static alfred.transfer.ExportTest.kitchen;
import static alfred.transfer.ExportTest.talk;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.session.Session;
import alfred.transfer.format.KitchenFile;
import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A whole kitchen goes out and comes back to the last value of the last row (spec/own-format.md).
class KitchenFileTest {
    private static final String DUMP = "{\"op\":\"dump\",\"tables\":[" + KitchenFile.ENTITIES.stream()
        .map(entity -> "\"" + entity.table() + "\"").collect(Collectors.joining(",")) + "]}";

    @TempDir
    private Path folder;
    private String photo = "";

    @BeforeEach
    void aPhoto() throws IOException {
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(60, 40, BufferedImage.TYPE_INT_RGB), "png", bytes);
        photo = new PhotoFolder(folder.resolve("first")).keep(bytes.toByteArray());
    }

    private void fill(Session session) throws IOException {
        talk(session, """
            {"op":"load","rows":{
             "recipes":[{"name":"Child","parent_recipe_id":null,"image":"%s","servings":3,"rating":5,"instructions":["Mix.","Bake."],
               "ingredients":["1/3 cup flour","For the top:","2-3 tins of something odd (optional)"]},{"name":"Twin"},{"name":"Twin","notes":"b"}],
             "inventory":[{"name":"milk","quantity":"1/3","unit":"l","expiry_date":"2026-03-01","location":"fridge"},{"name":"milk","quantity":2}],
             "shopping_list":[{"name":"nails","list":"DIY","is_purchased":true},{"name":"milk"}],
             "meal_plans":[{"name":"Week","start_date":"2026-03-01","end_date":"2026-03-07"}],
             "meals":[{"date":"2026-03-01","recipe_id":"Child","meal_plan_id":"Week","servings":4}],
             "tasks":[{"title":"thaw","due_date":"2026-02-28","due_time":"18:30","repeats":"FREQ=WEEKLY","recipe_id":"Child"}],
             "preferences":[{"allergies":["nuts"],"household_adults":2,"cooking_skill_level":"beginner"}],
             "flavor_preferences":[{"ingredient_id":"butter","preference_score":"-1/3","times_used":4}],
             "cooking_log":[{"recipe_id":"Child","cooked_at":"2026-01-01T12:00:00+01:00","rating":2,"notes":"so so"}],
             "collections":[{"name":"Best","recipes":["Child"]}]}}
            """.replace("\n", "").formatted(photo),
            "{\"op\":\"load\",\"rows\":{\"recipes\":[{\"name\":\"Grandchild\",\"parent_recipe_id\":\"Child\"}]}}");
    }

    private RecipeImporter.Outcome take(Session session, byte[] file) {
        return new RecipeImporter(query -> session.store().read(rows -> rows.read(query)), session.filling()::fill,
            Optional.of(new PhotoFolder(folder.resolve("second"))), Duplicates.KEEP)
            .take("file", RecipeImport.read("file", file));
    }

    private static JsonNode rows(Session session) throws IOException {
        return talk(session, DUMP).getLast().path("tables");
    }

    @Test
    void everyRowAndPhotoComesBack() throws IOException {
        try (var first = kitchen(); var second = kitchen()) {
            fill(first.session());
            var file = export(first.session(), "alfred", Optional.of(folder.resolve("first")));

            var outcome = take(second.session(), file);

            assertThat(outcome.skipped()).isEmpty();
            assertThat(outcome.recipes()).hasSize(4);
            assertThat(outcome.photos()).isOne();
            assertThat(rows(second.session())).isEqualTo(rows(first.session()));
            assertThat(folder.resolve("second").resolve(photo))
                .hasSameBinaryContentAs(folder.resolve("first").resolve(photo));
            assertThat(export(second.session(), "alfred", Optional.of(folder.resolve("second"))).length).isPositive();
        }
    }

    @Test
    void takenTwiceNothingIsThereTwiceAndOneUndoTakesItBack() throws IOException {
        try (var first = kitchen(); var second = kitchen()) {
            fill(first.session());
            var before = rows(second.session());
            var file = export(first.session(), "alfred", Optional.of(folder.resolve("first")));
            take(second.session(), file);
            var after = rows(second.session());

            var again = take(second.session(), file);

            assertThat(again.recipes()).isEmpty();
            assertThat(again.others()).isZero();
            assertThat(again.hasFailed()).isFalse();
            assertThat(rows(second.session())).isEqualTo(after);
            talk(second.session(), "{\"op\":\"undo\"}");
            assertThat(rows(second.session())).isEqualTo(before);
        }
    }

    @Test
    void whatIsHereStays() throws IOException {
        try (var first = kitchen(); var second = kitchen()) {
            fill(first.session());
            talk(second.session(), "{\"op\":\"load\",\"rows\":{\"recipes\":[{\"name\":\"Mine\"},{\"name\":\"Twin\"}],"
                + "\"collections\":[{\"name\":\"best\","
                + "\"recipes\":[\"Mine\"]}]}}");

            take(second.session(), export(first.session(), "alfred", Optional.empty()));

            var tables = rows(second.session());
            assertThat(tables.path("recipes")).extracting(row -> row.path("name").asText())
                .as("a twin with other notes only is the same recipe")
                .containsExactlyInAnyOrder("Mine", "Child", "Twin", "Twin", "Grandchild");
            assertThat(tables.path("collections")).hasSize(1);
            assertThat(tables.path("collection_recipes")).hasSize(2);
        }
    }

    @Test
    void aFileThatIsDamagedNewerOrWrongChangesNothing() throws IOException {
        try (var first = kitchen(); var second = kitchen()) {
            fill(first.session());
            var before = rows(second.session());
            var file = new String(export(first.session(), "alfred", Optional.empty()), StandardCharsets.UTF_8);

            for (var bad : java.util.List.of(file.substring(0, file.length() / 2),
                file.replace("\"version\" : 1", "\"version\" : 2"),
                file.replace("\"2026-03-07\"", "\"soon\""), file.replace("\"beginner\"", "\"godlike\""),
                file.replace("\"household_adults\" : 2", "\"household_adults\" : -2"))) {
                assertThat(bad).isNotEqualTo(file);
                var outcome = take(second.session(), bad.getBytes(StandardCharsets.UTF_8));
                assertThat(outcome.hasFailed()).isTrue();
                assertThat(outcome.skipped()).isNotEmpty();
                assertThat(rows(second.session())).isEqualTo(before);
            }
        }
    }

    @Test
    void whatAFileHoldsTwiceIsTakenOnce() throws IOException {
        try (var first = kitchen(); var second = kitchen()) {
            talk(first.session(), "{\"op\":\"load\",\"rows\":{\"collections\":[{\"name\":\"Best\"}]}}");
            var file = new String(export(first.session(), "alfred", Optional.empty()), StandardCharsets.UTF_8);
            var id = file.replaceAll("(?s).*\"collections\" : \\[ \\{\\s*\"id\" : \"([^\"]+)\".*", "$1");
            var twice = file.replaceFirst("\"collections\" : \\[", "\"collections\" : [{\"id\":\"" + id
                + "\",\"name\":\"Best\"},"
                + "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"name\":\"best\"},{\"id\":\"none\",\"name\":\"x\"},{\"name\":\"y\"},");

            var outcome = take(second.session(), twice.getBytes(StandardCharsets.UTF_8));

            assertThat(id).hasSize(36);
            assertThat(outcome.hasFailed()).isFalse();
            assertThat(rows(second.session()).path("collections")).isEqualTo(rows(first.session()).path("collections"));
        }
    }

    @Test
    void aLargeFileOnDiskIsReadPhotoByPhoto() throws IOException {
        try (var first = kitchen(); var second = kitchen()) {
            fill(first.session());
            var file = Files.write(folder.resolve("kitchen.alfred.json"),
                export(first.session(), "alfred", Optional.of(folder.resolve("first"))));

            var found = RecipeImport.read(file, RecipeImport.Watch.NONE);
            var outcome = new RecipeImporter(query -> second.session().store().read(rows -> rows.read(query)),
                second.session().filling()::fill,
                Optional.of(new PhotoFolder(folder.resolve("second"))), Duplicates.KEEP).take("file", found);

            assertThat(found.kitchen()).isPresent();
            assertThat(outcome.photos()).isOne();
        }
    }
}
