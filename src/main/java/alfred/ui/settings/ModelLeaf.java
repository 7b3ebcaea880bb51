package alfred.ui.settings;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Ring;
import alfred.ui.fx.Texts;
import alfred.ui.model.ModelConnectionPort;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.Fields;
import alfred.ui.page.list.ColumnsPane;
import atlantafx.base.controls.ToggleSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Model section of the settings: the built-in reasoner, or a language model served at an address.
final class ModelLeaf extends VBox {
    private final PageContext desk;
    private final ModelConnectionPort link;
    private final SimpleStringProperty address = new SimpleStringProperty("");
    private final ModelField model = new ModelField(text("model.model"), text("model.model.prompt"));
    private final ModelField small = new ModelField(text("model.small"), text("model.same"));
    private final ModelField large = new ModelField(text("model.large"), text("model.same"));
    private final PasswordField key = styled(new PasswordField(), "f");
    private final ToggleSwitch keeps = new ToggleSwitch();
    private final SimpleStringProperty perDay = new SimpleStringProperty("");
    private final Button askPrices = button(text("model.price.ask"), Icon.PLUS, "text", () -> showPrices(true));
    private final Label priceHelp = wrapped(text("model.price.help"), "t-caption c-muted");
    private final VBox details = new VBox(16);
    private final StackPane outcome = new StackPane();
    private final ToggleGroup group = new ToggleGroup();
    private final Label inUse =
        Nodes.iconLabel(text("model.in-use"), "t-small c-accent", Icon.CHECK.view(14, "ic-accent"));
    private final Button use = button(text("model.use"), Icon.CHECK, "primary", this::use);
    private final Button test = button(text("model.test"), Icon.ROTATE_CW, "secondary", this::test);

    /// A model provider with the address and model name to fill in.
    private record Provider(Icon icon, String name, String fact, String address, String model) {}

    ModelLeaf(PageContext desk, ModelConnectionPort link) {
        super(20);
        this.desk = desk;
        this.link = link;
        setMaxWidth(870);
        var now = link.current();
        address.set(now.baseUrl());
        key.setText(now.key());
        key.setPromptText(text(now.keepsKey() ? "model.key.kept" : "model.key.prompt"));
        keeps.setSelected(now.keepsKey());
        model.show(now.model());
        small.show(now.small());
        large.show(now.large());
        perDay.set(now.tokensPerDay());
        var head = column(4, firm(text("model.title"), "t-title-2"), wrapped(text("model.help"), "t-body c-text-2"));
        details.getChildren()
            .addAll(Fields.pair(Fields.named(text("model.address"), Fields.text(address, "https://…/v1", "")),
                Fields.named(text("model.per-day"), Fields.text(perDay, text("model.no-limit"), ""))),
                Fields.pair(Fields.named(text("model.key"), key), Fields.named(text("model.key.where"), where())),
                model.node(), small.node(), large.node(), askPrices, priceHelp,
                row(7, Icon.SHIELD_CHECK.view(15), growing(wrapped(text("model.privacy"), "t-small c-muted"))));
        getChildren().addAll(head, providers(now), details,
            row(10, inUse, use, test),
            outcome);
        Nodes.visible(outcome, false);
        Nodes.visible(details, !now.isBuiltIn());
        showPrices(false);
        showUse();
    }

    /// Offers to use and to test what is chosen, but not the built-in assistant while that is in use.
    private void showUse() {
        var isInUse = typed().isBuiltIn() && link.current().isBuiltIn();
        Nodes.visible(inUse, isInUse);
        Nodes.visible(use, !isInUse);
        Nodes.visible(test, !typed().isBuiltIn());
    }

    /// Shows the prices of the models where they are wanted, or one is known.
    private void showPrices(boolean areWanted) {
        var models = List.of(model, small, large);
        var areShown = areWanted || models.stream().anyMatch(ModelField::hasPrice);
        models.forEach(field -> field.showPrice(areShown));
        Nodes.visible(priceHelp, areShown);
        Nodes.visible(askPrices, !areShown);
    }

    /// Returns the switch for storing the key, as high as the key field beside it.
    private Node where() {
        keeps.setAccessibleText(text("model.keep-key"));
        var words = label("", "t-small c-text-2");
        words.textProperty().bind(
            Bindings.when(keeps.selectedProperty()).then(text("model.keep-key")).otherwise(text("model.keep-key.not")));
        var row = row(4, keeps, words);
        row.setMinHeight(32);
        return row;
    }

    private Node providers(ModelConnectionPort.Choice now) {
        var all =
            List.of(new Provider(Icon.CONCIERGE_BELL, text("model.built-in"), text("model.built-in.fact"), "", ""),
                new Provider(Icon.LAPTOP, "Ollama", text("model.local"), "http://localhost:11434/v1", "qwen3:14b"),
                new Provider(Icon.LAPTOP, "LM Studio", text("model.local"), "http://localhost:1234/v1", ""),
                new Provider(Icon.LAPTOP, "llama.cpp", text("model.local"), "http://localhost:8080/v1", "default"),
                new Provider(Icon.SERVER, "vLLM", text("model.local"), "http://localhost:8000/v1", ""),
                new Provider(Icon.CLOUD, "OpenAI", text("model.needs-key"), "https://api.openai.com/v1", ""),
                new Provider(Icon.CLOUD, "OpenRouter", text("model.needs-key"), "https://openrouter.ai/api/v1", ""),
                new Provider(Icon.SERVER, text("model.other"), text("model.other.fact"),
                    now.baseUrl().isBlank() ? "http://" : now.baseUrl(),
                    now.model().name()));
        var chosen = all.stream().filter(p -> p.address().equals(now.baseUrl())).findFirst().orElse(all.getLast());
        var cards = new ArrayList<Node>();
        all.forEach(provider -> cards.add(card(provider, provider == chosen)));
        var pane = new ColumnsPane(210, 12, 3);
        pane.show(cards);
        return pane;
    }

    private Node card(Provider provider, boolean isChosen) {
        var face = new HBox(12, provider.icon().view(17),
            growing(column(0, label(provider.name(), "t-small-strong"), label(provider.fact(),
                "t-caption c-muted"))),
            styled(new Region(), "a-radio"));
        face.setAlignment(Pos.CENTER_LEFT);
        var button = styled(new ToggleButton(), "option");
        button.setGraphic(face);
        button.setAccessibleText(provider.name());
        button.setToggleGroup(group);
        button.setSelected(isChosen);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinHeight(58);
        face.prefWidthProperty().bind(button.widthProperty().subtract(30));
        button.setOnAction(_ -> {
            button.setSelected(true);
            address.set(provider.address());
            model.show(link.priced(provider.address(), provider.model().isEmpty() ? model.name() : provider.model()));
            small.show(link.priced(provider.address(), small.name()));
            large.show(link.priced(provider.address(), large.name()));
            showPrices(false);
            Nodes.visible(details, !provider.address().isEmpty());
            Nodes.visible(outcome, false);
            showUse();
        });
        return button;
    }

    private ModelConnectionPort.Choice typed() {
        return new ModelConnectionPort.Choice(address.get().strip(), model.typed(), small.typed(), large.typed(),
            key.getText().strip(),
            keeps.isSelected(), perDay.get().strip());
    }

    private void use() {
        var choice = typed();
        desk.background().task(() -> link.use(choice))
            .onSuccess(isKept -> {
                showUse();
                desk.toasts().show(choice.isBuiltIn() ? text("model.using-built-in")
                    : isKept ? text("model.using", choice.model().name())
                    : text("model.no-keychain", choice.model().name()));
            })
            .onError(RuntimeException.class,
                _ -> show(new ModelConnectionPort.Trial(false, Optional.empty(), 0, Optional.empty())))
            .start();
    }

    private void test() {
        var choice = typed();
        outcome.getChildren().setAll(row(10, Ring.busy(15), label(text("model.testing"), "t-small c-muted")));
        Nodes.visible(outcome, true);
        desk.background().task(() -> link.test(choice)).onSuccess(this::show)
            .onError(RuntimeException.class,
                _ -> show(new ModelConnectionPort.Trial(false, Optional.empty(), 0, Optional.empty())))
            .start();
    }

    private void show(ModelConnectionPort.Trial trial) {
        var words = trial.isFine() ? text("model.works", trial.millis() / 1000.0) : text("model.fails");
        var mark = trial.isFine() ? Nodes.doneMark(18) : Icon.CIRCLE_ALERT.view(17, "ic-danger");
        var box = styled(column(6, row(10, mark, label(words, "t-strong"))), trial.isFine() ? "okbox" : "errbox");
        box.setPadding(new Insets(14, 16, 14, 16));
        if (!trial.isFine()) {
            box.getChildren().add(wrapped(trouble(trial), "t-small c-text-2"));
        }
        trial.facts().ifPresent(facts -> box.getChildren().addAll(fact(form(facts.form())),
            fact(facts.streams() ? text("model.streams", facts.firstMillis() / 1000.0) : text("model.streams-not")),
            fact(text("model.speed", facts.wordsPerSecond()))));
        outcome.getChildren().setAll(box);
        Nodes.visible(outcome, true);
    }

    /// Returns why the server did not answer; no message of the user is concerned here.
    private static String trouble(ModelConnectionPort.Trial trial) {
        return trial.failure().map(failure -> switch (failure.reason()) {
            case UNREACHABLE -> text("model.trouble.unreachable");
            case TOO_SLOW, GAVE_UP -> text("model.trouble.too-slow");
            case REFUSED_KEY -> text("model.trouble.refused-key");
            case NO_SUCH_MODEL -> text("model.trouble.no-such-model");
            case NOT_A_MODEL -> text("model.trouble.not-a-model");
            case CUT_OFF, TOO_LONG, DECLINED, EMPTY, UNFIT, BUSY, SERVER_ERROR, REFUSED_REQUEST, NOT_CONFIGURED,
                TOO_MANY_CALLS, SPENT -> failure.message(Texts.phrases());
        }).orElse(text("shell.unexpected"));
    }

    private static String form(ModelConnectionPort.Form form) {
        return switch (form) {
            case STRICT_SCHEMA -> text("model.form.strict");
            case SCHEMA -> text("model.form.schema");
            case JSON_OBJECT -> text("model.form.json");
            case PROMPT_ONLY -> text("model.form.words");
        };
    }

    private static Node fact(String words) {
        return wrapped(words, "t-small c-text-2");
    }
}
