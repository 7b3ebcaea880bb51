package alfred.ui.cook;

import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.chat.transcript.Markdown;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Ring;
import alfred.ui.page.PageContext;
import alfred.ui.page.list.AddField;
import javafx.geometry.Insets;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

/// A field for a question to Alfred, who has the recipe in view; the answer stands under it, large enough to be read
/// from the stove.
final class AskCard extends VBox {
    private static final double MAX_ANSWER = 300;

    private final PageContext desk;
    private final VBox answer = new VBox(8);
    private final ScrollPane scroll = Nodes.scroll(answer);

    AskCard(PageContext desk) {
        super(10);
        this.desk = desk;
        styled(this, "a-card");
        setPadding(new Insets(14));
        scroll.setMaxHeight(MAX_ANSWER);
        // as high as the answer: a scroll pane by itself would be given two lines
        scroll.minHeightProperty().bind(answer.heightProperty().map(high -> Math.min(MAX_ANSWER, high.doubleValue())));
        Nodes.visible(scroll, false);
        getChildren().addAll(label(text("cook.ask"), "t-label c-text-2"),
            new AddField(text("cook.ask.prompt"), Icon.MESSAGE_CIRCLE, this::ask), scroll);
    }

    private void ask(String words) {
        var question = wrapped(words, "t-small c-muted");
        answer.getChildren().setAll(question, row(9, Ring.busy(16)));
        Nodes.visible(scroll, true);
        scroll.setVvalue(0);
        desk.ask(words, answered -> answer.getChildren().setAll(question,
            styled(Markdown.render(answered, _ -> {}), "cook-answer")));
    }
}
