package alfred.command;

import alfred.core.domain.Phrasebook;
import alfred.core.row.Rows;
import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.store.SqlStore;
import alfred.transfer.Export;
import alfred.transfer.export.Exporter;
import alfred.transfer.export.Exporters;
import alfred.transfer.export.Outgoing;
import alfred.wiring.HouseholdPhotos;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.nio.file.Path;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `alfred export FILE` (spec/headless.md): writes recipes for other programs, plans, shopping lists, or the whole
/// kitchen for another Alfred.
@Command(name = "export", mixinStandardHelpOptions = true)
public final class ExportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Option(names = "--format", paramLabel = "FORMAT")
    private Optional<String> format = Optional.empty();

    @Option(names = "--force")
    private boolean isForced;

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        var target = file.toAbsolutePath();
        var exporter = exporter();
        if (!options.place().isThere()) {
            throw new StoreException(Kind.NO_KITCHEN, null);
        }
        try (var database = options.place().openForReading()) {
            var store = new SqlStore(database, KitchenEntities.ALL, Clock.systemDefaultZone());
            HouseholdPhotos.in(options.folder(), database).fetchAll();
            if (isPiped()) {
                store.read(rows -> Export.pipe(exporter, outgoing(rows), new FileOutputStream(FileDescriptor.out)));
                return ExitCode.OK;
            }
            var written = store.read(rows -> Export.write(exporter, outgoing(rows), target, isForced));
            options.answer(words(written, target, options.phrases()),
                Map.of("file", target.toString(), "format", exporter.format(), "recipes", written.recipes(), "photos",
                    written.photos(),
                    "photos_left_out", written.photosLeftOut(), "others", written.others()));
        }
        return ExitCode.OK;
    }

    private boolean isPiped() {
        return file.toString().equals("-");
    }

    private Outgoing outgoing(Rows rows) {
        return new Outgoing(rows, Optional.of(options.folder().resolve("photos")), Phrasebook.ENGLISH,
            OffsetDateTime.now(Clock.systemDefaultZone()));
    }

    private Exporter exporter() {
        var formats = Exporters.ALL.stream().map(Exporter::format).collect(Collectors.joining(", "));
        if (format.isPresent()) {
            return Exporters.named(format.get()).orElseThrow(() -> wrong("command.no-format", format.get(), formats));
        }
        return Exporters.ofFile(file.toString()).orElseThrow(() -> wrong("command.no-ending", file, formats));
    }

    private UnfitArguments wrong(String key, Object named, String formats) {
        return new UnfitArguments(spec.commandLine(), options.phrases().text(key, named, formats));
    }

    private static String words(Exporter.Written written, Path target, Phrasebook phrases) {
        var parts = new ArrayList<String>();
        if (written.recipes() > 0 || written.others() == 0) {
            parts.add(phrases.text("command.recipes", written.recipes()));
        }
        if (written.others() > 0) {
            parts.add(phrases.text(parts.isEmpty() ? "command.rows" : "command.other-rows", written.others()));
        }
        var all = phrases.list(parts);
        var whole = written.photos() == 0 ? all : phrases.text("command.with-photos", all, written.photos());
        return phrases.text("command.exported", whole, target)
            + (written.photosLeftOut() == 0 ? "" : " " + phrases.text("command.left-out", written.photosLeftOut()));
    }
}
