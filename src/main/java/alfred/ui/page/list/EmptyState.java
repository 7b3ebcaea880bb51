package alfred.ui.page.list;

import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;

import alfred.ui.fx.Nodes;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;

/// The content of an empty page: a drawing, a headline, two lines of help and the actions to begin with.
public final class EmptyState extends VBox {
    public EmptyState(Node drawing, String headline, String help, Node... ways) {
        setAlignment(Pos.CENTER);
        setSpacing(10);
        var title = wrapped(headline, "t-title-2");
        title.setTextAlignment(TextAlignment.CENTER);
        title.setAlignment(Pos.CENTER);
        var words = wrapped(help, "t-body c-text-2");
        words.setTextAlignment(TextAlignment.CENTER);
        words.setAlignment(Pos.CENTER);
        words.setMaxWidth(360);
        var buttons = new HBox(8, ways);
        buttons.setAlignment(Pos.CENTER);
        VBox.setMargin(drawing, new Insets(0, 0, 18, 0));
        VBox.setMargin(buttons, new Insets(8, 0, 0, 0));
        getChildren().addAll(drawing, title, words, buttons);
        setPadding(new Insets(0, 32, 80, 32));
        styled(this, "empty");
        Nodes.growing(this);
        VBox.setVgrow(this, Priority.ALWAYS);
    }
}
