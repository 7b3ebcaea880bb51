package alfred.transfer.export;

import alfred.core.domain.Phrasebook;
import alfred.transfer.export.Sheet.Style;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/// A cookbook to print, as PDF: a title, each recipe on a page of its own with its photo, and an index of names and of
/// tags, whose lines lead to the pages.
final class CookbookExporter implements Exporter {
    private static final Set<String> LETTER = Set.of("US", "CA", "MX", "CL", "CO", "PH", "VE");
    private static final float COLUMN = 178;
    private static final float GUTTER = 26;
    private static final float PHOTO = 190;

    @Override
    public String format() {
        return "pdf";
    }

    @Override
    public String ending() {
        return ".pdf";
    }

    @Override
    public Written write(Outgoing kitchen, OutputStream out) throws IOException {
        var recipes = kitchen.recipes();
        var phrases = kitchen.phrases();
        var paper = LETTER.contains(Locale.getDefault().getCountry()) ? PDRectangle.LETTER : PDRectangle.A4;
        int photos = 0;
        try (var sheet = new Sheet(paper, phrases.text("cookbook.title"))) {
            sheet.gap(paper.getHeight() / 3);
            sheet.words(phrases.text("cookbook.title"), Style.TITLE, 0, sheet.width());
            sheet.words(phrases.text("cookbook.recipes", recipes.size()), Style.QUOTE, 0, sheet.width());
            var index = new TreeMap<String, List<Entry>>(String.CASE_INSENSITIVE_ORDER);
            for (var recipe : recipes) {
                sheet.newPage();
                sheet.bookmark(recipe.name());
                index.computeIfAbsent(recipe.name(), _ -> new ArrayList<>()).add(new Entry("", sheet.pages()));
                recipe.tags().forEach(tag -> index.computeIfAbsent(tag, _ -> new ArrayList<>())
                    .add(new Entry(recipe.name(), sheet.pages())));
                photos += page(sheet, recipe, phrases) ? 1 : 0;
            }
            index(sheet, index, phrases);
            sheet.number();
            sheet.save(out);
        }
        return new Written(recipes.size(), photos,
            (int) recipes.stream().filter(recipe -> recipe.photo().isPresent()).count() - photos, 0);
    }

    /// A line of the index.
    ///
    /// @param name the recipe below a tag; `""` for a recipe's own line
    private record Entry(String name, int page) {}

    /// Returns whether the recipe's photo is on the page.
    private static boolean page(Sheet sheet, OutgoingRecipe recipe, Phrasebook phrases) throws IOException {
        var hasPhoto = recipe.photo().isPresent();
        var width = hasPhoto ? sheet.width() - PHOTO - GUTTER : sheet.width();
        var head = sheet.place();
        float photo = 0;
        if (hasPhoto) {
            try {
                photo = sheet.photo(recipe.photo().get(), PHOTO, sheet.width() - PHOTO, PHOTO);
            } catch (IOException | IllegalArgumentException _) {
                hasPhoto = false; // a photo that cannot be read is left out, not the recipe
            }
        }
        sheet.words(recipe.name(), Style.TITLE, 0, width);
        sheet.gap(5);
        if (!recipe.text("description").isBlank()) {
            sheet.words(recipe.text("description"), Style.QUOTE, 0, width);
        }
        sheet.gap(4);
        sheet.words(facts(recipe, phrases), Style.SMALL, 0, width);
        if (sheet.place() > head - photo && sheet.place() < head) {
            sheet.placeAt(head - photo);
        }
        sheet.gap(12);
        sheet.rule(0, sheet.width());
        sheet.gap(14);
        body(sheet, recipe, phrases);
        return hasPhoto;
    }

    private static String facts(OutgoingRecipe recipe, Phrasebook phrases) {
        var facts = new ArrayList<String>();
        recipe.columns().integer("servings").ifPresent(count -> facts.add(phrases.text("cookbook.serves", count)));
        if (recipe.minutes("prep_time_minutes") > 0) {
            facts.add(phrases.text("cookbook.prep", recipe.minutes("prep_time_minutes")));
        }
        if (recipe.minutes("cook_time_minutes") > 0) {
            facts.add(phrases.text("cookbook.cook", recipe.minutes("cook_time_minutes")));
        }
        if (!recipe.text("source_url").isBlank()) {
            facts.add(recipe.text("source_url"));
        }
        return String.join("   ·   ", facts);
    }

    private static void body(Sheet sheet, OutgoingRecipe recipe, Phrasebook phrases) throws IOException {
        var top = sheet.place();
        var page = sheet.pages();
        sheet.words(phrases.text("cookbook.ingredients"), Style.HEADING, 0, COLUMN);
        sheet.gap(4);
        for (var line : recipe.words()) {
            var isHeading = line.endsWith(":");
            sheet.gap(isHeading ? 6 : 0);
            sheet.words(isHeading ? line.substring(0, line.length() - 1) : line, isHeading ? Style.SMALL : Style.BODY,
                0, COLUMN);
            sheet.gap(1.5f);
        }
        var isBeside = sheet.pages() == page;
        if (isBeside) {
            sheet.placeAt(top);
        } else {
            sheet.gap(18);
        }
        var x = isBeside ? COLUMN + GUTTER : 0;
        var width = sheet.width() - x;
        sheet.words(phrases.text("cookbook.method"), Style.HEADING, x, width);
        sheet.gap(4);
        int number = 1;
        for (var step : recipe.columns().texts("instructions")) {
            sheet.mark(String.valueOf(number++), Style.BODY, x);
            sheet.words(step, Style.BODY, x + 20, width - 20);
            sheet.gap(6);
        }
        if (!recipe.text("notes").isBlank()) {
            sheet.gap(8);
            sheet.words(phrases.text("cookbook.notes"), Style.HEADING, x, width);
            for (var paragraph : recipe.text("notes").split("\\R")) {
                sheet.words(paragraph, Style.BODY, x, width);
            }
        }
    }

    /// Writes the index in two columns.
    private static void index(Sheet sheet, SortedMap<String, List<Entry>> index, Phrasebook phrases)
        throws IOException {
        sheet.newPage();
        sheet.bookmark(phrases.text("cookbook.index"));
        sheet.words(phrases.text("cookbook.index"), Style.TITLE, 0, sheet.width());
        sheet.gap(10);
        var width = (sheet.width() - GUTTER) / 2;
        var top = sheet.place();
        float x = 0;
        for (var word : index.entrySet()) {
            for (var entry : lines(word.getKey(), word.getValue())) {
                if (sheet.place() - 18 < Sheet.MARGIN && x == 0) {
                    x = width + GUTTER;
                    sheet.placeAt(top);
                } else if (sheet.place() - 18 < Sheet.MARGIN) {
                    sheet.newPage();
                    top = sheet.place();
                    x = 0;
                }
                if (entry.page() == 0) {
                    sheet.words(entry.name(), Style.QUOTE, x, width);
                } else {
                    sheet.entry(entry.name(), entry.page(), x, width);
                }
            }
        }
    }

    /// Returns a name's own lines, then a tag's heading with the recipes below it.
    private static List<Entry> lines(String word, List<Entry> entries) {
        var lines = new ArrayList<Entry>();
        entries.stream().filter(entry -> entry.name().isEmpty())
            .forEach(entry -> lines.add(new Entry(word, entry.page())));
        if (entries.stream().anyMatch(entry -> !entry.name().isEmpty())) {
            lines.add(new Entry(word, 0));
            entries.stream().filter(entry -> !entry.name().isEmpty())
                .forEach(entry -> lines.add(new Entry("   " + entry.name(), entry.page())));
        }
        return lines;
    }
}
