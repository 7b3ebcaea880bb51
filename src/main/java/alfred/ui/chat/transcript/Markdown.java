package alfred.ui.chat.transcript;

import alfred.ui.fx.Nodes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.Parser;

/// Renders Markdown as JavaFX nodes. Images are reduced to their alternative text, and HTML is shown as source.
public final class Markdown {
    private static final Parser PARSER = Parser.builder().build();

    private Markdown() {}

    /// Renders a document.
    ///
    /// @param follow receives the address of a clicked link
    public static VBox render(String source, Consumer<String> follow) {
        var box = new VBox(8);
        addBlocks(box, PARSER.parse(source), follow);
        return box;
    }

    private static void addBlocks(VBox box, Node parent, Consumer<String> follow) {
        for (var node = parent.getFirstChild(); node != null; node = node.getNext()) {
            switch (node) {
                case Heading heading ->
                    box.getChildren().add(flow(heading, heading.getLevel() <= 2 ? "t-heading" : "t-strong", follow));
                case Paragraph paragraph -> box.getChildren().add(flow(paragraph, "t-body", follow));
                case BulletList list -> addList(box, list, 0, follow);
                case OrderedList list ->
                    addList(box, list, list.getMarkerStartNumber() == null ? 1 : list.getMarkerStartNumber(), follow);
                case BlockQuote quote -> {
                    var inner = new VBox(6);
                    inner.setPadding(new Insets(2, 0, 2, 12));
                    inner.setStyle("-fx-border-color: -alfred-line-strong; -fx-border-width: 0 0 0 2;");
                    addBlocks(inner, quote, follow);
                    box.getChildren().add(inner);
                }
                case FencedCodeBlock code -> box.getChildren().add(code(code.getLiteral()));
                case IndentedCodeBlock code -> box.getChildren().add(code(code.getLiteral()));
                case HtmlBlock html -> box.getChildren().add(code(html.getLiteral()));
                case ThematicBreak _ -> box.getChildren().add(Nodes.rule());
                default -> addBlocks(box, node, follow);
            }
        }
    }

    private static void addList(VBox box, Node list, int firstNumber, Consumer<String> follow) {
        var lines = new VBox(4);
        var number = firstNumber;
        for (var item = list.getFirstChild(); item != null; item = item.getNext()) {
            var mark = Nodes.firm(number == 0 ? "•" : number + ".", number == 0 ? "t-body c-muted" : "t-body c-accent");
            mark.setMinWidth(number == 0 ? 10 : 20);
            var content = new VBox(4);
            HBox.setHgrow(content, Priority.ALWAYS);
            addBlocks(content, item, follow);
            lines.getChildren().add(new HBox(6, mark, content));
            number = number == 0 ? 0 : number + 1;
        }
        box.getChildren().add(lines);
    }

    private static Region code(String literal) {
        var label = Nodes.wrapped(literal.stripTrailing(), "md-code c-text");
        label.setPadding(new Insets(8, 12, 8, 12));
        return Nodes.styled(new VBox(label), "well");
    }

    private static TextFlow flow(Node block, String style, Consumer<String> follow) {
        var texts = new ArrayList<Text>();
        addInlines(texts, block, List.of("md-text", style), follow);
        var flow = Nodes.styled(new TextFlow(), style);
        flow.getChildren().addAll(texts);
        return flow;
    }

    private static void addInlines(List<Text> texts, Node parent, List<String> styles, Consumer<String> follow) {
        for (var node = parent.getFirstChild(); node != null; node = node.getNext()) {
            switch (node) {
                case org.commonmark.node.Text words -> texts.add(text(words.getLiteral(), styles));
                case Code code -> texts.add(text(code.getLiteral(), with(styles, "md-code")));
                case StrongEmphasis strong -> addInlines(texts, strong, with(styles, "md-strong"), follow);
                case Emphasis emphasis -> addInlines(texts, emphasis, with(styles, "md-emphasis"), follow);
                case SoftLineBreak _ -> texts.add(text(" ", styles));
                case HardLineBreak _ -> texts.add(text("\n", styles));
                case HtmlInline html -> texts.add(text(html.getLiteral(), styles));
                case Link link -> addLink(texts, link, styles, follow);
                case Image image -> addInlines(texts, image, styles, follow);
                default -> addInlines(texts, node, styles, follow);
            }
        }
    }

    private static void addLink(List<Text> texts, Link link, List<String> styles, Consumer<String> follow) {
        var from = texts.size();
        addInlines(texts, link, with(styles, "md-link"), follow);
        texts.subList(from, texts.size())
            .forEach(text -> text.setOnMouseClicked(_ -> follow.accept(link.getDestination())));
    }

    private static List<String> with(List<String> styles, String more) {
        var all = new ArrayList<>(styles);
        all.add(more);
        return all;
    }

    private static Text text(String words, List<String> styles) {
        var text = new Text(words);
        text.getStyleClass().addAll(styles);
        return text;
    }
}
