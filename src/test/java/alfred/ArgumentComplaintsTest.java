package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the commands say of arguments that they do not take.
class ArgumentComplaintsTest {
    private static final int INVALID = 2;
    private final Locale before = Locale.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    @ParameterizedTest @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
        doctor --quiet; There is no option --quiet.; Die Option --quiet gibt es nicht.
        doctor --repare; Did you mean --repair?; Meinst du --repair?
        backup a.zip b.zip; Not expected here: b.zip; Hier nicht erwartet: b.zip
        doctor --data; --data needs a value: DIR; --data braucht einen Wert: DIR
        restore; Missing: FILE; Es fehlt: FILE
        doctor --data=a --data=b; --data is given twice.; --data steht zweimal da.
        import --duplicates=ask a.json; --duplicates does not take "ask", but: keep|replace|skip; \
        --duplicates nimmt nicht „ask“, sondern: keep|replace|skip
        """)
    void whatIsWrongIsToldInTheLanguageOfTheHelp(String typed, String english, String german) {
        assertThat(complaint("en", typed)).contains(english);
        assertThat(complaint("de", typed)).contains(german).doesNotContain(english)
            .doesNotContain("Unknown", "Unmatched", "Missing", "Invalid", "expected");
    }

    @Test
    void forScriptsItIsEnglish() {
        assertThat(complaint("de", "doctor --json --quiet")).contains("There is no option --quiet.");
    }

    @Test
    void whatACommandItselfFindsUnfitIsToldInItsWords() {
        assertThat(complaint("de", "import --data=nowhere ftp://example.org/a"))
            .contains("Geholt werden nur Adressen mit http und https, nicht ftp://example.org/a");
    }

    private static String complaint(String language, String typed) {
        Locale.setDefault(Locale.of(language));
        var told = new StringWriter();
        int code = Launcher.commands().setErr(new PrintWriter(told)).execute(typed.split(" "));
        assertThat(code).as(typed).isEqualTo(INVALID);
        return told.toString();
    }
}
