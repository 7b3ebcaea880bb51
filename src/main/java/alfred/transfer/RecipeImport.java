package alfred.transfer;

import alfred.transfer.format.Charsets;
import alfred.transfer.format.Document;
import alfred.transfer.format.Folder;
import alfred.transfer.format.Found.Problem;
import alfred.transfer.format.Unread.Reason;
import alfred.transfer.format.Unread;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.KitchenFile;
import alfred.transfer.format.RecipeBuilder;
import alfred.transfer.format.RecipeFacts;
import alfred.transfer.format.json.JsonFormats;
import alfred.transfer.format.markup.MarkupFormats;
import alfred.transfer.format.page.WebPageRecipe;
import alfred.transfer.format.text.PlainRecipe;
import alfred.transfer.format.text.TextFormats;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Recognises what a file is by its content, and reads its recipes. The one way into all formats.
///
/// Content is treated as data only: markup, scripts and links have no effect, nothing is fetched or unpacked to the
/// disk, and sizes are limited. A part that cannot be read is told and does not stop the rest.
public final class RecipeImport {
    /// Every known format, in the order in which they are tried: the most particular first.
    public static final List<Importer> IMPORTERS =
        Stream.of(JsonFormats.ALL, MarkupFormats.ALL, List.of(new WebPageRecipe()), TextFormats.ALL)
            .<Importer>flatMap(List::stream).toList();

    private static final Logger LOG = LoggerFactory.getLogger(RecipeImport.class);
    private static final int MAX_DEPTH = 4;
    private static final Pattern PICTURE =
        Pattern.compile("(?i).*\\.(?:jpe?g|png|gif|webp|heic|avif|bmp|tiff?|svg|css|js|ico|woff2?|ttf|mp4|mov)");

    private final Watch watch;

    /// Sees an import pass, and can end it.
    public interface Watch {
        /// A watch that sees nothing.
        Watch NONE = (_, _) -> true;

        /// Called for each file that is looked at.
        ///
        /// @param done how many files of the archive or folder were read
        /// @return false to end the import; what was found so far is kept
        boolean goesOn(int done, int total);
    }

    private RecipeImport(Watch watch) {
        this.watch = watch;
    }

    /// Reads a file, an archive, or a folder with everything below it.
    public static Found read(Path path, Watch watch) {
        var reader = new RecipeImport(watch);
        try {
            if (Files.isDirectory(path)) {
                return reader.all(name(path), Folder.ofDisk(path), 0);
            }
            if (!Files.isRegularFile(path)) {
                return Found.problem(name(path), Reason.NO_FILE);
            }
            var start = start(path);
            if (Kind.of(start) == Kind.ZIP) {
                return reader.all(name(path), Folder.ofZip(path), 0);
            }
            if (KitchenFile.isOne(start)) {
                return Found.kitchen(KitchenFile.of(path));
            }
            return Files.size(path) > Folder.MAX_FILE ? Found.problem(name(path), Reason.TOO_LARGE)
                : reader.one(name(path), Folder.read(path), Folder.empty(), 0);
        } catch (KitchenFile.Newer _) {
            return Found.problem(name(path), Reason.NEWER);
        } catch (IOException e) {
            LOG.debug("not read: {}", path, e);
            return Found.problem(name(path), Files.isReadable(path) ? Reason.DAMAGED : Reason.UNREADABLE);
        }
    }

    private static byte[] start(Path path) throws IOException {
        try (var in = Files.newInputStream(path)) {
            return in.readNBytes(8_192);
        }
    }

    private static String name(Path path) {
        return path.getFileName() instanceof Path last ? last.toString() : path.toString();
    }

    /// Returns the whole minutes that words for a duration mean, such as `1 h 15 min`, `1:15` or `PT1H`; 0 if they mean
    /// none, at most 9999.
    public static int minutes(String words) {
        return RecipeFacts.duration(words);
    }

    /// Returns a recipe of which only the name is told.
    public static ImportedRecipe named(String name) {
        return new RecipeBuilder().name(name).build();
    }

    /// Reads content in memory, such as pasted text.
    public static Found read(byte[] bytes) {
        return read("", bytes);
    }

    /// Reads content in memory: a fetched page, or text.
    ///
    /// @param name the file name or address; used in messages only
    public static Found read(String name, byte[] bytes) {
        return new RecipeImport(Watch.NONE).one(name, bytes, Folder.empty(), 0);
    }

    /// Returns the recipes of a text, in order; empty if there are none.
    public static List<ImportedRecipe> readAll(String text) {
        return document(new Document("", text.replaceFirst("^\uFEFF", ""), Folder.empty())).recipes();
    }

    /// Returns the first recipe of [#readAll(String)]; empty if there is none.
    public static Optional<ImportedRecipe> read(String text) {
        return readAll(text).stream().findFirst();
    }

    private Found one(String path, byte[] bytes, Folder folder, int depth) {
        var kind = Kind.of(bytes);
        try {
            return switch (kind) {
                case ZIP ->
                    depth > MAX_DEPTH ? Found.problem(path, Reason.NOTHING) : all(path, Folder.ofZip(bytes), depth + 1);
                case GZIP ->
                    depth > MAX_DEPTH ? Found.problem(path, Reason.NOTHING)
                        : one(path, unzipped(bytes), folder, depth + 1);
                case PDF -> document(new Document(path, PdfText.of(bytes), folder));
                case TEXT -> KitchenFile.isOne(bytes) ? Found.kitchen(KitchenFile.of(bytes))
                    : document(new Document(path, Charsets.decode(bytes), folder));
                case EMPTY, IMAGE, ARCHIVE, PROGRAM, BINARY -> Found.problem(path, kind.refusal());
            };
        } catch (KitchenFile.Newer _) {
            return Found.problem(path, Reason.NEWER);
        } catch (IOException e) {
            LOG.debug("not read: {}", path, e);
            return Found.problem(path, Reason.DAMAGED);
        }
    }

    private static byte[] unzipped(byte[] bytes) throws IOException {
        try (var in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return Folder.limited(in);
        }
    }

    /// Reads every file of a folder. Recipes that other files of the folder hold too, as text beside data, are taken
    /// once.
    private Found all(String name, Folder folder, int depth) {
        var exact = Found.NOTHING;
        var loose = Found.NOTHING;
        var damaged = new ArrayList<Problem>();
        var paths = folder.paths();
        for (int i = 0; i < paths.size() && watch.goesOn(i, paths.size()); i++) {
            if (PICTURE.matcher(paths.get(i)).matches()) {
                continue;
            }
            var found = entry(paths.get(i), folder, depth);
            damaged
                .addAll(found.problems().stream().filter(problem -> problem.why().reason() != Reason.NOTHING).toList());
            if (isLoose(found)) {
                loose = loose.and(found);
            } else {
                exact = exact.and(found);
            }
        }
        var names = new HashSet<String>();
        exact.recipes().forEach(recipe -> names.add(recipe.name().toLowerCase(Locale.ROOT)));
        var all = new ArrayList<>(once(exact.recipes()));
        once(loose.recipes()).stream().filter(recipe -> !names.contains(recipe.name().toLowerCase(Locale.ROOT)))
            .forEach(all::add);
        var problems =
            all.isEmpty() && exact.isEmpty() && damaged.isEmpty()
                ? List.of(new Problem(name, Unread.of(Reason.NOTHING))) : damaged;
        return new Found(exact.and(loose).format(), all, exact.meals(), exact.shopping(), problems, exact.kitchen());
    }

    private Found entry(String path, Folder folder, int depth) {
        try {
            var bytes = folder.bytes(path);
            return switch (Kind.of(bytes)) {
                case ZIP, GZIP, PDF, TEXT -> one(path, bytes, folder, depth);
                case EMPTY, IMAGE, ARCHIVE, PROGRAM, BINARY -> Found.NOTHING;
            };
        } catch (IOException e) {
            LOG.debug("not read: {}", path, e);
            return Found.problem(path, Reason.DAMAGED);
        }
    }

    private static boolean isLoose(Found found) {
        return Set.of(PlainRecipe.FORMAT, WebPageRecipe.FORMAT).contains(found.format());
    }

    private static List<ImportedRecipe> once(List<ImportedRecipe> recipes) {
        var names = new HashSet<String>();
        var all = new ArrayList<ImportedRecipe>();
        for (var recipe : recipes) {
            if (names.add(recipe.name()) || all.stream().noneMatch(recipe::isSame)) {
                all.add(recipe);
            }
        }
        return all;
    }

    private static Found document(Document document) {
        try {
            for (var importer : IMPORTERS) {
                if (importer.recognises(document)) {
                    var found = importer.read(document);
                    return found.isEmpty() && found.problems().isEmpty()
                        ? Found.problem(document.path(), Reason.NOTHING)
                        : found;
                }
            }
        } catch (RuntimeException | StackOverflowError e) {
            LOG.warn("could not be read: {}", document.path(), e);
            return Found.problem(document.path(), Reason.DAMAGED);
        }
        return Found.problem(document.path(), Reason.NOTHING);
    }
}
