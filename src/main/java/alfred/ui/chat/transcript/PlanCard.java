package alfred.ui.chat.transcript;

import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.chat.model.PlanProgress;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Ring;
import java.util.HashSet;
import java.util.Set;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A turn's plan: shows its progress step by step, and collapses to one line when the turn ends.
public final class PlanCard extends VBox {
    private final Runnable stop;
    private final Set<Integer> open = new HashSet<>();
    private PlanProgress shown;
    private boolean isFolded;

    public PlanCard(PlanProgress progress, Runnable stop) {
        this.stop = stop;
        shown = progress;
        isFolded = !progress.isRunning();
        draw();
    }

    /// Shows new progress; collapses the card when the plan has ended.
    public void show(PlanProgress progress) {
        if (shown.isRunning() && !progress.isRunning()) {
            isFolded = true;
        }
        shown = progress;
        draw();
    }

    private void draw() {
        getChildren().clear();
        getStyleClass().remove("a-card");
        if (isFolded) {
            setPadding(Insets.EMPTY);
            setSpacing(0);
            getChildren().add(fold());
            return;
        }
        getStyleClass().add("a-card");
        setPadding(new Insets(14, 16, 12, 16));
        setSpacing(0);
        var count = shown.isRunning()
            ? text("plan.step", shown.current(), shown.steps().size())
            : text("plan.done", shown.steps().size(), shown.elapsed().toSeconds());
        var head = row(8, growing(wrapped(shown.title(), "t-strong")), firm(count, "t-caption c-muted"));
        if (!shown.isRunning()) {
            head.getChildren().add(Nodes.iconButton(Icon.CHEVRON_UP, text("plan.fold"), "sm", this::toggle));
        }
        var meter = meter();
        VBox.setMargin(meter, new Insets(9, 0, 9, 0));
        getChildren().addAll(head, meter);
        for (int i = 0; i < shown.steps().size(); i++) {
            addStep(i, shown.steps().get(i));
        }
        if (shown.isRunning()) {
            addFoot();
        }
    }

    private Node fold() {
        var face = row(9, Nodes.doneMark(16),
            firm(text("plan.done", shown.steps().size(), shown.elapsed().toSeconds()), "t-small c-muted"),
            Icon.CHEVRON_DOWN.view(14));
        var button = styled(new Button(), "step-row opens");
        button.setGraphic(face);
        button.setAccessibleText(text("plan.unfold"));
        button.setOnAction(_ -> toggle());
        return button;
    }

    private void toggle() {
        isFolded = !isFolded;
        draw();
    }

    private Region meter() {
        var fill = styled(new Region(), "fill");
        var meter = styled(new StackPane(fill), "meter");
        StackPane.setAlignment(fill, Pos.CENTER_LEFT);
        fill.maxWidthProperty().bind(meter.widthProperty().multiply(shown.share()));
        return meter;
    }

    private void addStep(int index, PlanProgress.Step step) {
        var isOpen = open.contains(index);
        var words = cut(step.text(), step.status() == PlanProgress.Status.RUNNING ? "t-small-strong" : "t-small");
        words.getStyleClass().add(step.status() == PlanProgress.Status.WAITING ? "c-muted" : "c-text");
        var face = row(10, mark(step.status()), growing(words), firm(step.fact(), "t-caption c-muted"));
        if (step.looks().isEmpty()) {
            face.setMinHeight(28);
            getChildren().add(face);
            return;
        }
        face.getChildren().add((isOpen ? Icon.CHEVRON_UP : Icon.CHEVRON_DOWN).view(14));
        var button = Nodes.faceButton(face, step.text(), "step-row opens", () -> {
            if (!open.remove(index)) {
                open.add(index);
            }
            draw();
        });
        button.setMaxWidth(Double.MAX_VALUE);
        getChildren().add(button);
        if (isOpen) {
            getChildren().add(detail(step));
        }
    }

    private static Node mark(PlanProgress.Status status) {
        return switch (status) {
            case DONE -> Nodes.doneMark(16);
            case RUNNING -> Ring.busy(16);
            case WAITING -> Ring.todo(16);
            case STUCK -> Icon.CIRCLE_ALERT.view(16, "ic-warn");
        };
    }

    private static Node detail(PlanProgress.Step step) {
        var well = styled(new VBox(6), "well");
        well.setPadding(new Insets(8, 12, 9, 12));
        for (var look : step.looks()) {
            well.getChildren().add(column(1,
                row(8, Nodes.wide(label(text("plan.looked-for"), "t-caption c-muted"), 68),
                    growing(wrapped(look.asked(), "t-caption c-text"))),
                row(8, Nodes.wide(label(text("plan.found"), "t-caption c-muted"), 68),
                    growing(wrapped(look.found(), "t-caption c-text")))));
        }
        VBox.setMargin(well, new Insets(2, 0, 6, 26));
        return well;
    }

    private void addFoot() {
        var line = rule();
        VBox.setMargin(line, new Insets(6, 0, 9, 0));
        var time =
            Nodes.iconLabel(text("plan.so-far", shown.elapsed().toSeconds()), "t-caption c-muted", Icon.CLOCK.view(13));
        getChildren().addAll(line, row(8, time, spacer(),
            Nodes.button(text("plan.stop"), Icon.SQUARE, "secondary sm", stop), firm("Esc", "key")));
    }
}
