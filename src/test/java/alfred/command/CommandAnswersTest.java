package alfred.command;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Launcher;
import alfred.store.database.Database;
import alfred.store.folder.Settings;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the commands say, in which language, and with which status they end. They run in this process: what only one of
/// its own shows is in [CommandsTest].
class CommandAnswersTest {
    private final Locale before = Locale.getDefault();
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;

    @TempDir
    private Path folder;

    /// @param words from standard output
    private record Answer(int status, String words, String errors) {}

    @BeforeEach
    void speakEnglish() {
        Locale.setDefault(Locale.UK);
    }

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    /// Runs a command on the kitchen in `own`.
    private Answer alfred(String command, String... arguments) {
        var words = new ByteArrayOutputStream();
        var errors = new ByteArrayOutputStream();
        System.setOut(new PrintStream(words, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
        try {
            int status = Launcher.commands().execute(
                Stream.concat(Stream.of(command, "--data", file("own")), Stream.of(arguments)).toArray(String[]::new));
            return new Answer(status, words.toString(StandardCharsets.UTF_8), errors.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void aGermanIsAnsweredInGermanAndAScriptInEnglish() throws IOException {
        Locale.setDefault(Locale.GERMANY);
        Files.writeString(folder.resolve("suppe.txt"), "Suppe\n\nZutaten\n1 Zwiebel\n\nZubereitung\nKochen.\n");

        assertThat(alfred("export", file("x.json")).errors()).contains("In diesem Ordner ist keine Küche.");
        var imported = alfred("import", file("suppe.txt"), file("nirgends.txt"));
        assertThat(imported.status()).isEqualTo(1);
        assertThat(imported.words().lines()).containsExactly(file("suppe.txt") + ": 1 Rezept importiert.",
            "  + Suppe (1 Zutat, 1 Schritt)", file("nirgends.txt") + ": Nichts wurde importiert.",
            "  - Diese Datei gibt es nicht.");
        var doctor = alfred("doctor");
        assertThat(doctor.words().lines()).anyMatch(line -> line.matches("gut +Datenbank: +Sie lässt sich öffnen; .*"))
            .anyMatch(line -> line.matches("gut +Einstellungen: +Sie sind lesbar, .*"));
        assertThat(new ObjectMapper().readTree(alfred("doctor", "--json").words()).path("checks").get(0).path("words")
            .asText()).startsWith("It opens; all ");
        var wrong = alfred("export", file("x.doc"));
        assertThat(wrong.status()).isEqualTo(2);
        assertThat(wrong.errors()).contains("Kein Format hat die Endung").contains("Aufruf: alfred export")
            .contains("ersetzt die Datei, wenn es sie gibt");
        assertThat(alfred("backup", file("alles.zip")).words()).startsWith("Gesichert in ");
        assertThat(alfred("restore", file("alles.zip")).words()).startsWith("Die Küche ist wie in der Sicherung.");
        assertThat(alfred("export", file("alle.json")).words()).startsWith("Exportiert: 1 Rezept, in ");
    }

    @Test
    void theWindowsLanguageGoesBeforeTheSystems() {
        Settings.in(folder.resolve("own")).set("look.language", "de");

        assertThat(alfred("doctor").words()).contains("ist noch keine Küche. Öffne Alfred einmal");
        assertThat(alfred("backup").errors()).contains("In diesem Ordner ist keine Küche.");
    }

    @Test
    void nothingIsWrittenOver() throws IOException {
        Database.open(folder.resolve("own")).close();
        Files.writeString(folder.resolve("mine.json"), "mine");

        var refused = alfred("export", file("mine.json"));

        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.errors()).contains("There is a file of that name already. Nothing was written");
        assertThat(folder.resolve("mine.json")).hasContent("mine");
        assertThat(alfred("export", file("no/such/folder.json")).errors()).contains("That file cannot be written.");
        assertThat(alfred("export", "--format", "shopping", file("mine.json")).status()).isEqualTo(1);
        assertThat(alfred("export", "--format", "shopping", "--force", file("mine.json")).status()).isZero();
        assertThat(folder.resolve("mine.json")).isEmptyFile();
        assertThat(alfred("export", file("mine.doc")).status()).isEqualTo(2);
        assertThat(alfred("export", "--format", "word", file("mine.doc")).errors())
            .contains("Formats: schema.org, nextcloud, paprika");
        try (var files = Files.list(folder)) {
            assertThat(files.map(name -> name.getFileName().toString())).containsExactlyInAnyOrder("own", "mine.json");
        }
    }

    @Test
    void thereIsNothingInAnEmptyFolder() {
        assertThat(alfred("export", file("x.json")).errors()).contains("There is no kitchen in that folder.");
    }

    @Test
    void wrongArgumentsAreTwo() {
        assertThat(alfred("import").status()).isEqualTo(2);
        assertThat(alfred("import", "ftp://example.org/soup").status()).isEqualTo(2);
        assertThat(alfred("export").status()).isEqualTo(2);
        assertThat(alfred("doctor", "--nonsense").status()).isEqualTo(2);
    }
}
