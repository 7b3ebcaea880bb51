package alfred.ui.settings;

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
import alfred.ui.page.list.ColumnsPane;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// About section of the settings: version and third-party licences.
final class AboutLeaf extends VBox {
    /// A third-party work bundled with Alfred.
    ///
    /// @param group the group id of its Maven artifact; `""` if it is not a library
    record Work(String group, String name, String licence) {}

    AboutLeaf() {
        super(18);
        setMaxWidth(760);
        var mark = Nodes.fix(styled(new StackPane(Icon.CONCIERGE_BELL.view(24, "ic-on")), "brand-mark large"), 44, 44);
        var name = column(1, firm("Alfred", "t-title-2"), label(text("about.version", version()), "t-small c-muted"));
        getChildren().addAll(row(14, mark, growing(name)), wrapped(text("about.words"), "t-body c-text-2"));
        var works = works().stream().map(AboutLeaf::line).toList();
        var half = (works.size() + 1) / 2;
        var columns = new ColumnsPane(300, 36, 2);
        columns.show(List.of(column(0, works.subList(0, half).toArray(Node[]::new)),
            column(0, works.subList(half, works.size()).toArray(Node[]::new))));
        getChildren().add(card(
            column(3, firm(text("about.thanks"), "t-heading"), wrapped(text("about.thanks.help"), "t-caption c-muted")),
            columns));
    }

    private static Region card(Node... parts) {
        var card = styled(new VBox(12, parts), "a-card");
        card.setPadding(new Insets(16, 20, 18, 20));
        return card;
    }

    private static Node line(Work work) {
        var line = row(12, growing(label(work.name(), "t-small")), firm(work.licence(), "t-caption c-muted"));
        line.setMinHeight(26);
        return line;
    }

    static List<Work> works() {
        return read("libraries.txt").map(line -> line.split("; *", -1))
            .map(parts -> new Work(parts[0], parts[1], parts[2])).toList();
    }

    /// Returns the version written by the build.
    static String version() {
        return read("version.txt").findFirst().orElseThrow();
    }

    private static Stream<String> read(String resource) {
        try (InputStream in =
            Objects.requireNonNull(AboutLeaf.class.getResourceAsStream("/alfred/ui/" + resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
