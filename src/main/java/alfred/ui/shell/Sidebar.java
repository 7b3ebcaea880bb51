package alfred.ui.shell;

import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;

/// The navigation: wide with names and counts, or a rail with icons over small names.
final class Sidebar extends VBox {
    static final double WIDE = 216;
    static final double RAIL = 76;
    /// From how many letters on a name on the rail is set smaller.
    private static final int LONG = 11;
    /// The height below which the rail does without its mark, so that all entries are seen.
    private static final double SHORT = 560;

    private final Consumer<Route> open;
    private final Runnable search;
    private final Runnable fold;
    private final RecentConversations recent;
    private final Map<Section, ToggleButton> entries = new EnumMap<>(Section.class);
    private final List<Consumer<Counts>> numbers = new ArrayList<>();
    private Node foot = new Region();
    private boolean isRail;
    /// Whether the window is too low for all entries of the rail beside its mark.
    private boolean isShort;
    private Counts counts = Counts.NONE;
    private Route current = new Route.Home();

    Sidebar(Consumer<Route> open, Runnable search, Runnable fold, RecentConversations recent) {
        this.open = open;
        this.recent = recent;
        this.search = search;
        this.fold = fold;
        draw();
        sceneProperty().flatMap(Scene::heightProperty).subscribe(height -> {
            boolean fits = height == null || height.doubleValue() >= SHORT;
            if (fits == isShort) {
                isShort = !fits;
                draw();
            }
        });
    }

    /// Sets the node above the last entries.
    void foot(Node node) {
        foot = node;
        draw();
    }

    void rail(boolean rail) {
        if (rail != isRail) {
            isRail = rail;
            draw();
        }
    }

    /// Updates the counts in place, so that an entry being clicked is not replaced.
    void show(Counts next) {
        counts = next;
        numbers.forEach(number -> number.accept(next));
    }

    void current(Route route) {
        current = route.section();
        entries.forEach((section, button) -> button.setSelected(section.route().getClass() == current.getClass()));
    }

    private void draw() {
        getChildren().clear();
        entries.clear();
        numbers.clear();
        Nodes.wide(this, isRail ? RAIL : WIDE);
        setSpacing(isRail && isShort ? 0 : 2);
        setAlignment(isRail ? Pos.TOP_CENTER : Pos.TOP_LEFT);
        setPadding(isRail && isShort ? new Insets(6, 0, 4, 0) : isRail ? new Insets(22, 0, 10, 0)
            : new Insets(18, 12, 12, 12));
        if (!isRail || !isShort) {
            getChildren().add(brand());
        }
        getChildren().add(isRail ? railSearch() : wideSearch());
        for (var section : Section.values()) {
            if (isInMenu(section)) {
                if (section == Section.LOG) {
                    getChildren().add(railMore());
                }
                continue;
            }
            if (section == Section.LOG) {
                var rule = Nodes.rule();
                setMargin(rule, new Insets(9, 10, 9, 10));
                getChildren().add(rule);
            }
            if (section == (isRail && isShort ? Section.SETTINGS : Section.PREFERENCES)) {
                var gap = spacer();
                setVgrow(gap, Priority.ALWAYS);
                getChildren().addAll(gap, foot);
            }
            var button = isRail ? railEntry(section) : wideEntry(section);
            entries.put(section, button);
            getChildren().add(button);
            if (section == Section.CONVERSATIONS) {
                getChildren().add(recent);
            }
        }
        current(current);
    }

    /// Whether a section stands in the menu of the rail, for want of room.
    private boolean isInMenu(Section section) {
        return isRail && (section.isSecond() || isShort && section == Section.PREFERENCES);
    }

    private Node brand() {
        var mark = Nodes.fix(styled(new StackPane(Icon.CONCIERGE_BELL.view(17, "ic-on")), "brand-mark"),
            isRail ? 28 : 26, isRail ? 28 : 26);
        Node brand = isRail ? mark : row(10, mark, firm(text("app.name"), "t-title-2"));
        var box = new StackPane(brand);
        box.setAlignment(isRail ? Pos.CENTER : Pos.CENTER_LEFT);
        box.setPadding(isRail ? new Insets(0, 0, 12, 0) : new Insets(2, 0, 12, 8));
        box.setOnMouseClicked(_ -> fold.run());
        return box;
    }

    private Node wideSearch() {
        var face = row(8, Icon.SEARCH.view(15, "ic-2"), label(text("shell.search"), "t-small c-muted"), spacer(),
            firm(Keys.PALETTE.keys(), "key"));
        var button = Nodes.faceButton(face, text("shell.search"), "search-button", search);
        button.setMaxWidth(Double.MAX_VALUE);
        setMargin(button, new Insets(0, 0, 14, 0));
        return button;
    }

    private Node railSearch() {
        var face = railFace(Icon.SEARCH.view(20), text("shell.search"));
        return Nodes.faceButton(face, text("shell.search"), "rail-item", search);
    }

    /// Returns the menu of the entries that do not fit on the rail.
    private Node railMore() {
        var button = Nodes.faceButton(railFace(Icon.ELLIPSIS.view(20), text("shell.more")), text("shell.more"),
            "rail-item", () -> {});
        var menu = new ContextMenu();
        for (var section : Section.values()) {
            if (isInMenu(section)) {
                var item = new MenuItem(section.title(), section.icon().view(16));
                item.setOnAction(_ -> open.accept(section.route()));
                menu.getItems().add(item);
            }
        }
        button.setOnAction(_ -> menu.show(button, Side.RIGHT, 4, 0));
        return button;
    }

    private ToggleButton wideEntry(Section section) {
        var number = firm("", section == Section.PANTRY ? "badge" : "count");
        var face = new HBox(11, section.icon().view(18), Nodes.growing(cut(section.title(), "t-strong")), number);
        face.setAlignment(Pos.CENTER_LEFT);
        return entry(section, face, "nav", count -> {
            number.setText(Texts.number(count));
            Nodes.visible(number, count > 0);
        });
    }

    private ToggleButton railEntry(Section section) {
        var dot = styled(new Circle(4), "dot-warn");
        StackPane.setAlignment(dot, Pos.TOP_CENTER);
        dot.setTranslateX(9);
        dot.setTranslateY(-2);
        return entry(section, railFace(new StackPane(section.icon().view(20), dot), section.title()), "rail-item",
            count -> Nodes.visible(dot, section == Section.PANTRY && count > 0));
    }

    private static VBox railFace(Node picture, String title) {
        var face = new VBox(4, picture, firm(title, title.length() > LONG ? "t-micro long" : "t-micro"));
        face.setAlignment(Pos.CENTER);
        return face;
    }

    /// @param number shows the count beside the entry
    private ToggleButton entry(Section section, Region face, String style, IntConsumer number) {
        var button = styled(new ToggleButton(), style);
        button.setGraphic(face);
        button.setMaxWidth(Double.MAX_VALUE);
        face.prefWidthProperty().bind(button.widthProperty().subtract(isRail ? 2 : 22));
        button.setOnAction(_ -> {
            button.setSelected(true);
            open.accept(section.route());
        });
        Consumer<Counts> showing = now -> {
            var count = now.of(section);
            number.accept(count);
            button.setAccessibleText(count == 0 ? section.title() : text("shell.entry", section.title(), count));
        };
        showing.accept(counts);
        numbers.add(showing);
        return button;
    }
}
