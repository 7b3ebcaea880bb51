package alfred.ui.pantry;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Cover;
import alfred.ui.fx.CoverTable;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.Lot;
import alfred.ui.model.NearWords;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.form.Barcodes;
import alfred.ui.page.form.Fields;
import alfred.ui.page.list.AddField;
import alfred.ui.page.list.ColumnsPane;
import alfred.ui.page.list.Drawings;
import alfred.ui.page.list.EmptyState;
import alfred.ui.page.list.RowMenu;
import alfred.ui.page.list.SearchField;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.TypedFood;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The pantry's items by place or by kind, those near their best-before date on top.
public final class PantryPage implements Page {
    private static final int STRIP = 5;

    private final PageContext desk;
    private final PageFrame frame;
    private final VBox content = new VBox(18);
    private final SearchField search = new SearchField(text("pantry.find"), this::draw);
    private final AddField add = new AddField(text("pantry.add"), this::typed);
    private final SimpleStringProperty grouping = new SimpleStringProperty("place");
    private final PantryGroups groups;
    private List<Lot> rows = List.of();
    private boolean isRead;

    public PantryPage(PageContext desk) {
        this.desk = desk;
        frame = new PageFrame(
            text("page.pantry"), desk.switches(), button(text("pantry.new"), Icon.PLUS, "primary", this::create));
        groups = new PantryGroups(desk, this::edit, place -> {
            add.write(text("pantry.add-to", DisplayFormat.within(DisplayFormat.place(place))));
            add.focusText();
        });
        var by = Fields.segments(
            grouping,
            List.of("place", "kind"),
            choice -> choice.equals("place") ? text("pantry.by-place") : text("pantry.by-kind"),
            false);
        by.setMinWidth(HBox.USE_PREF_SIZE);
        grouping.addListener((_, _, _) -> draw());
        Nodes.wide(search, 170);
        // also where a fault below the line makes that higher
        Nodes.high(search, 40);
        Nodes.high(by, 40);
        by.getChildren().forEach(choice -> choice.setStyle("-fx-padding: 0 10;"));
        var line = row(10, add, search, by);
        line.setAlignment(Pos.TOP_LEFT);
        var second = row(10);
        frame.widthProperty().addListener((_, _, width) -> place(width.doubleValue(), line, second, by));
        frame.fixed(line);
        frame.fixed(Nodes.visible(second, false));
        frame.scrolling(content);
    }

    /// Puts the search below the field on top, where both have no room beside each other.
    private void place(double width, HBox line, HBox second, Node by) {
        var isRoomy = width >= 640;
        Nodes.wide(search, width >= 800 ? 170 : 120);
        if (!isRoomy) {
            search.setMaxWidth(Double.MAX_VALUE);
        }
        HBox.setHgrow(search, isRoomy ? Priority.NEVER : Priority.ALWAYS);
        add.prompt(text(width >= 800 || !isRoomy ? "pantry.add" : "pantry.add-short"));
        if (isRoomy == second.isVisible()) {
            Nodes.visible(second, !isRoomy);
            second.getChildren().clear();
            (isRoomy ? line : second).getChildren().addAll(search, by);
        }
    }

    @Override
    public Node node() {
        return frame;
    }

    @Override
    public void refresh() {
        desk.background()
            .task(() -> desk.kitchen().stockByName())
            .onSuccess(read -> {
                rows = read;
                isRead = true;
                draw();
            })
            .start();
    }

    @Override
    public void find() {
        search.focusText();
    }

    @Override
    public boolean type(String letter) {
        return add.type(letter);
    }

    @Override
    public boolean create() {
        edit(new Lot(Row.EMPTY));
        return true;
    }

    private void edit(Lot lot) {
        PantryForm.open(desk, lot);
    }

    private void typed(String words) {
        Barcodes.read(desk, words, this::add);
    }

    private void add(String words) {
        var fault = TypedFood.fault(words);
        if (fault.isPresent()) {
            add.refuse(words, fault.get());
            return;
        }
        var noDate = PantryLine.unreadDate(words, desk.today()).map(said -> text("date.unread", said));
        desk.write(() -> put(words), lots -> noDate.map(why -> text("fact.sentences", told(lots), why))
            .orElseGet(() -> told(lots)), () -> add.giveBack(words));
    }

    /// Puts what a line names into the pantry. A place that only the last thing names is that of all.
    private List<Lot> put(String words) {
        var today = desk.today();
        var things = desk.kitchen().things(words, part -> PantryLine.isRemark(part, today)).stream()
            .map(thing -> new Lot(PantryLine.read(thing, today))).toList();
        if (things.size() == 1) {
            var id = desk.kitchen().create(KitchenEntities.INVENTORY, things.getFirst().row());
            return List.of(new Lot(desk.kitchen().row(KitchenEntities.INVENTORY, id).orElseThrow()));
        }
        var isPlacedOnce = things.stream().filter(thing -> !thing.place().isEmpty()).toList()
            .equals(List.of(things.getLast()));
        var place = isPlacedOnce ? things.getLast().place() : "";
        desk.kitchen().createAll(KitchenEntities.INVENTORY,
            things.stream().map(thing -> place.isEmpty() ? thing.row() : thing.at(place).row()).toList());
        return things;
    }

    /// Whether a lot was there already, and holds more now.
    private boolean isMore(Lot lot) {
        return rows.stream().anyMatch(there -> there.id().equals(lot.id()));
    }

    private String told(List<Lot> lots) {
        if (lots.size() > 1) {
            return text("pantry.added-several", lots.size(),
                String.join(", ", lots.stream().map(lot -> lot.name()).toList()));
        }
        var lot = lots.getFirst();
        var name = DisplayFormat.capital(lot.name());
        var place = DisplayFormat.within(DisplayFormat.place(lot.place()));
        if (isMore(lot) && !lot.amount().isEmpty()) {
            return text("pantry.more", name, place, lot.amount());
        }
        return lot.expiry()
            .map(date -> text("pantry.added-until", name, place, DisplayFormat.day(date, desk.today())))
            .orElseGet(() -> text("pantry.added", name, place));
    }

    private void draw() {
        if (!isRead) {
            return;
        }
        frame.fact(rows.isEmpty() ? "" : text("pantry.count", rows.size()));
        content.getChildren().clear();
        if (rows.isEmpty()) {
            content.getChildren()
                .add(new EmptyState(
                    Drawings.shelf(),
                    text("pantry.empty"),
                    text("pantry.empty.help"),
                    button(text("pantry.empty.write"), Icon.PLUS, "primary", add::focusText)));
            return;
        }
        var asked = search.text().strip().toLowerCase(Locale.ROOT);
        var called = rows.stream()
            .filter(row -> row.name().toLowerCase(Locale.ROOT).contains(asked))
            .toList();
        var found = called.isEmpty() ? NearWords.find(asked, rows, row -> row.name()) : called;
        if (asked.isEmpty()) {
            addUseSoon();
        }
        var columns = new ColumnsPane(230, 16, 4);
        columns.show(grouping.get().equals("place") ? groups.byPlace(found) : groups.byKind(found));
        content.getChildren().add(columns);
        if (found.isEmpty()) {
            content.getChildren().setAll(firm(text("pantry.none", search.text()), "t-body c-muted"));
        }
    }

    private void addUseSoon() {
        var today = desk.today();
        var soon = rows.stream()
            .filter(row -> row.expiry()
                .filter(d -> DisplayFormat.urgency(d, today) != DisplayFormat.Urgency.NONE)
                .isPresent())
            .sorted((a, b) -> a.expiry()
                .orElseThrow()
                .compareTo(b.expiry().orElseThrow()))
            .toList();
        if (soon.isEmpty()) {
            return;
        }
        var head = row(
            8,
            firm(text("pantry.use-soon"), "t-heading"),
            firm(Texts.number(soon.size()), "t-small c-muted"),
            spacer(),
            button(
                text("pantry.what-to-cook"),
                Icon.SPARKLES,
                "soft sm",
                () -> desk.ask(text("pantry.what-to-cook.words"))));
        var cards = new ArrayList<Node>();
        soon.forEach(row -> cards.add(soonCard(row)));
        var strip = new ColumnsPane(206, 12, STRIP);
        strip.show(cards);
        content.getChildren().add(column(10, head, strip));
    }

    private Node soonCard(Lot row) {
        var tile = Nodes.fix(new Cover(CoverTable.lookOf(row.name(), List.of()), Cover.Shape.TILE), 42, 42);
        var facts = row(
            6,
            cut(row.amount(), "t-caption c-muted"),
            PantryGroups.expiryTag(row, desk.today(), true));
        var card = styled(
            new HBox(12, tile,
                growing(column(3, cut(DisplayFormat.capital(row.name()), "t-small-strong"), facts))),
            "a-card");
        card.setAlignment(Pos.CENTER_LEFT);
        card.setPadding(new Insets(12));
        desk.marks().join(card, () -> Optional.of(row.mention()));
        RowMenu.on(card, () -> groups.ways(row));
        return Nodes.clickable(card, row.name(), () -> edit(row));
    }
}
