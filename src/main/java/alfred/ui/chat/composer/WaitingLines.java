package alfred.ui.chat.composer;

import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// The messages that wait until Alfred has answered, each in a line with a button that takes it back; hidden while
/// there are none.
final class WaitingLines extends VBox {
    private final List<Line> lines = new ArrayList<>();
    private final Consumer<String> takenBack;

    /// @param message the message in the session's notation for mentions
    record Line(String message, String mode) {}

    /// @param takenBack receives the message that is not to be sent after all
    WaitingLines(Consumer<String> takenBack) {
        super(4);
        this.takenBack = takenBack;
        setPadding(new Insets(0, 0, 8, 4));
        draw();
    }

    void add(String message, String mode) {
        lines.add(new Line(message, mode));
        draw();
    }

    /// Removes the line that has waited longest; empty if none waits.
    Optional<Line> next() {
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        var next = lines.removeFirst();
        draw();
        return Optional.of(next);
    }

    /// Removes all lines and returns their messages, a line for each.
    String takeAll() {
        var words = words();
        lines.clear();
        draw();
        return words;
    }

    /// Returns the messages of all lines, a line for each.
    String words() {
        return lines.stream().map(Line::message).collect(Collectors.joining("\n"));
    }

    private void draw() {
        getChildren().setAll(lines.stream().map(this::line).toList());
        Nodes.visible(this, !lines.isEmpty());
    }

    private Node line(Line line) {
        var words = cut(text("composer.waits", ComposerText.shownAs(line.message()).replace('\n', ' ')),
            "t-caption c-text-2");
        Nodes.tip(words, () -> ComposerText.shownAs(line.message()));
        return row(6, Icon.CLOCK.view(13), growing(words),
            iconButton(Icon.X, text("composer.take-back"), "sm", () -> {
                lines.remove(line);
                draw();
                takenBack.accept(line.message());
            }));
    }
}
