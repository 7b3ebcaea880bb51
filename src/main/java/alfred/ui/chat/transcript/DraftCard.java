package alfred.ui.chat.transcript;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.ui.chat.model.ChatItem;
import alfred.ui.fx.Cover;
import alfred.ui.fx.CoverTable;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.EntityActions;
import alfred.ui.model.IngredientItem;
import alfred.ui.model.KnownEntity;
import alfred.ui.model.MealItem;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeItem;
import alfred.ui.page.text.DisplayFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// A draft in the transcript: a plan with its days, each of which can be exchanged, or a recipe; with what can be done
/// with it. Once it is saved or discarded it says so.
final class DraftCard extends VBox {
    private final Transcript.Actions actions;
    private final EntityActions drafts;

    DraftCard(Transcript.Actions actions) {
        super(10);
        this.actions = actions;
        drafts = actions.drafts();
        styled(this, "proposal");
    }

    /// Shows the draft as it is now; nothing before it is known.
    void show(ChatItem.DraftState state) {
        var draft = state.entity();
        Nodes.visible(this, draft != null);
        getChildren().clear();
        if (draft == null) {
            return;
        }
        var isOpen = state.fate() == ChatItem.Fate.OPEN;
        var tag = switch (state.fate()) {
            case OPEN -> text("chat.draft.open");
            case SAVED -> text("chat.draft.saved");
            case GONE -> text("chat.draft.gone");
        };
        if (draft.type().equals("meal_plan")) {
            getChildren().addAll(row(9, Icon.CALENDAR_DAYS.view(17, draft.kind().iconStyle()),
                growing(wrapped(draft.label(), "t-strong")),
                firm(tag, "tag outline")), meals(draft.meals(), isOpen));
        } else {
            recipe(draft, isOpen, tag);
        }
        if (isOpen) {
            getChildren().add(buttons(draft));
        } else if (state.fate() == ChatItem.Fate.SAVED && draft.type().equals("meal_plan")) {
            getChildren().add(actions.next(draft.meals()));
        }
    }

    private void recipe(KnownEntity draft, boolean isOpen, String tag) {
        var content = draft.recipe();
        var words = column(1, wrapped(draft.label(), "t-strong"));
        var facts = facts(content);
        if (!facts.isEmpty()) {
            words.getChildren().add(wrapped(facts, "t-caption c-muted"));
        }
        words.setAlignment(Pos.CENTER_LEFT);
        var foods = content.ingredients().stream().map(IngredientItem::name).toList();
        var face = row(10, Cover.thumb(CoverTable.lookOf(draft.label(), foods), 38), growing(words));
        var head = isOpen ? Nodes.clickable(face, text("panel.open"), () -> drafts.open(draft)) : face;
        getChildren().add(row(8, growing(head), firm(tag, "tag outline")));
        if (!content.description().isBlank()) {
            getChildren().add(wrapped(content.description(), "t-small c-text-2"));
        }
    }

    private VBox meals(List<MealItem> meals, boolean isOpen) {
        var days = new VBox();
        actions.withCookbook(cookbook -> {
            var ids = cookbook.ids();
            days.getChildren().clear();
            for (var meal : meals) {
                if (!days.getChildren().isEmpty()) {
                    days.getChildren().add(Nodes.rule());
                }
                days.getChildren()
                    .add(meal(meal, isOpen, name -> Optional.ofNullable(ids.get(name)).map(cookbook.byId()::get)));
            }
        });
        return days;
    }

    private Node meal(MealItem meal, boolean isOpen, Function<String, Optional<RecipeCard>> cookbook) {
        var date = meal.date();
        var day = date.map(at -> DisplayFormat.weekday(at) + " " + at.getDayOfMonth()).orElse("");
        var name = meal.dish();
        var recipe = cookbook.apply(name);
        var type = meal.type();
        var facts = new ArrayList<String>();
        if (!type.equals("dinner")) {
            facts.add(DisplayFormat.mealType(type));
        }
        recipe.filter(card -> card.minutes() > 0).ifPresent(card -> facts.add(DisplayFormat.minutes(card.minutes())));
        recipe.filter(card -> card.missing().isPresent()).ifPresent(card -> facts.add(card.missing().getAsInt() == 0
            ? text("chat.draft.all-there") : card.toBuy() > 0 ? text("chat.draft.lacks", card.toBuy())
            : text("recipe.listed", card.missing().getAsInt())));
        var words = column(1, wrapped(name, "t-small-strong"));
        if (!facts.isEmpty()) {
            words.getChildren().add(wrapped(String.join(" · ", facts), "t-caption c-muted"));
        }
        words.setAlignment(Pos.CENTER_LEFT);
        var line = row(10, Nodes.wide(label(day, "t-small c-muted"), 50));
        recipe.ifPresent(card -> line.getChildren().add(Cover.thumb(card.look(), 34)));
        line.getChildren().add(growing(words));
        if (isOpen && date.isPresent()) {
            var when = DisplayFormat.fullWeekday(date.get());
            line.getChildren().add(iconButton(Icon.REFRESH_CW, text("chat.draft.swap", when), "sm",
                () -> actions
                    .say(text("chat.draft.swap.words", when, DisplayFormat.within(DisplayFormat.mealType(type))))));
        }
        line.setMinHeight(50);
        line.setPadding(new Insets(6, 0, 6, 0));
        return line;
    }

    private static String facts(RecipeItem content) {
        var facts = new ArrayList<String>();
        var minutes = content.minutes();
        if (minutes > 0) {
            facts.add(DisplayFormat.minutes(minutes));
        }
        content.servings().ifPresent(servings -> facts.add(text("recipe.serves", servings)));
        return String.join(" · ", facts);
    }

    private Node buttons(KnownEntity draft) {
        var isPlan = draft.type().equals("meal_plan");
        return new FlowPane(8, 8,
            button(text(isPlan ? "chat.draft.go" : "panel.save"), Icon.CHECK, "primary", () -> drafts.save(draft)),
            isPlan ? button(text("proposal.change"), "secondary", actions::change)
                : button(text("chat.draft.plan"), "secondary", () -> drafts.plan(draft)),
            button(text("chat.draft.no"), "ghost", () -> drafts.discard(draft)));
    }
}
