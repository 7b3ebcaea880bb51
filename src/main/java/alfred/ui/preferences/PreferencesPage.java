package alfred.ui.preferences;

import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.ui.fx.Icon;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.form.Fields;
import alfred.ui.page.form.TagField;
import alfred.ui.page.list.ColumnsPane;
import alfred.ui.page.text.DisplayFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The household's preferences. Each change is saved immediately and reported to Alfred.
public final class PreferencesPage implements Page {
    private static final List<String> LISTS =
        List.of("allergies", "dietary_restrictions", "disliked_ingredients", "favorite_cuisines",
            "assumed_staples", "available_equipment", "nutrition_goals", "current_vibes", "planning_rhythm");
    private static final List<String> NUMBERS = List.of("household_adults", "household_kids", "household_babies");

    private final PageContext desk;
    private final PageFrame frame;
    private final Map<String, ObservableList<String>> lists = new LinkedHashMap<>();
    private final Map<String, SimpleIntegerProperty> numbers = new LinkedHashMap<>();
    private final SimpleStringProperty skill = new SimpleStringProperty("");
    private final VBox content = new VBox(18);
    private Row row = Row.EMPTY;
    private boolean isFilling;

    public PreferencesPage(PageContext desk) {
        this.desk = desk;
        frame = new PageFrame(text("page.preferences"), desk.switches());
        for (var column : LISTS) {
            ObservableList<String> list = FXCollections.observableArrayList();
            list.addListener((ListChangeListener<String>) _ -> keep(column, List.copyOf(list)));
            lists.put(column, list);
        }
        for (var column : NUMBERS) {
            var number = new SimpleIntegerProperty();
            number.addListener((_, _, next) -> keep(column, next.longValue()));
            numbers.put(column, number);
        }
        skill.addListener((_, _, next) -> keep("cooking_skill_level", next.isBlank() ? null : next));
        content.setMaxWidth(1240);
        frame.scrolling(content);
    }

    @Override
    public Node node() {
        return frame;
    }

    @Override
    public void refresh() {
        desk.background().task(() -> desk.kitchen().preferences()).onSuccess(read -> {
            row = read.orElse(Row.EMPTY);
            fill();
        }).start();
    }

    private void fill() {
        isFilling = true;
        lists.forEach((column, list) -> {
            if (!list.equals(row.texts(column))) {
                list.setAll(row.texts(column));
            }
        });
        numbers.forEach((column, number) -> number.set(row.integer(column).orElse(0L).intValue()));
        skill.set(row.text("cooking_skill_level"));
        isFilling = false;
        if (content.getChildren().isEmpty()) {
            draw();
        }
    }

    private void keep(String column, @Nullable Object value) {
        if (isFilling) {
            return;
        }
        var known = row;
        Map<String, @Nullable Object> change = new LinkedHashMap<>();
        change.put(column, value);
        desk.quietly(() -> {
            if (known.has(Row.ID)) {
                desk.kitchen().update(KitchenEntities.PREFERENCES, known.id(), change);
            } else {
                desk.kitchen().create(KitchenEntities.PREFERENCES, Row.EMPTY.with(column, value));
            }
        });
    }

    private void draw() {
        var people = new HBox(12);
        for (var column : NUMBERS) {
            var field = Fields.named(name(column),
                Fields.stepper(Objects.requireNonNull(numbers.get(column)), 0, 20, name(column)));
            field.setPrefWidth(130);
            people.getChildren().add(field);
        }
        var level = Fields.segments(skill, List.of("beginner", "intermediate", "advanced"), DisplayFormat::value, true);
        level.setMaxWidth(Region.USE_PREF_SIZE);
        var cards = new ColumnsPane(340, 18, 2);
        var all = new ArrayList<Node>();
        all.add(card(Icon.USERS, text("prefs.people"), text("prefs.people.help"), people,
            Fields.named(text("prefs.skill"), level)));
        all.add(card(Icon.SHIELD_CHECK, text("prefs.avoid"), text("prefs.avoid.help"), tags("allergies"),
            tags("dietary_restrictions"),
            tags("disliked_ingredients")));
        all.add(card(Icon.HEART, text("prefs.like"), text("prefs.like.help"), tags("favorite_cuisines"),
            tags("current_vibes"),
            tags("nutrition_goals")));
        all.add(card(Icon.COOKING_POT, text("prefs.kitchen"), text("prefs.kitchen.help"), tags("assumed_staples"),
            tags("available_equipment"),
            tags("planning_rhythm")));
        cards.show(all);
        content.getChildren().setAll(wrapped(text("prefs.help"), "t-body c-text-2"), cards);
    }

    private Node tags(String column) {
        return Fields.named(name(column), new TagField(Objects.requireNonNull(lists.get(column)), name(column)));
    }

    private static Node card(Icon icon, String title, String help, Node... fields) {
        var head =
            column(3, row(9, icon.view(17, "ic-accent"), firm(title, "t-heading")), wrapped(help, "t-caption c-muted"));
        var card = styled(new VBox(14, head), "a-card");
        card.getChildren().addAll(fields);
        card.setPadding(new Insets(18, 20, 20, 20));
        return card;
    }

    private static String name(String column) {
        return switch (column) {
            case "allergies" -> text("prefs.allergies");
            case "dietary_restrictions" -> text("prefs.diet");
            case "disliked_ingredients" -> text("prefs.dislikes");
            case "favorite_cuisines" -> text("prefs.cuisines");
            case "assumed_staples" -> text("prefs.staples");
            case "available_equipment" -> text("prefs.equipment");
            case "nutrition_goals" -> text("prefs.goals");
            case "current_vibes" -> text("prefs.vibes");
            case "planning_rhythm" -> text("prefs.rhythm");
            case "household_adults" -> text("prefs.adults");
            case "household_kids" -> text("prefs.kids");
            default -> text("prefs.babies");
        };
    }
}
