package alfred.household;

import static alfred.household.Home.rows;
import static alfred.household.Home.until;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.store.NeedsServer;
import alfred.Rounds;
import alfred.store.PostgresServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Clients and servers that are killed at any moment: what a client was told of is there, once.
@NeedsServer
class KilledHouseholdTest {
    private static final int CLIENTS = Rounds.of(3, 200);
    private static final int SERVERS = Rounds.of(2, 20);
    private static final int WRITES_OF_A_CLIENT = 4;
    @TempDir
    private Path folder;
    private final Set<Integer> told = ConcurrentHashMap.newKeySet();
    private final Set<Integer> refused = new HashSet<>();
    private int next = 1;

    @Test
    void whatAClientWasToldOfIsThere() throws Exception {
        try (var server = PostgresServer.start()) {
            var home = Home.at(server::nothing);
            var random = new SplittableRandom(1);
            for (int i = 0; i < CLIENTS; i++) {
                int before = told.size();
                run(home, client -> {
                    // on a busy machine a client may take long to begin
                    until(() -> told.size() >= before + WRITES_OF_A_CLIENT);
                    Thread.sleep(random.nextInt(400));
                    client.toHandle().destroyForcibly();
                });
            }
            check(home);
        }
    }

    @Test
    void whatAClientWasToldOfIsThereAlthoughTheServerWasKilled() throws Exception {
        try (var server = PostgresServer.start()) {
            var home = Home.at(server::nothing);
            var random = new SplittableRandom(2);
            run(home, client -> {
                for (int i = 0; i < SERVERS; i++) {
                    Thread.sleep(500 + random.nextInt(1_500));
                    server.crash();
                }
                Thread.sleep(2_000);
                client.toHandle().destroyForcibly();
            });
            check(home);
        }
    }

    private interface Ending {
        void end(Process client) throws InterruptedException;
    }

    /// Runs a client until it is ended, and takes down what it said.
    private void run(Home home, Ending ending) throws IOException, InterruptedException {
        var words = new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
                WritesToHousehold.class.getName(), folder.toString()));
        words.addAll(home.login());
        words.add(String.valueOf(next));
        var errors = folder.resolveSibling(folder.getFileName() + ".log").toFile();
        var client = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.appendTo(errors)).start();
        try (var lines = client.inputReader()) {
            assertThat(lines.readLine()).as(Files.readString(errors.toPath())).isEqualTo("open");
            var reading = Thread.ofPlatform().start(() -> takeDown(lines));
            ending.end(client);
            reading.join();
        } finally {
            client.destroyForcibly().waitFor();
        }
        // the write during which it was killed may be there or not
        next += 2;
    }

    private void takeDown(BufferedReader lines) {
        lines.lines().forEach(line -> {
            var said = line.split(" ");
            if (said.length == 2 && said[1].matches("\\d+")) {
                next = Integer.parseInt(said[1]);
                if (said[0].equals("did")) {
                    told.add(next);
                } else if (said[0].equals("failed")) {
                    refused.add(next);
                }
            }
        });
    }

    /// What waits in the folder is settled when it is opened again.
    private void check(Home home) {
        var again = home.of("Ada", folder);
        until(() -> !again.store().away().orElseThrow().state().isOff()
            && again.store().away().orElseThrow().state().waiting() == 0);
        var there =
            rows(again, "tasks").stream().map(task -> Integer.parseInt(task.text("title").substring(5))).toList();
        home.close();

        assertThat(there).doesNotHaveDuplicates();
        assertThat(there).containsAll(told);
        assertThat(refused).doesNotContainAnyElementsOf(there);
        assertThat(told).hasSizeGreaterThan(Rounds.of(10, 100));
        System.out.printf("%,d writes told of, %,d refused, %,d there%n", told.size(), refused.size(), there.size());
    }
}
