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
import alfred.ui.model.ModelConnectionPort.Call;
import alfred.ui.model.ModelConnectionPort.Inspected;
import alfred.ui.model.ModelConnectionPort;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.UsageText;
import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The model inspector: the calls of each turn with prompts, replies, tokens and durations. Recording is off by
/// default.
final class InspectorLeaf extends VBox {
    private static final int MAX_CHARACTERS = 20_000;
    private static final int MAX_TURNS = 50;
    private final PageContext desk;
    private final ModelConnectionPort link;
    private final VBox turns = new VBox(12);

    InspectorLeaf(PageContext desk, ModelConnectionPort link) {
        super(20);
        this.desk = desk;
        this.link = link;
        setMaxWidth(870);
        var records = new ToggleSwitch(text("inspector.record"));
        records.setSelected(link.isRecording());
        records.selectedProperty()
            .addListener((_, _, on) -> desk.background().run(() -> link.record(on)).onSuccess(_ -> refresh()).start());
        getChildren().addAll(
            column(4, firm(text("inspector.title"), "t-title-2"), wrapped(text("inspector.help"), "t-body c-text-2")),
            row(16, records, Nodes.spacer(),
                button(text("inspector.refresh"), Icon.ROTATE_CW, "secondary", this::refresh)),
            turns);
        refresh();
    }

    private void refresh() {
        desk.background().task(link::inspected).onSuccess(this::show).start();
    }

    private void show(List<Inspected> found) {
        turns.getChildren().clear();
        if (found.isEmpty()) {
            turns.getChildren()
                .add(wrapped(text(link.isRecording() ? "inspector.nothing-yet" : "inspector.off"), "t-body c-muted"));
        }
        found.stream().limit(MAX_TURNS).map(InspectorLeaf::turn).forEach(turns.getChildren()::add);
    }

    private static Node turn(Inspected turn) {
        var box = styled(new VBox(6), "a-card flat");
        box.setPadding(new Insets(14, 16, 14, 16));
        box.getChildren().add(row(12, growing(label(text("inspector.turn", turn.calls().size()), "t-strong")),
            label(fact(turn), "t-small c-muted")));
        for (var call : turn.calls()) {
            var parts = parts(call);
            box.getChildren().addAll(head(call, parts), parts);
        }
        return box;
    }

    /// Returns the header of a call, a toggle that shows and hides its prompts and reply.
    private static Node head(Call call, VBox parts) {
        var chevron = new StackPane(Icon.CHEVRON_RIGHT.view(15));
        var face = row(10, chevron, growing(label(stage(call), "t-body")),
            label(fact(call), "count"));
        var button = styled(new ToggleButton(), "nav leaf");
        button.setGraphic(face);
        button.setAccessibleText(stage(call));
        button.setMaxWidth(Double.MAX_VALUE);
        face.prefWidthProperty().bind(button.widthProperty().subtract(22));
        button.setOnAction(_ -> {
            Nodes.visible(parts, button.isSelected());
            chevron.getChildren().setAll((button.isSelected() ? Icon.CHEVRON_DOWN : Icon.CHEVRON_RIGHT).view(15));
        });
        Nodes.visible(parts, false);
        return button;
    }

    private static String fact(Inspected turn) {
        return turn.calls().stream().anyMatch(Call::isFine)
            ? UsageText.words(turn.inputTokens(), turn.outputTokens(), turn.millis(), turn.cost())
            : text("inspector.failed-after", turn.millis() / 1000.0);
    }

    private static String fact(Call call) {
        return call.isFine() ? UsageText.words(call.inputTokens(), call.outputTokens(), call.millis(), call.cost())
            : text("inspector.failed-after", call.millis() / 1000.0);
    }

    private static String stage(Call call) {
        return switch (call.stage()) {
            case "understand" -> text("inspector.understand");
            case "think" -> text("inspector.think");
            case "act" -> text("inspector.act");
            case "act_quick" -> text("inspector.act-quick");
            case "reply" -> text("inspector.answer");
            case "summarize" -> text("inspector.summarize");
            case "cook" -> text("inspector.cook");
            case "brainstorm" -> text("inspector.brainstorm");
            case "handoff" -> text("inspector.handoff");
            default -> call.stage();
        };
    }

    private static VBox parts(Call call) {
        var parts =
            new VBox(10, part(text("inspector.system"), call.system()), part(text("inspector.user"), call.user()),
                part(text(call.isFine() ? "inspector.reply" : "inspector.failure"), call.reply()));
        parts.setPadding(new Insets(4, 4, 10, 36));
        return parts;
    }

    private static Node part(String name, String words) {
        var area =
            styled(new TextArea(words.length() <= MAX_CHARACTERS ? words : words.substring(0, MAX_CHARACTERS) + " …"),
                "f area t-mono");
        area.setEditable(false);
        area.setWrapText(true);
        area.setPrefRowCount(Math.clamp(words.lines().count() + words.length() / 110, 2, 14));
        area.setAccessibleText(name);
        return column(4, label(name, "t-caption c-muted"), area);
    }
}
