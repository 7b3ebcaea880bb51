package alfred.transfer.format.page;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/// Tables of a page whose first row names their columns: what is no part of a recipe (numbers, prices, times) is left
/// out of their rows, and amounts come before their foods.
final class PageTables {
    private static final int LONG_STEP = 30;
    private static final Pattern AMOUNT = column("amounts?|quantit\\p{L}*|qt[yé]\\.?|mengen?|anzahl|cantidad(?:es)?"
        + "|dosi|hoeveelheid|m[aä]ngd|ilo[sś][cć]");
    private static final Pattern UNIT = column("units?|einheit(?:en)?|unit[eéàa]s?|unidad(?:es)?|eenheid");
    private static final Pattern FOOD = column("ingr[eé]dient\\p{L}*|ingrediënt\\p{L}*|denr[eé]es?|zutat(?:en)?|foods?"
        + "|items?|produits?|produ[ck]te?|lebensmittel|articles?|sk[lł]adniki?");
    private static final Pattern NOTE =
        column("notes?|remarks?|bemerkung(?:en)?|remarques?|preparation|zubereitung|pr[eé]paration|notas?");
    private static final Pattern STEP = column("(?:steps?|instructions?|directions?|methods?|op[eé]rations?|[eé]tapes?"
        + "|technique|arbeits(?:schritt|gang|gänge)\\p{L}*|schritte?|zubereitung|procedimiento|pasos?|procedimento|fas[ie])");

    private PageTables() {}

    private static Pattern column(String words) {
        return Pattern.compile("(?iu)(?:" + words + ")[\\s:.]*");
    }

    /// Rearranges the rows of all such tables below an element.
    static void simplify(Element body) {
        for (var table : body.select("table")) {
            var rows = table.children().stream()
                .flatMap(part -> part.nameIs("tr") ? Stream.of(part) : part.children().stream())
                .filter(row -> row.nameIs("tr")).toList();
            if (rows.size() > 2) {
                simplify(rows);
            }
        }
    }

    private static void simplify(List<Element> rows) {
        var head = rows.getFirst();
        int food = column(head, FOOD);
        int amount = column(head, AMOUNT);
        int step = column(head, STEP);
        if (food >= 0 && amount >= 0) {
            arrange(rows, List.of(amount, column(head, UNIT), food, column(head, NOTE)));
        } else
            if (step >= 0 && rows.stream().skip(1)
                .allMatch(
                    row -> row.childrenSize() != head.childrenSize() || row.child(step).text().length() > LONG_STEP)) {
                        arrange(rows, List.of(step));
                    }
    }

    /// Returns the place of the cell that a pattern matches; -1 if there is none.
    private static int column(Element head, Pattern name) {
        return IntStream.range(0, head.childrenSize()).filter(i -> name.matcher(head.child(i).text()).matches())
            .findFirst().orElse(-1);
    }

    /// Keeps of each row the cells of these columns, in this order; -1 stands for no column. Rows with another number
    /// of cells stay; a single one is the name of a section.
    private static void arrange(List<Element> rows, List<Integer> columns) {
        int cells = rows.getFirst().childrenSize();
        rows.stream().filter(row -> row.childrenSize() == 1 && cells > 1 && row.text().matches(".*[^:]"))
            .forEach(row -> row.child(0).appendText(":"));
        rows.stream().skip(1).filter(row -> row.childrenSize() == cells).forEach(row -> {
            var kept = columns.stream().filter(column -> column >= 0).map(row::child).toList();
            List.copyOf(row.children()).forEach(Element::remove);
            row.appendChildren(kept);
        });
        rows.getFirst().remove();
    }
}
