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
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `alfred export FILE` (spec/headless.md): writes recipes for other programs, plans, shopping lists, or the whole
/// kitchen for another Alfred.
@Command(name = "export", mixinStandardHelpOptions = true,
    description = "Writes recipes, plans, shopping lists or the whole kitchen to a file that other programs read, or alfred import.")
public final class ExportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Option(names = "--format", paramLabel = "FORMAT",
        description = "schema.org (.json), nextcloud (.zip, also for Mealie), paprika"
            + " (.paprikarecipes), markdown (.md.zip), cooklang (.cook.zip), pdf (.pdf: a cookbook to print), calendar"
            + " (.ics: the meal plan), shopping (.txt: the shopping list), qr (.png: the shopping list as QR codes),"
            + " alfred (.alfred.json: the whole kitchen); by the file's ending where absent")
    private Optional<String> format = Optional.empty();

    @Option(names = "--force", description = "replaces the file if it is there")
    private boolean isForced;

    @Parameters(paramLabel = "FILE",
        description = "the file, which must not be there yet; - is the standard output, with --format")
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
            options.answer("Exported " + words(written) + " to " + target + "." + (written.photosLeftOut() == 0 ? ""
                : " " + count(written.photosLeftOut(), "photo")
                    + " did not fit in; --format=nextcloud or a backup holds them."),
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
            return Exporters.named(format.get())
                .orElseThrow(() -> new ParameterException(spec.commandLine(), "There is no format \"" + format.get()
                    + "\". Formats: " + formats));
        }
        return Exporters.ofFile(file.toString()).orElseThrow(() -> new ParameterException(spec.commandLine(),
            "No format has the ending of " + file + "; name one with --format: " + formats));
    }

    private static String words(Exporter.Written written) {
        var parts = new ArrayList<String>();
        if (written.recipes() > 0 || written.others() == 0) {
            parts.add(count(written.recipes(), "recipe"));
        }
        if (written.others() > 0) {
            parts.add(count(written.others(), parts.isEmpty() ? "row" : "other row"));
        }
        return String.join(" and ", parts) + (written.photos() == 0 ? "" : " with " + count(written.photos(), "photo"));
    }

    private static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
