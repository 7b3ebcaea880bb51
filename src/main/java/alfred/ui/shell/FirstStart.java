package alfred.ui.shell;

import alfred.ui.welcome.Welcome;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// Shows the welcome screen over an empty kitchen, until it has been dismissed once.
final class FirstStart {
    private static final String WELCOMED = "welcome.seen";

    private FirstStart() {}

    /// @param behind the content disabled while the welcome screen is shown
    static void offer(Shell shell, Services services, Node behind) {
        if (services.settings().get(WELCOMED).isPresent()) {
            return;
        }
        shell.background().task(() -> Counts.read(services.kitchen(), shell.today())).onSuccess(counts -> {
            if (counts.equals(Counts.NONE)) {
                show(shell, services, behind);
            }
        }).start();
    }

    private static void show(Shell shell, Services services, Node behind) {
        var shown = new AtomicReference<@Nullable Welcome>();
        var welcome = new Welcome(shell, () -> {
            services.settings().put(WELCOMED, "true");
            shell.getChildren().remove(shown.get());
            behind.setDisable(false);
        });
        shown.set(welcome);
        behind.setDisable(true);
        shell.getChildren().add(welcome);
        welcome.applyCss();
        welcome.focus();
    }
}
