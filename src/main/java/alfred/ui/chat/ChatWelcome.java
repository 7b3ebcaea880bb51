package alfred.ui.chat;

import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What stands in a conversation before its first message: a greeting with the day's facts, and messages to begin with.
final class ChatWelcome extends VBox {
    private final PageContext desk;
    private final Label facts = wrapped(text("chat.introduction"), "t-body c-text-2");

    /// @param say sends a message
    ChatWelcome(PageContext desk, Consumer<String> say) {
        super(8);
        this.desk = desk;
        var mark = Nodes.fix(styled(new StackPane(Icon.CONCIERGE_BELL.view(24, "ic-on")), "brand-mark"), 44, 44);
        mark.setStyle("-fx-background-radius: 12;");
        var greeting = wrapped(text("chat.greeting", Greeting.words(desk.clock())), "t-title-2");
        VBox.setMargin(greeting, new Insets(16, 0, 0, 0));
        var asks = firm(text("chat.try"), "t-label c-text-2");
        VBox.setMargin(asks, new Insets(14, 0, 2, 0));
        getChildren().addAll(mark, greeting, facts, asks, suggestion(Icon.UTENSILS, text("chat.try.cook"), say),
            suggestion(Icon.CALENDAR_DAYS, text("chat.try.plan"), say),
            suggestion(Icon.SHOPPING_BASKET, text("chat.try.shop"), say));
        setAlignment(Pos.CENTER_LEFT);
        setPadding(new Insets(0, 20, 20, 20));
        if (desk.settings().get("model.base_url").isEmpty()) {
            var line =
                row(6, Icon.CONCIERGE_BELL.view(13), growing(wrapped(text("chat.built-in"), "t-caption c-muted")),
                    Nodes.button(text("chat.connect"), "text", () -> desk.open(new Route.Settings())));
            VBox.setMargin(line, new Insets(8, 0, 0, 0));
            getChildren().add(line);
        }
    }

    /// Reads what there is to say about the day now.
    void readFacts() {
        desk.background().task(() -> Greeting.facts(desk.kitchen(), desk.today()))
            .onSuccess(words -> facts.setText(words.orElse(text("chat.introduction")))).start();
    }

    private static Node suggestion(Icon icon, String words, Consumer<String> say) {
        var face = new HBox(12, icon.view(16, "ic-accent"), growing(wrapped(words, "t-small-strong")),
            Icon.ARROW_UP_RIGHT.view(14));
        face.setAlignment(Pos.CENTER_LEFT);
        return Nodes.clickable(styled(face, "suggestion"), words, () -> say.accept(words));
    }
}
