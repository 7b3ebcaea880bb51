package alfred.ui.pantry;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.Lot;
import alfred.ui.model.Mention;
import alfred.ui.page.EntityMarks;
import alfred.ui.page.PageContext;
import alfred.ui.page.list.RowMenu;
import alfred.ui.page.text.DisplayFormat;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Cards of the pantry page, grouped by storage place or by kind of food.
final class PantryGroups {
    private static final int FOLDED = 11;
    /// How many lines a name may take.
    private static final int NAME_LINES = 2;
    private static final String DROP = "drop";

    private final PageContext desk;
    private final Consumer<Lot> edit;
    private final Consumer<String> addTo;
    private final Set<String> unfolded = new HashSet<>();

    PantryGroups(PageContext desk, Consumer<Lot> edit, Consumer<String> addTo) {
        this.desk = desk;
        this.edit = edit;
        this.addTo = addTo;
    }

    List<Node> byPlace(List<Lot> rows) {
        var groups = rows.stream().collect(Collectors.groupingBy(PantryGroups::place));
        return DisplayFormat.PLACES.stream().filter(groups::containsKey)
            .map(place -> card(place, DisplayFormat.place(place), icon(place), groups.getOrDefault(place, List.of()),
                place))
            .toList();
    }

    List<Node> byKind(List<Lot> rows) {
        Map<String, List<Lot>> groups =
            new TreeMap<>(Comparator.comparing((String s) -> s.isEmpty()).thenComparing(s -> s));
        rows.forEach(row -> groups.computeIfAbsent(DisplayFormat.foodKind(row.category()), _ -> new ArrayList<>())
            .add(row));
        return groups.entrySet().stream().map(group -> card("kind " + group.getKey(),
            group.getKey().isEmpty() ? text("pantry.other") : group.getKey(), Icon.TAG,
            group.getValue(), "")).toList();
    }

    /// Where an item is kept: what is in the cupboard and what is dry elsewhere are one place.
    private static String place(Lot row) {
        return DisplayFormat.PLACES.contains(row.place()) ? row.place() : "cabinet";
    }

    private static Icon icon(String place) {
        return switch (place) {
            case "fridge" -> Icon.REFRIGERATOR;
            case "freezer" -> Icon.SNOWFLAKE;
            case "counter" -> Icon.APPLE;
            default -> Icon.PACKAGE;
        };
    }

    private Node card(String key, String name, Icon icon, List<Lot> rows, String place) {
        var head = row(9, icon.view(16, "ic-pantry"), firm(name, "t-heading"),
            firm(Texts.number(rows.size()), "t-small c-muted"), spacer());
        if (!place.isEmpty()) {
            head.getChildren()
                .add(iconButton(Icon.PLUS, text("pantry.add-here", name), "sm", () -> addTo.accept(place)));
        }
        head.setMinHeight(48);
        var card = styled(new VBox(head), "a-card");
        card.setPadding(new Insets(4, 16, 8, 16));
        card.setMaxHeight(Region.USE_PREF_SIZE);
        if (!place.isEmpty()) {
            takeDrops(card, place);
        }
        var sorted = rows.stream().sorted(Comparator.comparing((Lot row) -> row.expiry()
            .filter(d -> DisplayFormat.urgency(d, desk.today()) != DisplayFormat.Urgency.NONE).orElse(LocalDate.MAX))
            .thenComparing(row -> row.name(), String.CASE_INSENSITIVE_ORDER)).toList();
        var isLong = sorted.size() > FOLDED + 1 && !unfolded.contains(key);
        sorted.stream().limit(isLong ? FOLDED : sorted.size())
            .forEach(row -> card.getChildren().addAll(rule(), line(row)));
        if (isLong) {
            var more = button(text("pantry.show-more", sorted.size() - FOLDED), "text", () -> {
                unfolded.add(key);
                sorted.stream().skip(FOLDED).forEach(row -> card.getChildren().addAll(rule(), line(row)));
                card.getChildren().remove(card.lookup(".fold"));
            });
            var foot = styled(row(0, more), "fold");
            foot.setMinHeight(38);
            card.getChildren().addAll(rule(), foot);
        }
        return card;
    }

    private Node line(Lot row) {
        var line =
            styled(row(8, growing(Nodes.wrappedTo(NAME_LINES, DisplayFormat.capital(row.name()), "t-small c-text")),
                expiryTag(row, desk.today(), false),
                firm(row.amount(), "t-small c-muted")), "row");
        line.setMinHeight(37);
        line.setPadding(new Insets(4, 0, 4, 0));
        desk.marks().join(line, () -> Optional.of(row.mention()));
        RowMenu.on(line, () -> ways(row));
        return Nodes.clickable(line, row.name(), () -> edit.accept(row));
    }

    /// Returns what can be done with an item.
    List<RowMenu.Way> ways(Lot row) {
        var ways = new ArrayList<RowMenu.Way>();
        ways.add(new RowMenu.Way(text("menu.edit"), () -> edit.accept(row)));
        DisplayFormat.PLACES.stream().filter(place -> !place.equals(place(row))).map(place -> new RowMenu.Way(
            text("pantry.move", DisplayFormat.within(DisplayFormat.place(place))),
            () -> move(row.id(), row.name(), place))).forEach(ways::add);
        ways.add(new RowMenu.Way(text("pantry.shop"),
            () -> desk.write(() -> desk.kitchen().putOnList(List.of(Row.of("name", row.name()))),
                text("pantry.shopped", DisplayFormat.capital(row.name())))));
        ways.add(new RowMenu.Way(text("pantry.finish"),
            () -> desk.write(() -> desk.kitchen().delete(KitchenEntities.INVENTORY, row.id()),
                text("pantry.is-used-up", DisplayFormat.capital(row.name()))),
            true));
        return ways;
    }

    private void move(UUID item, String name, String place) {
        desk.write(() -> desk.kitchen().update(KitchenEntities.INVENTORY, item, Map.of("location", place)),
            text("pantry.moved-to", DisplayFormat.capital(name), DisplayFormat.within(DisplayFormat.place(place))));
    }

    /// Lets the items of other places be dropped on a place's card.
    private void takeDrops(Region card, String place) {
        card.setOnDragOver(event -> {
            if (event.getGestureSource() instanceof Node source && source.getParent() != card
                && dragged(event.getDragboard()).isPresent()) {
                event.acceptTransferModes(TransferMode.COPY);
                if (!card.getStyleClass().contains(DROP)) {
                    card.getStyleClass().add(DROP);
                }
                event.consume();
            }
        });
        card.setOnDragExited(_ -> card.getStyleClass().remove(DROP));
        card.setOnDragDropped(event -> dragged(event.getDragboard()).ifPresent(item -> {
            move(UUID.fromString(item.id()), item.label(), place);
            event.setDropCompleted(true);
            event.consume();
        }));
    }

    private static Optional<Mention> dragged(Dragboard board) {
        return board.getContent(EntityMarks.FORMAT) instanceof String written
            ? Mention.read(written).filter(mention -> mention.type().equals("inv") && !mention.id().isEmpty())
            : Optional.empty();
    }

    /// Returns a tag for a best-before date that is past or near; an empty box if it is neither, or if the row has
    /// none.
    static Node expiryTag(Lot row, LocalDate today, boolean withIcon) {
        var date = row.expiry().orElse(null);
        var urgency = date == null ? DisplayFormat.Urgency.NONE : DisplayFormat.urgency(date, today);
        if (date == null || urgency == DisplayFormat.Urgency.NONE) {
            return new HBox();
        }
        var isPast = urgency == DisplayFormat.Urgency.PAST;
        var words = isPast ? text("pantry.past") : withIcon ? DisplayFormat.day(date, today)
            : DisplayFormat.shortDay(date, today);
        var isRed = isPast || urgency == DisplayFormat.Urgency.NOW;
        Label tag = firm(words, isRed ? "tag danger" : "tag warn");
        if (withIcon) {
            tag.setGraphic(Icon.CLOCK.view(12, isRed ? "ic-danger" : "ic-warn"));
        }
        return tag;
    }
}
