package alfred.ui.shell;

import alfred.ui.fx.Nodes;
import alfred.ui.sidepanel.SidePanel;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.layout.Region;

/// Places the side panel beside the other sheets, or over them in a narrow window.
final class PanelPlace {
    private final WindowFrame frame;
    private final Overlay overlay;
    private final SidePanel panel;

    PanelPlace(WindowFrame frame, Overlay overlay, SidePanel panel) {
        this.frame = frame;
        this.overlay = overlay;
        this.panel = panel;
        frame.panelShown().addListener((_, _, _) -> place());
        frame.panelOver().addListener((_, _, isOver) -> {
            if (isOver) {
                frame.panelShown().set(false);
            }
            place();
        });
        place();
    }

    private void place() {
        var isOver = frame.panelShown().get() && frame.panelOver().get();
        if (isOver && !overlay.shows(panel)) {
            frame.panel(new Region());
            Nodes.styled(panel, "slide-over");
            panel.setPadding(new Insets(6, 10, 6, 10));
            Nodes.wide(panel, 322);
            overlay.open(panel, Pos.CENTER_RIGHT, new Insets(8), () -> {
                if (frame.panelOver().get()) {
                    frame.panelShown().set(false);
                }
            });
        } else if (!isOver) {
            if (overlay.shows(panel)) {
                overlay.close();
            }
            panel.getStyleClass().remove("slide-over");
            panel.setPadding(Insets.EMPTY);
            panel.setMinWidth(0);
            panel.setMaxWidth(Double.MAX_VALUE);
            frame.panel(panel);
        }
    }
}
