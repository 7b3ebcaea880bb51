package alfred.ui.settings;

import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Nodes;
import alfred.ui.model.ModelConnectionPort.Named;
import alfred.ui.page.form.Fields;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// Fields for a model's name and its input and output prices.
final class ModelField {
    /// Preferred width of a price field in pixels; arbitrary, since both grow equally.
    private static final double HALF = 60;
    private final SimpleStringProperty name = new SimpleStringProperty("");
    private final SimpleStringProperty input = new SimpleStringProperty("");
    private final SimpleStringProperty output = new SimpleStringProperty("");
    private final VBox price;
    private final Node node;

    ModelField(String title, String prompt) {
        var in = Fields.measured(input, text("model.price.in"), text("model.price.in.of", title));
        var out = Fields.measured(output, text("model.price.out"), text("model.price.out.of", title));
        List.of(in, out).forEach(field -> field.setPrefWidth(HALF));
        var prices = row(8, growing(in), growing(out));
        prices.disableProperty().bind(name.isEmpty());
        price = Fields.named(text("model.price"), prices);
        node = Fields.pair(Fields.named(title, Fields.text(name, prompt, "")), price);
    }

    void showPrice(boolean isWanted) {
        Nodes.visible(price, isWanted);
    }

    boolean hasPrice() {
        return !input.get().isBlank() || !output.get().isBlank();
    }

    Node node() {
        return node;
    }

    String name() {
        return name.get().strip();
    }

    void show(Named model) {
        name.set(model.name());
        input.set(model.inputPrice());
        output.set(model.outputPrice());
    }

    Named typed() {
        return new Named(name(), input.get().strip(), output.get().strip());
    }
}
