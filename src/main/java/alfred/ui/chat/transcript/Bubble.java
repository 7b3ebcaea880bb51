package alfred.ui.chat.transcript;

import alfred.ui.chat.model.MessageText;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.OnLine;
import alfred.ui.model.Mention;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// A user message, right-aligned, with its mentions as chips.
public final class Bubble {
    private Bubble() {}

    /// Returns the bubble for a message.
    ///
    /// @param message the message in the session's notation
    /// @param chip creates the chip of a mention
    public static Node of(String message, Function<Mention, Button> chip) {
        var flow = Nodes.styled(new TextFlow(), "t-body");
        for (var piece : MessageText.pieces(message)) {
            flow.getChildren().add(switch (piece) {
                case MessageText.Piece.Words words -> Nodes.styled(new Text(words.text()), "md-text t-body");
                case MessageText.Piece.Named named -> new OnLine(within(flow, chip.apply(named.mention())));
            });
        }
        var bubble = Nodes.styled(new StackPane(flow), "bubble");
        bubble.setMaxWidth(StackPane.USE_PREF_SIZE);
        var line = new HBox(bubble);
        line.setAlignment(Pos.CENTER_RIGHT);
        // a bubble is at most 86 % of the line's width
        flow.maxWidthProperty().bind(line.widthProperty().multiply(0.86).subtract(28));
        return line;
    }

    /// Keeps a chip within its bubble: a long name is cut there, and stands in full in its tooltip.
    private static Button within(TextFlow flow, Button chip) {
        chip.setMinWidth(0);
        chip.maxWidthProperty().bind(flow.maxWidthProperty());
        Nodes.tip(chip, chip::getText);
        return chip;
    }
}
