package alfred.ui.chat;

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

import alfred.core.domain.Row;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.EntityActions;
import alfred.ui.model.KnownEntity;
import alfred.ui.page.DisplayFormat;
import java.util.ArrayList;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// A draft in the transcript: a plan with its days, each of which can be exchanged, or a recipe; with what can be done with it. Once it is saved or
/// discarded it says so.
final class DraftCard extends VBox {
    private final Transcript.Actions actions;
    private final EntityActions drafts;

    /// @param actions sends what a button says
    /// @param drafts saves, opens and discards
    DraftCard(Transcript.Actions actions, EntityActions drafts) {
        super(10);
        this.actions = actions;
        this.drafts = drafts;
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
            case OPEN -> text("proposal.not-saved");
            case SAVED -> text("chat.draft.saved");
            case GONE -> text("chat.draft.gone");
        };
        var isPlan = draft.type().equals("meal_plan");
        getChildren().add(row(9, (isPlan ? Icon.CALENDAR_DAYS : Icon.BOOK_OPEN_TEXT).view(17, draft.kind().iconStyle()),
            growing(wrapped(draft.label(), "t-strong")), firm(tag, "tag outline")));
        var body = isPlan ? meals(draft.content(), isOpen) : facts(draft.content());
        if (!body.getChildren().isEmpty()) {
            getChildren().add(body);
        }
        if (isOpen) {
            getChildren().add(buttons(draft, isPlan));
        }
    }

    private VBox meals(Row content, boolean isOpen) {
        var days = new VBox();
        for (var meal : content.rows("meals")) {
            var date = meal.date("date");
            var day = date.map(at -> DisplayFormat.weekday(at) + " " + at.getDayOfMonth()).orElse("");
            var name = Stream.of("_recipe_id_label", "notes").map(meal::text).filter(words -> !words.isBlank()).findFirst().orElse("");
            var type = meal.has("meal_type") ? meal.text("meal_type") : "dinner";
            var words = type.equals("dinner") ? column(0, wrapped(name, "t-small-strong"))
                : column(0, wrapped(name, "t-small-strong"), label(DisplayFormat.mealType(type), "t-caption c-muted"));
            var line = row(10, Nodes.wide(label(day, "t-small c-muted"), 52), growing(words));
            if (isOpen && date.isPresent()) {
                var when = DisplayFormat.fullWeekday(date.get());
                line.getChildren().add(iconButton(Icon.REFRESH_CW, text("chat.draft.swap", when), "sm",
                    () -> actions.say(text("chat.draft.swap.words", when, DisplayFormat.within(DisplayFormat.mealType(type))))));
            }
            line.setMinHeight(34);
            if (!days.getChildren().isEmpty()) {
                days.getChildren().add(Nodes.rule());
            }
            days.getChildren().add(line);
        }
        days.setPadding(new Insets(0, 0, 2, 0));
        return days;
    }

    private static VBox facts(Row content) {
        var facts = new ArrayList<String>();
        var minutes = content.integer("prep_time_minutes").orElse(0L) + content.integer("cook_time_minutes").orElse(0L);
        if (minutes > 0) {
            facts.add(DisplayFormat.minutes((int) minutes));
        }
        content.integer("servings").ifPresent(servings -> facts.add(text("recipe.serves", servings)));
        return facts.isEmpty() ? column(0) : column(0, wrapped(String.join(" · ", facts), "t-small c-muted"));
    }

    private Node buttons(KnownEntity draft, boolean isPlan) {
        var buttons = new FlowPane(8, 8, button(text(isPlan ? "chat.draft.go" : "panel.save"), Icon.CHECK, "primary", () -> drafts.save(draft)));
        if (isPlan) {
            buttons.getChildren().add(button(text("proposal.change"), "secondary", actions::change));
        } else {
            buttons.getChildren().addAll(button(text("chat.draft.plan"), "secondary",
                () -> actions.begin(text("chat.draft.plan.words", draft.mention().written()) + " ")),
                button(text("panel.open"), "ghost", () -> drafts.open(draft)));
        }
        buttons.getChildren().add(button(text("chat.draft.no"), "ghost", () -> drafts.discard(draft)));
        return buttons;
    }
}
