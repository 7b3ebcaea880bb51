package alfred.ui.fx;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;
import javafx.geometry.Pos;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

class ToastsTest {
    @Test
    void aMessageDoesNotLieOnWhatWasPressed() {
        Pictures.start();
        var host = new StackPane();
        var toasts = new Toasts(host);
        var button = new Button("Add");
        button.setOnAction(_ -> toasts.show("One thing is on the list", () -> {}));
        StackPane.setAlignment(button, Pos.BOTTOM_CENTER);
        var stage = Pictures.onFx(() -> {
            host.getChildren().add(button);
            var shown = new Stage();
            shown.setScene(new Scene(host, 600, 400));
            shown.show();
            return shown;
        });
        Pictures.settle();
        var hand = new FxRobot();
        hand.robotContext().getBaseRobot().moveMouse(Pictures.onFx(() -> hand.point(button).query()));
        hand.robotContext().getBaseRobot().pressMouse(MouseButton.PRIMARY);
        hand.robotContext().getBaseRobot().releaseMouse(MouseButton.PRIMARY);
        Pictures.settle();

        var toast = host.getChildren().getLast();
        assertThat(toast.getStyleClass()).contains("toast");
        assertThat(Pictures.onFx(() -> toast.localToParent(toast.getLayoutBounds())
            .intersects(button.getBoundsInParent()))).isFalse();
        Pictures.onFx(() -> {
            stage.close();
            return true;
        });
    }
}
