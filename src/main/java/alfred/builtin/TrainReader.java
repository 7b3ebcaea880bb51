package alfred.builtin;

import alfred.builtin.reading.LabelledClause;
import alfred.builtin.reading.ReadingTrainer;
import alfred.builtin.slot.Dates;
import alfred.builtin.slot.KitchenSpans;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.TemplateBook;
import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.OwnNames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.zip.CRC32;

/// Command of developers: trains a reading model per language from a folder of example messages and writes it among the
/// resources. Does nothing if neither the examples nor [#EDITION] has changed since the last run.
public final class TrainReader {
    /// Version of the features and the training; incremented to force retraining.
    private static final int EDITION = 27;
    /// An arbitrary date: training only depends on whether words are a day, not on which.
    private static final LocalDate A_DAY = LocalDate.of(2026, 11, 20);

    private TrainReader() {}

    /// @param args the folder of examples, with one subfolder per language, and the output folder for the models
    public static void main(String[] args) throws IOException, InterruptedException {
        var target = Path.of(args[1]);
        try (var languages = Files.list(Path.of(args[0])); var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var trained = languages.filter(Files::isDirectory).map(language -> threads.submit(() -> {
                train(language, target);
                return language;
            })).toList();
            for (var language : trained) {
                language.get();
            }
        } catch (ExecutionException failure) {
            throw new IllegalStateException("a language could not be learnt", failure.getCause());
        }
    }

    private static void train(Path examples, Path target) throws IOException {
        var language = examples.getFileName().toString();
        var lines = lines(examples);
        var model = target.resolve(language + ".model");
        if (isCurrent(examples, target)) {
            return;
        }
        var book = TemplateBook.of(Language.of(language));
        var foods = FoodCatalogue.standard().in(Language.of(language).locale());
        var spans = KitchenSpans.of(new SlotTypes(new Dates(A_DAY), book.lexicon(), foods), foods,
            OwnNames.Names.NONE).remembering();
        var connectors = book.lexicon().phrasesOf("connectors").stream()
            .map(word -> word.matches("\\p{Punct}") ? word + " " : " " + word + " ")
            .toList();
        var messages = lines.stream().map(LabelledClause::parse).toList();
        Files.createDirectories(target);
        try (var out = Files.newOutputStream(model)) {
            new ReadingTrainer(spans, messages, connectors, book.lexicon().phrasesOf("openers")).train().write(out);
        }
        Files.writeString(target.resolve(language + ".model.stamp"), stamp(lines));
    }

    /// Whether the model of a language was trained from the present examples.
    ///
    /// @param examples the folder of the language's examples
    /// @param target the folder of the models
    static boolean isCurrent(Path examples, Path target) throws IOException {
        var language = examples.getFileName().toString();
        var stamp = target.resolve(language + ".model.stamp");
        return Files.exists(target.resolve(language + ".model")) && Files.exists(stamp)
            && Files.readString(stamp).equals(stamp(lines(examples)));
    }

    private static String stamp(List<String> lines) {
        return EDITION + " " + checksum(lines);
    }

    private static List<String> lines(Path folder) throws IOException {
        var lines = new ArrayList<String>();
        try (var files = Files.list(folder)) {
            for (var file : files.sorted().toList()) {
                lines.addAll(Files.readAllLines(file));
            }
        }
        lines.removeIf(line -> line.isBlank() || line.startsWith("#"));
        return lines;
    }

    private static long checksum(List<String> lines) {
        var crc = new CRC32();
        lines.forEach(line -> crc.update(line.getBytes(StandardCharsets.UTF_8)));
        return crc.getValue();
    }
}
