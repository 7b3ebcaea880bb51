package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Whole conversations, graded by the rows: what changed must be what the scenario expects, and nothing else.
///
/// The files have the format of KitchenBench, of which this knows what they use: `say`, `must_say`, `must_not_say`,
/// `asks`, `no_writes`; `added`, `removed`, `changed`, `added_count`, `ignore`; `any`, `one_of`, `contains`.
class ScenariosTest {
    private static final Path FOLDER = Path.of("src/test/resources/alfred/scenarios");
    private static final ObjectMapper JSON = new ObjectMapper();

    @TestFactory
    Stream<DynamicTest> scenarios() throws IOException {
        try (var files = Files.list(FOLDER)) {
            return files.filter(f -> f.toString().endsWith(".json")).sorted().toList().stream().map(ScenariosTest::json)
                .map(scenario -> DynamicTest.dynamicTest(scenario.path("title").asText(), () -> play(scenario)));
        }
    }

    private static JsonNode json(Path file) {
        try {
            return JSON.readTree(file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void play(JsonNode scenario) {
        try (var dialogue = Dialogue.inMemory()) {
            var load = JSON.createObjectNode().put("op", "load");
            load.set("rows", json(FOLDER.resolve("fixtures").resolve(scenario.path("fixture").asText() + ".json")));
            dialogue.ask(load.toString());
            var before = dump(dialogue);
            for (var turn : scenario.path("turns")) {
                play(turn, dialogue);
            }
            var after = dump(dialogue);
            var ignored = texts(scenario.path("ignore"));
            var tables = new TreeSet<String>();
            List.of(before, after, scenario.path("expect"))
                .forEach(node -> node.fieldNames().forEachRemaining(tables::add));
            tables.stream().filter(table -> !ignored.contains(table))
                .forEach(table -> grade(table, rows(before.path(table)), rows(after.path(table)),
                    scenario.path("expect").path(table)));
        }
    }

    private static JsonNode dump(Dialogue dialogue) {
        return dialogue.ask("{\"op\":\"dump\"}").path("tables");
    }

    private static void play(JsonNode turn, Dialogue dialogue) {
        var before = dump(dialogue);
        var said = dialogue.say(turn.path("say").asText());
        var folded = said.toLowerCase(Locale.ROOT);
        for (var group : turn.path("must_say")) {
            assertThat(texts(group)).as(turn.path("say").asText() + " -> " + said)
                .anyMatch(t -> folded.contains(t.toLowerCase(Locale.ROOT)));
        }
        for (var never : texts(turn.path("must_not_say"))) {
            assertThat(folded).doesNotContain(never.toLowerCase(Locale.ROOT));
        }
        if (turn.path("asks").asBoolean()) {
            assertThat(said).contains("?");
        }
        if (turn.path("asks").asBoolean() || turn.path("no_writes").asBoolean()) {
            assertThat(dump(dialogue)).as(turn.path("say").asText()).isEqualTo(before);
        }
    }

    private static void grade(String table, List<JsonNode> before, List<JsonNode> after, JsonNode expected) {
        var gone = without(before, after);
        var fresh = without(after, before);
        for (var change : expected.path("changed")) {
            take(table + ": was there", gone, change.path("match"));
            var next = (ObjectNode) change.path("match").deepCopy();
            next.setAll((ObjectNode) change.path("to"));
            take(table + ": has become", fresh, next);
        }
        expected.path("removed").forEach(row -> take(table + ": removed", gone, row));
        expected.path("added").forEach(row -> take(table + ": added", fresh, row));
        if (expected.has("added_count")) {
            var like = fresh.stream().filter(row -> fits(expected.path("added_each"), row)).toList();
            assertThat(like.size()).as(table).isBetween(expected.path("added_count").path(0).asInt(),
                expected.path("added_count").path(1).asInt());
            fresh.removeAll(like);
        }
        assertThat(gone).as(table + ": rows lost or changed").isEmpty();
        assertThat(fresh).as(table + ": rows that nobody asked for").isEmpty();
    }

    private static void take(String what, List<JsonNode> rows, JsonNode partial) {
        var found = rows.stream().filter(row -> fits(partial, row)).findFirst();
        assertThat(found).as(what + " " + partial + " among " + rows).isPresent();
        rows.remove(found.orElseThrow());
    }

    private static List<JsonNode> without(List<JsonNode> rows, List<JsonNode> others) {
        var rest = new ArrayList<>(rows);
        others.forEach(rest::remove);
        return rest;
    }

    private static boolean fits(JsonNode partial, JsonNode row) {
        return partial.properties().stream().allMatch(field -> same(field.getValue(), row.path(field.getKey())));
    }

    private static boolean same(JsonNode wanted, JsonNode got) {
        if (wanted.isObject()) {
            return wanted.path("any").asBoolean()
                || wanted.has("one_of")
                    && StreamSupport.stream(wanted.path("one_of").spliterator(), false).anyMatch(w -> same(w, got))
                || wanted.has("contains") && got.toString().toLowerCase(Locale.ROOT)
                    .contains(wanted.path("contains").asText().toLowerCase(Locale.ROOT));
        }
        if (wanted.isNumber()) {
            return !got.isMissingNode() && !got.isNull()
                && new BigDecimal(got.asText()).compareTo(new BigDecimal(wanted.asText())) == 0;
        }
        if (wanted.isBoolean()) {
            return wanted.asBoolean() == got.asBoolean();
        }
        return wanted.isArray() ? wanted.equals(got) : wanted.asText().strip().equalsIgnoreCase(got.asText().strip());
    }

    private static List<JsonNode> rows(JsonNode table) {
        return StreamSupport.stream(table.spliterator(), false).toList();
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText).toList();
    }
}
