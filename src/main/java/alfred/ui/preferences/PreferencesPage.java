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
import alfred.ui.fx.Nodes;
import alfred.ui.model.Preferences.People;
import alfred.ui.model.Preferences.Words;
import alfred.ui.model.Preferences;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.PageFrame;
import alfred.ui.page.form.Fields;
import alfred.ui.page.form.TagField;
import alfred.ui.page.list.ColumnsPane;
import alfred.ui.page.text.Careful;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.TagNames;
import java.util.ArrayList;
import java.util.EnumMap;
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
    private final PageContext desk;
    private final PageFrame frame;
    private final Map<Words, ObservableList<String>> lists = new EnumMap<>(Words.class);
    private final Map<People, SimpleIntegerProperty> numbers = new EnumMap<>(People.class);
    private final SimpleStringProperty skill = new SimpleStringProperty("");
    private final VBox content = new VBox(18);
    private final VBox unknown = new VBox();
    private Preferences shown = Preferences.NONE;
    private boolean isFilling;

    public PreferencesPage(PageContext desk) {
        this.desk = desk;
        frame = new PageFrame(text("page.preferences"), desk.switches());
        for (var words : Words.values()) {
            ObservableList<String> list = FXCollections.observableArrayList();
            list.addListener((ListChangeListener<String>) _ -> keep(words.column(), List.copyOf(list)));
            lists.put(words, list);
        }
        for (var people : People.values()) {
            var number = new SimpleIntegerProperty();
            number.addListener((_, _, next) -> keep(people.column(), next.longValue()));
            numbers.put(people, number);
        }
        skill.addListener((_, _, next) -> keep(Preferences.SKILL, next.isBlank() ? null : next));
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
            shown = read.orElse(Preferences.NONE);
            fill();
        }).start();
    }

    private void fill() {
        isFilling = true;
        lists.forEach((words, list) -> {
            if (!list.equals(shown.words(words))) {
                list.setAll(shown.words(words));
            }
        });
        numbers.forEach((people, number) -> number.set(shown.count(people)));
        skill.set(shown.skill());
        isFilling = false;
        readUnknown();
        if (content.getChildren().isEmpty()) {
            draw();
        }
    }

    private void keep(String column, @Nullable Object value) {
        if (isFilling) {
            return;
        }
        var known = shown;
        Map<String, @Nullable Object> change = new LinkedHashMap<>();
        change.put(column, value);
        desk.quietly(() -> {
            if (known.isStored()) {
                desk.kitchen().update(KitchenEntities.PREFERENCES, known.id(), change);
            } else {
                desk.kitchen().create(KitchenEntities.PREFERENCES, Row.EMPTY.with(column, value));
            }
        });
    }

    private void draw() {
        var people = new HBox(12);
        for (var who : People.values()) {
            var field = Fields.named(name(who),
                Fields.stepper(Objects.requireNonNull(numbers.get(who)), 0, 20, name(who)));
            field.setPrefWidth(130);
            people.getChildren().add(field);
        }
        var level = Fields.segments(skill, List.of("beginner", "intermediate", "advanced"), DisplayFormat::value, true);
        level.setMaxWidth(Region.USE_PREF_SIZE);
        var cards = new ColumnsPane(340, 18, 2);
        var all = new ArrayList<Node>();
        all.add(card(Icon.USERS, text("prefs.people"), text("prefs.people.help"), people,
            Fields.named(text("prefs.skill"), level)));
        all.add(card(Icon.SHIELD_CHECK, text("prefs.avoid"), text("prefs.avoid.help"), tags(Words.ALLERGIES),
            unknown, tags(Words.DIETS),
            tags(Words.DISLIKES)));
        all.add(card(Icon.HEART, text("prefs.like"), text("prefs.like.help"), tags(Words.CUISINES),
            tags(Words.VIBES),
            tags(Words.GOALS)));
        all.add(card(Icon.COOKING_POT, text("prefs.kitchen"), text("prefs.kitchen.help"), tags(Words.STAPLES),
            tags(Words.EQUIPMENT),
            tags(Words.RHYTHM)));
        cards.show(all);
        content.getChildren().setAll(wrapped(text("prefs.help"), "t-body c-text-2"), cards);
    }

    /// Tells below the allergies which of them name nothing that is known, as a misspelt one does.
    private void readUnknown() {
        var allergies = List.copyOf(Objects.requireNonNull(lists.get(Words.ALLERGIES)));
        desk.background().task(() -> desk.kitchen().unknownAllergies(allergies)).onSuccess(found -> {
            unknown.getChildren().setAll(Careful.band(found.isEmpty() ? ""
                : text("prefs.allergies.unknown", String.join(", ", found))));
            Nodes.visible(unknown, !found.isEmpty());
        }).start();
    }

    private Node tags(Words words) {
        return Fields.named(name(words),
            new TagField(Objects.requireNonNull(lists.get(words)), name(words), TagNames::chip));
    }

    private static Node card(Icon icon, String title, String help, Node... fields) {
        var head =
            column(3, row(9, icon.view(17, "ic-accent"), firm(title, "t-heading")), wrapped(help, "t-caption c-muted"));
        var card = styled(new VBox(14, head), "a-card");
        card.getChildren().addAll(fields);
        card.setPadding(new Insets(18, 20, 20, 20));
        return card;
    }

    private static String name(Words words) {
        return switch (words) {
            case ALLERGIES -> text("prefs.allergies");
            case DIETS -> text("prefs.diet");
            case DISLIKES -> text("prefs.dislikes");
            case CUISINES -> text("prefs.cuisines");
            case STAPLES -> text("prefs.staples");
            case EQUIPMENT -> text("prefs.equipment");
            case GOALS -> text("prefs.goals");
            case VIBES -> text("prefs.vibes");
            case RHYTHM -> text("prefs.rhythm");
        };
    }

    private static String name(People people) {
        return switch (people) {
            case ADULTS -> text("prefs.adults");
            case CHILDREN -> text("prefs.kids");
            case BABIES -> text("prefs.babies");
        };
    }
}
