package alfred.ui.shell;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.ui.fx.Background;
import alfred.ui.fx.ClickGuard;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.WayBack;
import alfred.ui.page.text.RefusalMessages;
import java.io.IOException;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The window shown when a kitchen cannot be opened: explains why and what to do. If the database is damaged or
/// missing, it offers to restore the newest intact backup.
public final class OpenFailureWindow extends VBox {
    private final Background background = new Background(new ClickGuard(this), _ -> tell(text("store.failed")));
    private final WayBack back;
    private final Label newest = wrapped("", "t-body c-text-2");
    private final VBox words;
    private final HBox buttons;

    /// @param back finds and restores backups
    /// @param close ends the program
    public OpenFailureWindow(StoreException problem, WayBack back, Runnable close) {
        super(18);
        this.back = back;
        var mark = Nodes.fix(styled(new StackPane(Icon.CONCIERGE_BELL.view(22, "ic-on")), "brand-mark"), 40, 40);
        words = column(6,
            label(text(problem.kind() == Kind.IN_USE ? "start.open-already" : "start.not-opened"), "t-title-2"),
            wrapped(RefusalMessages.of(problem), "t-body c-text-2"));
        var top = row(16, mark, growing(words));
        top.setAlignment(Pos.TOP_LEFT);
        var ok = button(text("start.close"), "primary", close);
        ok.setDefaultButton(true);
        ok.setCancelButton(true);
        buttons = row(8, spacer(), ok);
        getChildren().addAll(top, buttons);
        setPadding(new Insets(28));
        setPrefWidth(520);
        if (problem.kind() == Kind.DAMAGED || problem.kind() == Kind.MISSING) {
            look(ok);
        } else if (problem.kind().isOfServer() && back.isOfHousehold()) {
            buttons.getChildren().addFirst(button(text("household.leave"), Icon.HOUSE, "ghost", this::leaveHousehold));
        }
    }

    private void leaveHousehold() {
        background.run(back::leaveHousehold).onSuccess(_ -> tell(text("household.left")))
            .onError(StoreException.class, problem -> tell(RefusalMessages.of(problem))).start();
    }

    private void look(Button ok) {
        buttons.getChildren().addFirst(button(text("start.show"), Icon.EXTERNAL_LINK, "ghost", this::show));
        tell(text("start.looking"));
        background.task(back::newest).onSuccess(found -> offer(found, ok)).start();
    }

    private void offer(Optional<WayBack.Found> found, Button ok) {
        if (found.isEmpty()) {
            tell(text("start.no-backup"));
            return;
        }
        var backup = found.get();
        tell(text("start.newest",
            DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(Texts.locale()).format(backup.made()),
            backup.recipes(), backup.pantry(), backup.list()));
        var restore = button(text("start.restore"), Icon.HISTORY, "primary", () -> {});
        restore.setOnAction(_ -> restore(backup, restore));
        ok.getStyleClass().remove("primary");
        ok.getStyleClass().add("secondary");
        ok.setDefaultButton(false);
        restore.setDefaultButton(true);
        buttons.getChildren().add(restore);
    }

    private void restore(WayBack.Found backup, Button restore) {
        restore.setDisable(true);
        tell(text("start.restoring"));
        background.run(() -> back.restore(backup.file())).onSuccess(_ -> restored(restore))
            .onError(StoreException.class, problem -> failed(problem, restore)).start();
    }

    private void restored(Button restore) {
        tell(text("start.restored"));
        Nodes.visible(restore, false);
    }

    private void failed(StoreException problem, Button restore) {
        tell(RefusalMessages.of(problem));
        restore.setDisable(false);
    }

    private void show() {
        background.task(() -> {
            back.show();
            return true;
        }).onError(IOException.class, _ -> tell(text("about.data.not-shown"))).start();
    }

    private void tell(String said) {
        newest.setText(said);
        if (!words.getChildren().contains(newest)) {
            words.getChildren().add(newest);
        }
        var scene = getScene();
        if (scene != null && scene.getWindow() != null) {
            scene.getWindow().sizeToScene();
        }
    }
}
