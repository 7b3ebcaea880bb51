package alfred.ui.recipes.view;

import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Language;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.OnLine;
import alfred.ui.model.RecipeItem;
import alfred.ui.page.text.DisplayFormat;
import java.util.List;
import java.util.regex.Pattern;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// Method panel of a recipe: numbered steps, their times as chips that start a timer, then the user's note and the
/// source.
final class MethodPanel extends VBox {
    private static final String NUMBER = "(?:(?:\\d+ )?\\d+/\\d+|\\d+(?:[.,]\\d+)?[½⅓⅔¼¾]?|[½⅓⅔¼¾])";
    /// What stands between the ends of a range.
    static final String UP_TO = "(?i:\\s*(?:-|–|" + Language.any("said.to") + ")\\s*)";
    private static final String RANGE = "(" + NUMBER + "(?:" + UP_TO + NUMBER + ")?)\\s*";
    /// The dot of "Min. kalt stellen", which ends no sentence.
    private static final String DOT = "(?:\\.(?-i:(?=\\s+\\p{Ll})))?";
    private static final String HOURS = "(?:" + Language.any("said.hours") + "|h)\\b";
    private static final String MINUTES = Language.any("said.minutes") + "\\b";
    private static final String SECONDS = Language.any("said.seconds") + "\\b" + DOT;
    private static final String AND = "(?:(?:\\s*,|\\s+" + Language.any("said.and") + ")?\\s*(\\d{1,2})\\s*";
    /// A duration in a step, such as `30 minutes`, `1 bis 2 Stunden`, `1 h 20 min` or `90 seconds`. Group 1 is the
    /// number or range of the hours, group 2 that of the minutes beside them, group 3 that of minutes, group 4 that of
    /// the seconds beside them, group 5 that of seconds alone.
    static final Pattern TIME = Pattern.compile("(?i)(?<![\\d.,/½⅓⅔¼¾])(?:" + RANGE
        + HOURS + "(?:\\.(?=\\s*\\d+\\s*min)|" + DOT + ")" + AND + MINUTES + DOT + ")?|"
        + RANGE + MINUTES + "(?:\\.(?=\\s*\\d+\\s*se[ck])|" + DOT + ")" + AND + SECONDS + ")?|"
        + RANGE + SECONDS + ")");

    private final StartTimer timers;

    /// Starts a timer.
    @FunctionalInterface
    interface StartTimer {
        /// @param step the step's number, from 1
        void start(int step, int seconds);
    }

    /// @param steps the recipe's steps, with amounts as they are shown beside them
    MethodPanel(RecipeItem recipe, List<String> steps, StartTimer timers) {
        this.timers = timers;
        setSpacing(18);
        setMaxWidth(640);
        setPadding(new Insets(16, 0, 0, 0));
        getChildren()
            .add(row(8, label(text("recipe.method"), "t-heading"), spacer(), firm(text("recipe.steps", steps.size()),
                "t-caption c-muted")));
        for (int i = 0; i < steps.size(); i++) {
            getChildren().add(step(i + 1, steps.get(i)));
        }
        if (!recipe.notes().isBlank()) {
            getChildren().add(note(recipe.notes()));
        }
        if (!recipe.source().isBlank()) {
            getChildren().add(Nodes.iconLabel(recipe.source(), "t-caption c-muted", Icon.LINK.view(13)));
        }
    }

    private Node step(int number, String words) {
        var figure = Nodes.wide(label(String.valueOf(number), "t-title-2 c-accent"), 24);
        var flow = styled(new TextFlow(), "t-read");
        var matcher = TIME.matcher(words);
        var from = 0;
        while (matcher.find()) {
            flow.getChildren().add(styled(new Text(words.substring(from, matcher.start())), "t-read md-text"));
            flow.getChildren().add(new OnLine(time(number, matcher.group())));
            from = matcher.end();
        }
        flow.getChildren().add(styled(new Text(words.substring(from)), "t-read md-text"));
        HBox.setHgrow(flow, Priority.ALWAYS);
        return new HBox(10, figure, flow);
    }

    private Button time(int step, String words) {
        int seconds = StepAmounts.timeIn(words).orElse(0);
        var isRange = !words.matches("\\d+\\D*");
        var chip = styled(new Button(isRange ? words : DisplayFormat.seconds(seconds)), "chip time");
        chip.setGraphic(Icon.TIMER.view(13, "ic-accent"));
        chip.setAccessibleText(DisplayFormat.start(seconds));
        chip.setOnAction(_ -> timers.start(step, seconds));
        Nodes.tip(chip, () -> DisplayFormat.start(seconds));
        return chip;
    }

    private static Node note(String words) {
        var note = styled(row(14, Icon.NOTEBOOK_PEN.view(16), growing(column(1, wrapped(words, "t-small c-text"),
            label(text("recipe.your-note"), "t-caption c-muted")))), "well");
        note.setPadding(new Insets(12, 16, 12, 16));
        return note;
    }
}
