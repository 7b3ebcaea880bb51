package alfred.transfer.format.json;

import static alfred.transfer.format.JsonValues.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import alfred.transfer.format.Photo;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Recipes in the JSON of any other program (Mela, Crouton, RecetteTek and more), found by the names of their fields.
final class OtherJson implements Importer {
    private static final int DEEPEST = 6;

    @Override
    public String format() {
        return "JSON";
    }

    @Override
    public boolean recognises(Document document) {
        return document.isJson() && !recipes(document.json(), 0).isEmpty();
    }

    private static List<JsonNode> recipes(JsonNode node, int depth) {
        if (Fields.isRecipe(node)) {
            return List.of(node);
        }
        var all = new ArrayList<JsonNode>();
        if (depth < DEEPEST) {
            node.forEach(child -> all.addAll(recipes(child, depth + 1)));
        }
        return all;
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), recipes(document.json(), 0), node -> {
            var image =
                Stream.of("images", "image", "photo", "photos", "picture", "pictures").map(name -> text(node, name))
                    .filter(value -> !value.isBlank()).findFirst().orElse("");
            return Fields.read(node)
                .photo(image.length() > 500 ? Optional.of(Photo.ofBase64(image)) : document.photo(image)
                    .or(() -> document.photo(image.substring(image.replace('\\', '/').lastIndexOf('/') + 1))))
                .build();
        });
    }
}
