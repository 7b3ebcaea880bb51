package alfred.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnownSettingsTest {
    private static final Pattern NAME =
        Pattern.compile("\"((?:window|chat|panel|sidebar|look|cook|welcome|model|user|import|draft|meals|sample"
            + "|catalogue)\\.[a-z_]+(?:\\.[a-z]+)?)\"");
    private static final Pattern USE =
        Pattern.compile("(settings(\\(\\))?\\.(get|put|set|number|isOn)|kept\\.put|named|choice|remembered)\\(|"
            + "String (KEPT|STAYS|UNSENT|WELCOMED|NEW|READ|ADDRESS|LIMIT|USED|CATALOGUE) = ");

    /// What the sources keep among the settings has to be known to the doctor.
    @Test
    void everySettingOfTheSourcesIsKnown() throws IOException {
        var names = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (var file : files.filter(f -> f.toString().endsWith(".java") && !f.endsWith("KnownSettings.java"))
                .toList()) {
                Files.readAllLines(file).stream().filter(line -> USE.matcher(line).find() && !line.contains("text(\""))
                    .forEach(line -> NAME.matcher(line).results().forEach(found -> names.add(found.group(1))));
            }
        }

        assertThat(names).hasSizeGreaterThan(20).contains("look.scheme", "cook.timers", "model.base_url")
            .allMatch(KnownSettings::isKnown);
    }

    @ParameterizedTest @CsvSource(delimiter = '|',
        value = {"look.scheme|dark|purple", "catalogue.edition|1731 with places|old",
            "look.text|1.15|big", "window.x|-12.0|", "welcome.seen|true|yes", "cook.timers|[]|none",
            "model.base_url|http://localhost:1/v1|localhost", "model.used_today|2026-11-22 30|30", "sample.unit|"
                + "0b0e7f0e-0000-4000-8000-000000000000|x",
            "model http://localhost/v1 qwen3:14b price|1 / 2|1"})
    void aValueHasItsForm(String name, String good, String bad) {
        assertThat(KnownSettings.isSound(name, good)).isTrue();
        assertThat(KnownSettings.isSound(name, bad == null ? "" : bad)).isFalse();
        assertThat(KnownSettings.isKnown("x" + name)).isFalse();
    }
}
