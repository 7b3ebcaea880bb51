package alfred.ui;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.KitchenEntities;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MessagesTest {
    private static final Path SOURCES = Path.of("src/main/java/alfred");
    private static final Pattern KEY = Pattern.compile("\"([a-z]+(?:[.-][a-z0-9-]+)*\\.[a-z0-9_-]+)\"");
    private static final Path LAYOUTS = Path.of("src/main/resources/alfred/ui");
    /// The bundles by the folder of their resource.
    private static final Map<String, Path> BUNDLES =
        Map.of("messages", LAYOUTS, "pages", LAYOUTS, "replies", LAYOUTS.getParent(), "commands", LAYOUTS.getParent());
    private static final Pattern LAID = Pattern.compile("\"%([^\"]+)\"");
    private static final Pattern ASKED =
        Pattern.compile("\\b(?:text|tell|refuse|suggest|Sentence\\.of)\\(\"([a-z]+\\.[^\"]+)\"");

    @Test
    void everyKeyIsUsedAndEveryUsedKeyIsThere() throws IOException {
        var there = new TreeSet<String>();
        for (var name : BUNDLES.keySet()) {
            for (var key : properties(name).stringPropertyNames()) {
                assertThat(there.add(key)).as("%s of %s is in one bundle only", key, name).isTrue();
            }
        }
        var named = new TreeSet<String>();
        var asked = new TreeSet<String>();
        try (var files = Files.walk(SOURCES)) {
            files.filter(file -> file.toString().endsWith(".java")).map(MessagesTest::read).forEach(source -> {
                named.addAll(matches(KEY, source));
                asked.addAll(matches(ASKED, source));
            });
        }

        try (var files = Files.walk(LAYOUTS)) {
            files.filter(file -> file.toString().endsWith(".fxml")).map(MessagesTest::read).forEach(layout -> {
                named.addAll(matches(LAID, layout));
                asked.addAll(matches(LAID, layout));
            });
        }

        // what a skill is for, and what is asked before it, is named by the skill
        named.addAll(named.stream().flatMap(key -> Stream.of("goal." + key, "sure." + key)).toList());

        var titles = KitchenEntities.ALL.stream().map(entity -> "title." + entity.type()).toList();
        named.addAll(titles);

        // the doctor's checks and their states are named by the checks
        named.addAll(Stream.of("ok", "warning", "problem", "database", "journal", "backup", "settings", "model",
            "keychain").map("doctor."::concat).toList());
        asked.addAll(titles);

        assertThat(asked).as("keys without a text").isSubsetOf(there);
        assertThat(there).as("texts that nothing shows").isSubsetOf(named);
    }

    @Test
    void germanIsComplete() throws IOException {
        for (var name : BUNDLES.keySet()) {
            var english = properties(name);
            var german = properties(name + "_de");

            assertThat(german.keySet()).as(name).isEqualTo(english.keySet());
            english.forEach((key, words) -> assertThat(slots(german.get(key))).as("" + key).isEqualTo(slots(words)));
            german.forEach((key,
                words) -> assertThat(
                    new MessageFormat((String) words, Locale.GERMANY).format(new Object[] {1, 2, 3, 4}))
                    .as("" + key)
                    .isNotNull());
        }
    }

    private static Properties properties(String name) throws IOException {
        var properties = new Properties();
        try (var reader = Files.newBufferedReader(
            Objects.requireNonNull(BUNDLES.get(name.replace("_de", ""))).resolve(name + ".properties"))) {
            properties.load(reader);
        }
        return properties;
    }

    private static Set<String> slots(Object words) {
        return matches(Pattern.compile("\\{(\\d)[,}]"), (String) words);
    }

    private static Set<String> matches(Pattern pattern, String source) {
        return pattern.matcher(source).results().map(found -> found.group(1)).collect(Collectors.toSet());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
