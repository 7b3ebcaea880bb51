package alfred.ui.chat;

import alfred.ui.fx.Nodes;
import alfred.ui.model.Kind;
import alfred.ui.model.Mention;
import java.util.function.Consumer;
import javafx.scene.control.Button;

/// A link to an entity: its name in the hue of its kind; a click opens it.
public final class Chip {
    private Chip() {}

    public static Button of(Mention mention, Consumer<Mention> open) {
        return of(mention.kind(), mention.label(), () -> open.accept(mention));
    }

    public static Button of(Kind kind, String name, Runnable open) {
        var chip = Nodes.styled(new Button(name), "chip " + kind.style());
        chip.setGraphic(kind.icon().view(13, kind.iconStyle()));
        chip.setOnAction(_ -> open.run());
        return chip;
    }
}
