package alfred.transfer.format.markup;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import org.jsoup.nodes.Element;

/// The XML of My CookBook and Cookmate (`.mcb` is a zip with it and the photos), and other XML with a `recipe`
/// element for each recipe.
final class MyCookbook implements Importer {
    private static final int MAX_FIELDS = 60;

    @Override
    public String format() {
        return "My Cookbook";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isXml() && document.xml().selectFirst("recipe, Recipe") instanceof Element first
            && Fields.isRecipe(fields(first));
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), document.xml().select("recipe, Recipe"), xml -> {
            var recipe = Fields.read(fields(xml)).yields(Xml.text(xml, "quantity"));
            return recipe
                .photo(document.photo(Xml.text(xml, "imagepath")).or(() -> document.anyPhotoLike("(?:.*/)?images/"
                    + java.util.regex.Pattern.quote(fileName(Xml.text(xml, "imagepath"))))))
                .build();
        });
    }

    private static String fileName(String path) {
        return path.isEmpty() ? "none"
            : path.substring(path.replace('\\', '/').lastIndexOf('/') + 1).toLowerCase(java.util.Locale.ROOT);
    }

    /// Returns the children as fields: an element with list items as an array, repeated elements as one array.
    private static JsonNode fields(Element xml) {
        var node = JsonNodeFactory.instance.objectNode();
        xml.attributes().forEach(attribute -> node.put(attribute.getKey(), attribute.getValue()));
        for (var child : xml.children().stream().limit(MAX_FIELDS).toList()) {
            var name = child.normalName();
            if (child.children().isEmpty() && Xml.children(xml, name).size() == 1) {
                node.put(name, child.wholeText().strip());
            } else if (!node.has(name)) {
                Xml.items(xml, name).forEach(node.withArray("/" + name.replace("~", "~0"))::add);
            }
        }
        return node;
    }
}
