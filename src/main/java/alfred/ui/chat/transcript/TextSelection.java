package alfred.ui.chat.transcript;

import alfred.ui.fx.Nodes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// Makes a rendered reply selectable across its paragraphs: by dragging, by word with a double click, by paragraph
/// with a triple click; Ctrl+A selects all, Ctrl+C copies.
final class TextSelection {
    private static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCombination ALL = new KeyCodeCombination(KeyCode.A, KeyCombination.SHORTCUT_DOWN);

    private final List<Block> blocks = new ArrayList<>();
    private Place start = new Place(0, 0);
    private Place end = new Place(0, 0);

    /// A paragraph and the shape that highlights its selected range.
    private record Block(TextFlow flow, Path mark) {
        String words() {
            return flow.getChildren().stream().filter(Text.class::isInstance).map(node -> ((Text) node).getText())
                .collect(Collectors.joining());
        }
    }

    /// A position between two characters.
    private record Place(int block, int letter) implements Comparable<Place> {
        @Override
        public int compareTo(Place other) {
            return block != other.block ? Integer.compare(block, other.block) : Integer.compare(letter, other.letter);
        }
    }

    private TextSelection(Region reply) {
        collect(reply);
        reply.setCursor(Cursor.TEXT);
        reply.setFocusTraversable(true);
        reply.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                reply.requestFocus();
                pressed(event);
                // otherwise the surrounding pane would take the focus
                event.consume();
            }
        });
        reply.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() < 2) {
                end = place(event);
                show();
            }
        });
        reply.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        reply.focusedProperty().addListener((_, _, isFocused) -> {
            if (!isFocused) {
                end = start;
                show();
            }
        });
    }

    static void install(Region reply) {
        var _ = new TextSelection(reply);
    }

    private void collect(Parent parent) {
        for (var node : parent.getChildrenUnmodifiable()) {
            if (node instanceof TextFlow flow) {
                var mark = Nodes.styled(new Path(), "selection-mark");
                mark.setManaged(false);
                mark.setMouseTransparent(true);
                blocks.add(new Block(flow, mark));
            } else if (node instanceof Parent inner) {
                collect(inner);
            }
        }
        blocks.stream().filter(block -> block.mark().getParent() == null)
            .forEach(block -> block.flow().getChildren().addFirst(block.mark()));
    }

    private void pressed(MouseEvent event) {
        start = place(event);
        end = start;
        if (event.getClickCount() >= 2 && !blocks.isEmpty()) {
            var words = blocks.get(start.block()).words();
            var isAll = event.getClickCount() > 2;
            start = new Place(start.block(), isAll ? 0 : edge(words, start.letter(), -1));
            end = new Place(start.block(), isAll ? words.length() : edge(words, end.letter(), 1));
        }
        show();
    }

    /// Returns the start or end of the word around a position.
    ///
    /// @param step -1 for the start, 1 for the end
    private static int edge(String words, int letter, int step) {
        var at = Math.clamp(letter, 0, words.length());
        while (step < 0 ? at > 0 && Character.isLetterOrDigit(words.charAt(at - 1))
            : at < words.length() && Character.isLetterOrDigit(words.charAt(at))) {
            at += step;
        }
        return at;
    }

    private Place place(MouseEvent event) {
        var best = new Place(0, 0);
        for (int i = 0; i < blocks.size(); i++) {
            var flow = blocks.get(i).flow();
            var point = flow.sceneToLocal(event.getSceneX(), event.getSceneY());
            if (point.getY() >= 0) {
                var inside = new Point2D(point.getX(), Math.min(point.getY(), flow.getHeight() - 1));
                best = new Place(i, point.getY() > flow.getHeight() ? blocks.get(i).words().length()
                    : flow.getHitInfo(inside).getInsertionIndex());
            }
        }
        return best;
    }

    private void key(KeyEvent event) {
        if (COPY.match(event) && !selected().isEmpty()) {
            Nodes.copy(selected());
            event.consume();
        } else if (ALL.match(event) && !blocks.isEmpty()) {
            start = new Place(0, 0);
            end = new Place(blocks.size() - 1, blocks.getLast().words().length());
            show();
            event.consume();
        }
    }

    private Place first() {
        return start.compareTo(end) <= 0 ? start : end;
    }

    private Place last() {
        return start.compareTo(end) <= 0 ? end : start;
    }

    private int from(int block) {
        return block < first().block() ? Integer.MAX_VALUE : block == first().block() ? first().letter() : 0;
    }

    private int to(int block) {
        return block > last().block() ? 0 : block == last().block() ? last().letter()
            : blocks.get(block).words().length();
    }

    private String selected() {
        var parts = new ArrayList<String>();
        for (int i = 0; i < blocks.size(); i++) {
            if (to(i) > from(i)) {
                parts.add(blocks.get(i).words().substring(from(i), to(i)));
            }
        }
        return String.join("\n", parts);
    }

    private void show() {
        for (int i = 0; i < blocks.size(); i++) {
            var block = blocks.get(i);
            if (to(i) > from(i)) {
                block.mark().getElements().setAll(block.flow().getRangeShape(from(i), to(i), false));
            } else {
                block.mark().getElements().clear();
            }
        }
    }
}
