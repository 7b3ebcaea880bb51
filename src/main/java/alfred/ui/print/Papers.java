package alfred.ui.print;

import static alfred.ui.fx.Texts.text;

import alfred.transfer.export.Sheet.Style;
import alfred.transfer.export.Sheet;
import alfred.ui.model.RecipeItem;
import alfred.ui.page.text.DisplayFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/// Printable documents, each returned as the bytes of a PDF. Slow: call off the FX thread. The paper is US Letter
/// in countries that use it, otherwise A4.
public final class Papers {
    private static final Set<String> LETTER = Set.of("US", "CA", "MX", "CL", "CO", "PH", "VE");
    private static final float COLUMN = 178;
    private static final float GUTTER = 26;

    private Papers() {}

    /// An ingredient line or, with an empty amount, a section heading.
    public record Line(String amount, String words, boolean isHeading) {}

    /// An aisle and the items to buy there, one per line.
    public record Aisle(String name, List<String> lines) {}

    /// Returns a recipe as a PDF: ingredients and method side by side, or one below the other if the ingredients
    /// exceed a page.
    ///
    /// @param servings the number of servings that the amounts are scaled to; 0 if it is not known
    /// @param lines the ingredient lines, already scaled and in the chosen units
    /// @param steps the steps, with amounts as in the lines
    public static byte[] recipe(RecipeItem recipe, int servings, List<Line> lines, List<String> steps) {
        try (var sheet = new Sheet(paper(), recipe.name())) {
            sheet.words(recipe.name(), Style.TITLE, 0, sheet.width());
            sheet.gap(5);
            if (!recipe.description().isBlank()) {
                sheet.words(recipe.description(), Style.QUOTE, 0, sheet.width());
            }
            sheet.gap(4);
            sheet.words(facts(recipe, servings), Style.SMALL, 0, sheet.width());
            sheet.gap(12);
            sheet.rule(0, sheet.width());
            sheet.gap(14);
            var top = sheet.place();
            ingredients(sheet, lines);
            var isOnOnePage = sheet.pages() == 1;
            if (isOnOnePage) {
                sheet.placeAt(top);
            } else {
                sheet.gap(18);
            }
            var x = isOnOnePage ? COLUMN + GUTTER : 0;
            method(sheet, steps, recipe.notes(), x, sheet.width() - x);
            return sheet.bytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static PDRectangle paper() {
        return LETTER.contains(Locale.getDefault().getCountry()) ? PDRectangle.LETTER : PDRectangle.A4;
    }

    private static String facts(RecipeItem recipe, int servings) {
        var facts = new ArrayList<String>();
        if (servings > 0) {
            facts.add(text("recipe.serves", servings));
        }
        recipe.preparationMinutes()
            .ifPresent(m -> facts.add(text("recipe.prep", DisplayFormat.minutes(m))));
        recipe.cookingMinutes()
            .ifPresent(m -> facts.add(text("recipe.cooking", DisplayFormat.minutes(m))));
        if (!recipe.source().isBlank()) {
            facts.add(recipe.source());
        }
        return String.join("   ·   ", facts);
    }

    private static void ingredients(Sheet sheet, List<Line> lines) throws IOException {
        sheet.words(text("recipe.ingredients"), Style.HEADING, 0, COLUMN);
        sheet.gap(4);
        for (var line : lines) {
            if (line.isHeading()) {
                sheet.gap(6);
                sheet.words(line.words(), Style.SMALL, 0, COLUMN);
            } else {
                sheet.words((line.amount() + " " + line.words()).strip(), Style.BODY, 0, COLUMN);
                sheet.gap(1.5f);
            }
        }
    }

    private static void method(Sheet sheet, List<String> steps, String notes, float x, float width)
        throws IOException {
        sheet.words(text("recipe.method"), Style.HEADING, x, width);
        sheet.gap(4);
        var number = 1;
        for (var step : steps) {
            sheet.mark(String.valueOf(number++), Style.BODY, x);
            sheet.words(step, Style.BODY, x + 20, width - 20);
            sheet.gap(6);
        }
        if (!notes.isBlank()) {
            sheet.gap(8);
            sheet.words(text("form.notes"), Style.HEADING, x, width);
            for (var paragraph : notes.split("\\R")) {
                sheet.words(paragraph, Style.BODY, x, width);
            }
        }
    }

    /// Returns the shopping list as a PDF: by aisle, with tick boxes, in two columns.
    ///
    /// @param date the formatted date below the title
    public static byte[] shopping(String date, List<Aisle> aisles) {
        try (var sheet = new Sheet(paper(), text("page.shopping"))) {
            sheet.words(text("page.shopping"), Style.TITLE, 0, sheet.width());
            sheet.gap(6);
            sheet.words(date, Style.SMALL, 0, sheet.width());
            sheet.gap(12);
            sheet.rule(0, sheet.width());
            sheet.gap(10);
            var top = sheet.place();
            var column = (sheet.width() - GUTTER) / 2;
            var half = aisles.stream().mapToInt(aisle -> aisle.lines().size() + 2).sum() / 2;
            var set = 0;
            var x = 0f;
            for (var aisle : aisles) {
                if (x == 0 && set > 0 && set + aisle.lines().size() / 2 >= half && sheet.pages() == 1) {
                    x = column + GUTTER;
                    sheet.placeAt(top);
                }
                set += aisle.lines().size() + 2;
                aisle(sheet, aisle, x, column);
            }
            return sheet.bytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void aisle(Sheet sheet, Aisle aisle, float x, float width) throws IOException {
        sheet.need(60);
        sheet.gap(6);
        sheet.words(aisle.name(), Style.HEADING, x, width);
        sheet.gap(3);
        for (var line : aisle.lines()) {
            sheet.box(Style.BODY, x);
            sheet.words(line, Style.BODY, x + 19, width - 19);
            sheet.gap(3);
        }
    }
}
