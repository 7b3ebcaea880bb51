package alfred.command;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.store.NeedsServer;
import alfred.store.PostgresServer;
import alfred.store.database.Database;
import alfred.store.folder.Settings;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The commands that end at once, as processes: what they answer, and how they end (spec/headless.md, other commands).
@Timeout(180)
class CommandsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String SECRET = "sk-0123456789";

    @TempDir
    private Path folder;
    /// @param words from standard output
    private record Answer(int status, String words, String errors) {
        List<JsonNode> json() throws IOException {
            var nodes = new ArrayList<JsonNode>();
            for (var line : words.lines().toList()) {
                nodes.add(JSON.readTree(line));
            }
            return nodes;
        }
    }

    private Answer alfred(String... arguments) throws IOException, InterruptedException {
        return alfred(Map.of(), arguments);
    }

    private Answer alfred(Map<String, String> environment, String... arguments)
        throws IOException, InterruptedException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        var out = Files.createTempFile("out", ".txt");
        var err = Files.createTempFile("err", ".txt");
        try {
            var builder = new ProcessBuilder(
                Stream.concat(
                    Stream.of(java, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Duser.language=en", "-cp",
                        classes, "alfred.Launcher"),
                    Stream.of(arguments)).toList())
                .directory(folder.toFile()).redirectOutput(out.toFile())
                .redirectError(err.toFile());
            builder.environment().keySet().removeIf(name -> name.startsWith("ALFRED_") || name.startsWith("OPENAI_"));
            builder.environment().put("ALFRED_DATA", folder.resolve("own").toString());
            builder.environment().putAll(environment);
            var process = builder.start();
            process.getOutputStream().close();
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            return new Answer(process.exitValue(), Files.readString(out), Files.readString(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    @Test
    void recipesComeInAndGoOut() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("süppchen.txt"), "Süppchen\n\nIngredients\n1 onion\n\nMethod\nBoil it.\n",
            StandardCharsets.UTF_8);
        Files.writeString(folder.resolve("toast.html"),
            "<html><body><h1>Toast</h1><h2>Ingredients</h2><ul><li>1 slice of bread</li></ul><h2>Method</h2><p>Toast it.</p></body></html>");

        var dry = alfred("import", "--json", "--dry-run", "süppchen.txt", "nowhere.txt", "toast.html");

        assertThat(dry.status()).isEqualTo(1);
        assertThat(dry.json()).hasSize(3).extracting(line -> line.path("file").asText()).containsExactly("süppchen.txt",
            "nowhere.txt", "toast.html");
        var soup = dry.json().getFirst().path("recipes").get(0);
        assertThat(soup).isEqualTo(JSON.readTree("""
            {"name":"Süppchen","ingredients":["1 onion"],"instructions":["Boil it."],"servings":null,"prep_time_minutes":null,
             "cook_time_minutes":null,"source_url":null,"unsure":[],"not_imported":[]}"""));
        assertThat(dry.json().get(1).path("skipped").get(0).path("why").asText()).isEqualTo("There is no such file.");
        assertThat(folder.resolve("own")).as("a dry run makes no kitchen").doesNotExist();

        var first = alfred("import", "süppchen.txt", "toast.html");
        var again = alfred("import", "--json", "süppchen.txt", "toast.html");
        var exported = alfred("export", "all.json");

        assertThat(first.status()).as(first.errors()).isZero();
        assertThat(first.words()).contains("süppchen.txt: 1 recipe imported.")
            .contains("+ Toast (1 ingredient, 1 step)");
        assertThat(again.status()).isZero();
        assertThat(again.json()).allSatisfy(line -> {
            assertThat(line.path("recipes")).isEmpty();
            assertThat(line.path("skipped").get(0).path("why").asText()).isEqualTo("It is in the cookbook already.");
        });
        assertThat(exported.words()).startsWith("Exported 2 recipes to ");
        assertThat(JSON.readTree(folder.resolve("all.json").toFile()))
            .extracting(recipe -> recipe.path("name").asText())
            .containsExactly("Süppchen", "Toast");
        assertThat(alfred("import", "--data", "other", "all.json").words()).contains("all.json: 2 recipes imported.");
    }

    @Test
    void theDoctorTellsWhatIsWrongAndNoKey() throws IOException, InterruptedException {
        var kitchen = folder.resolve("own");
        var settings = Settings.in(kitchen);
        settings.set("look.scheme", "dark");
        try (var open = Database.open(kitchen)) {
            var busy = alfred("doctor", "--json");
            assertThat(busy.status()).as(busy.errors()).isZero();
            assertThat(busy.json().getFirst().path("checks").get(0).path("words").asText())
                .contains("open in another Alfred");
            assertThat(open).isNotNull();
        }
        var well = alfred("doctor");
        assertThat(well.status()).as(well.words()).isZero();
        assertThat(well.words().lines()).hasSize(6).allMatch(line -> line.startsWith("ok "));

        settings.set("look.scheme", "purple");
        settings.set("model.base_url", "http://" + SECRET + "@localhost:1/v1");
        settings.set("model.name", "none");
        var ill = alfred("doctor", "--json");

        assertThat(ill.status()).isEqualTo(1);
        assertThat(ill.words() + ill.errors()).doesNotContain(SECRET);
        var report = ill.json().getFirst();
        assertThat(report.path("state").asText()).isEqualTo("problem");
        assertThat(report.path("checks"))
            .extracting(check -> check.path("check").asText() + " " + check.path("state").asText())
            .containsExactly("database ok", "journal ok", "backup ok", "settings problem", "model problem",
                "keychain ok");
        assertThat(report.path("checks").get(3).path("words").asText()).contains("look.scheme");

        Files.write(kitchen.resolve("kitchen.mv.db"), new byte[10_000]);
        Files.writeString(kitchen.resolve("settings.json"), "{");
        var broken = alfred("doctor");
        assertThat(broken.status()).isEqualTo(1);
        assertThat(broken.words()).contains("alfred restore FILE").contains("settings.json cannot be read");
        assertThat(kitchen.resolve("settings.json")).as("the doctor changes nothing").hasContent("{");
    }

    @Test
    void aDamagedKitchenIsToldByEveryCommandAndSaved() throws IOException, InterruptedException {
        var kitchen = folder.resolve("own");
        Files.writeString(folder.resolve("soup.txt"), "Soup\n\nIngredients\n1 onion\n\nMethod\nBoil it.\n");
        assertThat(alfred("import", "soup.txt").status()).isZero();
        var file = kitchen.resolve("kitchen.mv.db");
        var whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length / 2));

        for (var command : List.of("session", "backup", "doctor")) {
            var told = alfred(command);
            assertThat(told.status()).as(command).isEqualTo(1);
            assertThat(told.words() + told.errors()).as(command).contains("alfred doctor --repair")
                .contains("alfred-daily-");
        }
        Arrays.fill(whole, 0, 8192, (byte) 0);
        Files.write(file, whole);
        var saved = alfred("doctor", "--repair");

        assertThat(saved.status()).as(saved.errors()).isZero();
        assertThat(saved.words()).containsPattern("recipes +1 rows saved").contains("The damaged database lies in ");
        assertThat(alfred("export", "saved.json").words()).startsWith("Exported 1 recipe to ");
    }

    @Test @NeedsServer
    void aKitchenMovesToAHouseholdsServerAndBack() throws Exception {
        Files.writeString(folder.resolve("soup.txt"), "Soup\n\nIngredients\n1 onion\n\nMethod\nBoil it.\n");
        alfred("import", folder.resolve("soup.txt").toString());
        var server = PostgresServer.shared().nothing();
        var login =
            Map.of("ALFRED_DB_USER", server.user(), "ALFRED_DB_PASSWORD", server.password(), "ALFRED_PERSON", "Ada");

        var there = alfred(login, "move", "server", "--database", server.url());

        assertThat(there.words()).contains("counted in both");
        assertThat(alfred(login, "export", folder.resolve("all.json").toString()).status()).isZero();
        assertThat(Files.readString(folder.resolve("all.json"))).contains("Soup");
        assertThat(alfred(login, "move", "server", "--database", server.url()).errors())
            .contains("There is a kitchen in the household’s database");
        assertThat(alfred(login, "doctor").words()).contains("It opens; all ");
        var wrong = alfred(Map.of("ALFRED_DB_USER", server.user(), "ALFRED_DB_PASSWORD", SECRET), "export",
            folder.resolve("two.json").toString());
        assertThat(wrong.status()).isEqualTo(1);
        assertThat(wrong.errors()).contains("does not accept that user and password").doesNotContain(SECRET);
        var back = alfred(login, "move", "folder", "--json");
        assertThat(back.json().getFirst().path("recipes").asInt()).isEqualTo(1);
        assertThat(Settings.look(folder.resolve("own")).orElseThrow().get("household.database")).isEmpty();
        assertThat(alfred("export", folder.resolve("three.json").toString()).status()).isZero();
    }
}
