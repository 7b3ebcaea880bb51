package alfred.ui.shopping;

import static alfred.ui.fx.Nodes.cut;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Texts.text;

import alfred.kitchen.KitchenEntities;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.NumberWords;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.measure.Units;
import alfred.kitchen.shopping.PlannedMeals.Dish;
import alfred.ui.fx.Cover;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.ShoppingItem;
import alfred.ui.page.list.Check;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.PageContext;
import alfred.ui.page.list.RowMenu;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// A row of the shopping list: its box to tick, name and amount, what is known of it, and the meals it is for with
/// their days.
final class ListLine {
    /// The widest that a name becomes before it is cut, in pixels.
    private static final double NAME = 280;
    private static final int MAX_COVERS = 2;
    /// The width of the column with the names of the meals, in pixels; it gives way to what is known of a line.
    private static final double PURPOSE = 205;
    private static final double LEAST_PURPOSE = 150;
    /// The same where only the number of the meals is told.
    private static final double LEAST_MEALS = 96;

    private final PageContext desk;
    private final Facts facts;
    private final Map<String, RecipeCard> recipes;
    private final boolean isNarrow;
    private final BiConsumer<UUID, Boolean> tick;

    /// What is known of the lines.
    ///
    /// @param atHome the stock of each line's food as display text
    /// @param others who of the others changed a line last
    /// @param changed when each line that one of the others ticked was changed last
    /// @param past the dishes of each line that were cooked since it was written
    /// @param dishes the planned meals of the coming days
    /// @param careful what the household's allergies and diets forbid, by the names of the foods
    record Facts(Map<UUID, String> atHome, Map<UUID, String> others, Map<UUID, OffsetDateTime> changed,
        Map<UUID, Set<String>> past, List<Dish> dishes, Map<String, String> careful) {
        static final Facts NONE = new Facts(Map.of(), Map.of(), Map.of(), Map.of(), List.of(), Map.of());

        /// Whether all that a line is for is cooked.
        boolean isPast(ShoppingItem line) {
            return !line.source().isBlank() && ahead(line).isEmpty();
        }

        /// Whether something that a line is for is cooked, so that what it says to be needed holds no more.
        boolean isPartlyPast(ShoppingItem line) {
            return !past.getOrDefault(line.id(), Set.of()).isEmpty();
        }

        /// The dishes that a line is for and that are not cooked yet.
        List<String> ahead(ShoppingItem line) {
            var done = past.getOrDefault(line.id(), Set.of());
            return Stream.of(line.source().split(", ")).filter(dish -> !dish.isBlank() && !done.contains(dish))
                .toList();
        }

        /// The first two days on which dishes are planned; of more, the first, and how many there are besides.
        String days(Collection<String> names, PageContext desk) {
            var days = dishes.stream().filter(dish -> names.contains(dish.name())).map(Dish::date).distinct().toList();
            var first = days.isEmpty() ? "" : DisplayFormat.shortDay(days.getFirst(), desk.today());
            return days.size() < 2 ? first : days.size() > 2 ? first + " +" + (days.size() - 1)
                : DisplayFormat.weekday(days.getFirst()) + ", " + DisplayFormat.weekday(days.getLast());
        }
    }

    /// @param isNarrow whether what is known of a line stands below its name, for want of room beside it
    /// @param tick ticks a line, or takes its tick off
    ListLine(PageContext desk, Facts facts, RecipeCards cookbook, boolean isNarrow, BiConsumer<UUID, Boolean> tick) {
        this.desk = desk;
        this.isNarrow = isNarrow;
        this.facts = facts;
        this.tick = tick;
        recipes = cookbook.cards().stream()
            .collect(Collectors.toMap(RecipeCard::name, card -> card, (first, _) -> first));
    }

    Node of(ShoppingItem item) {
        var isBought = item.isBought();
        var name = item.name();
        var check = new Check(name, isBought, ticked -> tick.accept(item.id(), ticked));
        var label = cut(DisplayFormat.capital(name), isBought ? "t-strong c-muted struck" : "t-strong c-text");
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.setMaxWidth(NAME);
        var line = styled(new HBox(10, check), "row");
        line.setAlignment(Pos.CENTER_LEFT);
        var ahead = isBought ? List.<String>of() : facts.ahead(item);
        var amount = firm(item.amount(), "t-body c-muted");
        if (isNarrow) {
            var below = row(8, remarks(item, isBought).toArray(Node[]::new));
            below.getChildren().addAll(ahead.isEmpty() ? List.of() : purpose(ahead));
            Nodes.visible(below, !below.getChildren().isEmpty());
            var words = Nodes.growing(Nodes.column(1, row(10, label, amount), below));
            words.setPadding(new Insets(below.isVisible() ? 6 : 11, 0, below.isVisible() ? 6 : 11, 0));
            line.getChildren().add(words);
        } else {
            line.getChildren().addAll(label, amount);
            line.getChildren().addAll(remarks(item, isBought));
            line.getChildren().add(spacer());
            line.getChildren().addAll(ahead.isEmpty() ? List.of() : purpose(ahead));
        }
        line.setMinHeight(isNarrow ? Region.USE_PREF_SIZE : 42);
        line.setPadding(new Insets(0, 6, 0, 2));
        desk.marks().join(line, () -> Optional.of(item.mention()));
        RowMenu.on(line, () -> List.of(new RowMenu.Way(text("menu.edit"), () -> ShoppingForm.open(desk, item.row())),
            new RowMenu.Way(text(isBought ? "shopping.untick" : "shopping.tick"),
                () -> tick.accept(item.id(), !isBought)),
            new RowMenu.Way(text("dialog.delete"),
                () -> desk.write(() -> desk.kitchen().delete(KitchenEntities.SHOPPING, item.id()),
                    text("dialog.deleted", name)),
                true)));
        return Nodes.clickable(line, name, () -> ShoppingForm.open(desk, item.row()));
    }

    /// Returns what else is known of an item: how much of it is at home, its notes, and who has bought it.
    private List<Node> remarks(ShoppingItem item, boolean isBought) {
        var remarks = new ArrayList<Node>();
        Optional.ofNullable(facts.careful().get(item.name())).map(Careful::told).ifPresent(remarks::add);
        var atHome = facts.atHome().get(item.id());
        if (atHome != null && !isBought) {
            remarks.add(Nodes.iconLabel(
                atHome.isEmpty() ? text("shopping.have") : text("shopping.have-some", atHome), "tag",
                Icon.HOUSE.view(12)));
        }
        if (!item.notes().isBlank() && !(item.needed().isPresent() && facts.isPartlyPast(item))) {
            var needed = atHome == null ? "shopping.exact" : "shopping.exact-more";
            remarks.add(item.needed().map(exact -> firm(text(needed, local(exact)), "t-small c-muted"))
                .orElseGet(() -> cut(item.notes(), "t-small c-muted")));
        }
        var other = facts.others().get(item.id());
        var when = facts.changed().get(item.id());
        if (isBought && other != null && when != null) {
            var ago = DisplayFormat.ago(when, OffsetDateTime.now(desk.clock()));
            remarks.add(cut(text("shopping.ticked-by", other, ago), "t-small c-muted"));
        }
        return remarks;
    }

    /// Returns a noted amount with its unit in the language of the window, whatever language it was noted in.
    private static String local(String amount) {
        var cut = amount.indexOf(' ');
        var unit = Units.find(amount.substring(cut + 1));
        var number = NumberWords.parse(cut < 0 ? amount : amount.substring(0, cut));
        return cut < 0 || unit.isEmpty() || number.isEmpty() ? amount : DisplayFormat.local(
            AmountDisplay.text(number.get(), unit.get().name(), UnitNames.in(Texts.locale())));
    }

    /// Returns what an item is for: the covers and the name of its meals, or how many there are, and their days.
    private List<Node> purpose(List<String> dishes) {
        var covers = row(2);
        dishes.stream().flatMap(dish -> Optional.ofNullable(recipes.get(dish)).stream()).limit(MAX_COVERS)
            .forEach(card -> covers.getChildren().add(Cover.thumb(card.look(), 20)));
        var words = dishes.size() == 1 ? dishes.getFirst() : text("shopping.meals", dishes.size());
        var label = cut(words, "t-small c-muted");
        if (!isNarrow) {
            // the names stand in a column of their own
            covers.setAlignment(Pos.CENTER_RIGHT);
            Nodes.wide(covers, 20 * MAX_COVERS + 2);
            Nodes.wide(label, PURPOSE);
            label.setMinWidth(LEAST_PURPOSE);
        }
        if (dishes.size() > 1) {
            Nodes.tip(label, () -> String.join(", ", dishes));
            label.setMinWidth(isNarrow ? Region.USE_PREF_SIZE : LEAST_MEALS);
        }
        var days = Nodes.wide(cut(facts.days(dishes, desk), "t-caption c-muted"), 74);
        return covers.getChildren().isEmpty() && isNarrow ? List.of(label, days) : List.of(covers, label, days);
    }
}
