package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// The help of the commands, in the languages of the window.
class CommandHelpTest {
    private final Locale before = Locale.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    @ParameterizedTest @ValueSource(strings = {"en", "de"})
    void everyCommandAndOptionIsExplained(String language) {
        Locale.setDefault(Locale.of(language));
        var alfred = Launcher.commands();

        assertThat(all(alfred)).hasSize(9).allSatisfy(command -> {
            var spec = command.getCommandSpec();
            assertThat(command.getUsageMessage()).as(spec.qualifiedName())
                .contains(bundle(language).getString(spec.qualifiedName(".") + ".usage.description").split(" ")[0]);
            assertThat(spec.args()).allSatisfy(arg -> assertThat(arg.description()).as(arg.toString()).isNotEmpty());
        });
        assertThat(alfred.getUsageMessage()).startsWith(language.equals("de") ? "Aufruf: alfred" : "Usage: alfred")
            .contains(language.equals("de") ? "Befehle:" : "Commands:");
    }

    @Test
    void germanIsComplete() {
        assertThat(new TreeSet<>(bundle("de").keySet())).isEqualTo(new TreeSet<>(bundle("en").keySet()));
    }

    @Test
    void noExplanationIsLeftOver() {
        Locale.setDefault(Locale.of("en"));
        var shown = String.join(" ", all(Launcher.commands()).map(CommandLine::getUsageMessage).toList())
            .replaceAll("\\s+", "");

        assertThat(bundle("en").keySet()).allSatisfy(key -> assertThat(shown).as(key)
            .contains(bundle("en").getString(key).replace("%n", "").replaceAll("\\s+", "")));
    }

    private static Stream<CommandLine> all(CommandLine command) {
        return Stream.concat(Stream.of(command), command.getSubcommands().values().stream());
    }

    private static ResourceBundle bundle(String language) {
        return ResourceBundle.getBundle("alfred.help", Locale.of(language),
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }
}
