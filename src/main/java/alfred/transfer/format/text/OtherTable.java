package alfred.transfer.format.text;

import alfred.transfer.format.Document;
import alfred.transfer.format.Fields;
import alfred.transfer.format.Found;
import alfred.transfer.format.Importer;
import alfred.transfer.format.JsonValues;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

/// A table of recipes from any other program or spreadsheet, found by the names in its head.
final class OtherTable implements Importer {
    @Override
    public String format() {
        return "table";
    }

    @Override
    public boolean recognises(Document document) {
        var node = JsonNodeFactory.instance.objectNode();
        Csv.head(document.text()).forEach(name -> node.put(name, "x"));
        return Fields.isRecipe(node);
    }

    @Override
    public Found read(Document document) {
        return JsonValues.each(format(), Csv.rows(document.text()), row -> Fields.read(row).build());
    }
}
