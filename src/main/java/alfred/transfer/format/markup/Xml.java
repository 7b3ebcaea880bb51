package alfred.transfer.format.markup;

import java.util.List;
import org.jsoup.nodes.Element;

/// Reads values of XML elements; what is not there is empty.
final class Xml {
    private Xml() {}

    static List<Element> children(Element parent, String tag) {
        return parent.children().stream().filter(child -> child.normalName().equals(tag)).toList();
    }

    /// Returns the text of the first child with a tag, with its line breaks.
    static String text(Element parent, String tag) {
        return children(parent, tag).stream().map(Element::wholeText).map(String::strip).filter(text -> !text.isEmpty())
            .findFirst().orElse("");
    }

    /// Returns the texts of the list items of a child, or the child's own text.
    static List<String> items(Element parent, String tag) {
        return children(parent, tag).stream().flatMap(child -> child.children().isEmpty() ? child.wholeText().lines()
            : child.children().stream().map(Element::wholeText)).map(String::strip).filter(text -> !text.isEmpty())
            .toList();
    }

    static double number(String text) {
        try {
            return text.length() > 20 ? 0 : Double.parseDouble(text.strip().replace(',', '.'));
        } catch (NumberFormatException _) {
            return 0;
        }
    }
}
