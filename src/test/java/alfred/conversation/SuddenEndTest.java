package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Rounds;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.kitchen.KitchenEntities;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Killed at any moment: the database opens, its rows are what the journal says, and what was told to be written is
/// there.
@Tag("long")
class SuddenEndTest {
    @TempDir
    Path folder;

    @Test
    void atRandomPoints() throws IOException, InterruptedException {
        var random = new SplittableRandom(9);
        for (int run = 0; run < Rounds.of(2, 200); run++) {
            int afterMillis = random.nextInt(700);
            check(run, killed(run, 0, afterMillis));
        }
    }

    @Test
    void atEveryEvent() throws IOException, InterruptedException {
        int events = Rounds.of(2, 100);
        for (int event = 1; event <= events; event++) {
            var said = killed(1_000 + event, event, 0);
            check(1_000 + event, said);
            int inTurn = said.stream().filter(l -> l.startsWith("TURN 1 "))
                .mapToInt(l -> Integer.parseInt(l.split(" ")[2])).findFirst()
                .orElse(events);
            if (event > inTurn) {
                assertThat(event).as("events of a turn").isGreaterThan(3);
                return;
            }
        }
    }

    /// The words of an answered turn and its question are there, however much of its summary was made.
    @Test
    void betweenTheAnswerAndTheEndOfItsSummary() throws IOException, InterruptedException {
        var random = new SplittableRandom(14);
        for (int run = 0; run < Rounds.of(2, 40); run++) {
            var kitchen = folder.resolve("slow-" + run);
            var said = "add jam " + TalksForever.name("of", String.valueOf(run), run) + " to my shopping list";
            var asks = "delete all my tasks";
            var message = run % 2 == 0 ? said : asks;
            prepare(kitchen);
            boolean hasBegun = killedInSummary(kitchen, message, random.nextInt(TalksSlowly.SUMMARY_MILLIS + 100));
            assertThat(hasBegun).as("run %d: the answer was told", run).isTrue();
            try (var wiring =
                Wiring.open(Place.in(kitchen), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn())) {
                var now = wiring.session().snapshot();
                assertThat(now.recent()).as("run %d", run).last().satisfies(turn -> {
                    assertThat(turn.user()).isEqualTo(message);
                    assertThat(turn.assistant()).isNotBlank();
                });
                assertThat(now.pending() == null).as("run %d: whether something is asked", run).isEqualTo(run % 2 == 0);
                List<Row> list = wiring.session().store().read(rows -> rows.read(Query.all("shopping_list")));
                assertThat(list).as("run %d: the list", run).hasSize(run % 2 == 0 ? 1 : 0);
            }
        }
    }

    private static void prepare(Path kitchen) {
        try (var wiring = Wiring.open(Place.in(kitchen), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn())) {
            wiring.session().load(Map.of("tasks",
                IntStream.range(0, 12).<Map<String, Object>>mapToObj(i -> Map.of("title", "Task " + i)).toList()));
        }
    }

    private static boolean killedInSummary(Path kitchen, String message, int afterMillis)
        throws IOException, InterruptedException {
        var process =
            new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), TalksSlowly.class.getName(),
                kitchen.toString(), message)
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try (var lines = process.inputReader()) {
            boolean isDone = "DONE".equals(lines.readLine());
            Thread.sleep(afterMillis);
            return isDone;
        } finally {
            process.toHandle().destroyForcibly();
            process.waitFor();
        }
    }

    /// Runs the other process until its first word and a while, or until it stops at its event; then kills it. Answers
    /// all that it said.
    private List<String> killed(int run, int stopAt, int afterMillis) throws IOException, InterruptedException {
        var process =
            new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"), TalksForever.class.getName(),
                folder.toString(),
                String.valueOf(run), String.valueOf(stopAt)).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        var said = new ArrayList<String>();
        try (var lines = process.inputReader()) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                said.add(line);
                if (stopAt == 0 || line.equals("STOP")) {
                    break;
                }
            }
            Thread.sleep(afterMillis);
            process.toHandle().destroyForcibly();
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                said.add(line);
            }
        }
        process.waitFor();
        assertThat(said).as("run %d said something", run).isNotEmpty();
        return said;
    }

    private void check(int run, List<String> said) {
        try (var wiring = Wiring.open(Place.in(folder), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn())) {
            var store = wiring.session().store();
            Map<String, List<Row>> rows = store.read(r -> {
                var all = new HashMap<String, List<Row>>();
                KitchenEntities.ALL.forEach(e -> all.put(e.table(), r.read(Query.all(e.table()))));
                return all;
            });
            assertThat(asJournalled(store.kept("journal"))).as("run %d: rows are as the journal has them", run)
                .isEqualTo(asStored(rows));
            told(run, said, rows);
        }
    }

    /// The last image of each row that was ever written, without what was taken back.
    private static Map<Object, Row> asJournalled(List<Row> journal) {
        var rows = new HashMap<Object, Row>();
        for (var change : journal) {
            boolean isUndone = change.isTrue("is_undone");
            var image = change.get(isUndone ? "before" : "after").map(Row.class::cast);
            var id = change.get("after").or(() -> change.get("before")).map(r -> ((Row) r).id()).orElseThrow();
            if (image.isPresent()) {
                rows.put(id, image.get().without(Row.VERSION));
            } else {
                rows.remove(id);
            }
        }
        return rows;
    }

    /// All rows but what every kitchen has from the start.
    private static Map<Object, Row> asStored(Map<String, List<Row>> rows) {
        var stored = new HashMap<Object, Row>();
        rows.forEach((table, all) -> {
            if (!table.equals("ingredients") && !table.equals("preferences")) {
                all.forEach(row -> stored.put(row.id(), row.without(Row.VERSION)));
            }
        });
        return stored;
    }

    private static void told(int run, List<String> said, Map<String, List<Row>> rows) {
        var names = rows.values().stream().flatMap(List::stream).map(r -> r.text("name")).toList();
        for (var line : said) {
            var words = line.split(" ", 2);
            switch (words[0]) {
                case "TURN" -> {
                    var i = words[1].split(" ")[0];
                    assertThat(names).contains(TalksForever.name("jam", String.valueOf(run), Integer.parseInt(i)),
                        TalksForever.name("rice", String.valueOf(run), Integer.parseInt(i)));
                }
                case "FORM" -> assertThat(words[1].startsWith("form") ? names : List.of(words[1])).contains(words[1]);
                case "GONE" -> assertThat(names).doesNotContain(words[1]);
                default -> assertThat(line).isEqualTo("STOP");
            }
        }
    }
}
