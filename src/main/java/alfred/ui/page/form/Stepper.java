package alfred.ui.page.form;

import static alfred.ui.fx.Nodes.styled;

import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Texts;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.HBox;

/// A number with minus and plus buttons, which may also be typed. What is typed outside its bounds is told as a problem
/// and not taken over.
final class Stepper extends HBox {
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    /// @param least the minimum, inclusive
    /// @param most the maximum, inclusive
    Stepper(IntegerProperty value, int least, int most, String name) {
        super(2);
        styled(this, "f stepper");
        setAlignment(Pos.CENTER_LEFT);
        var count = styled(new TextField(String.valueOf(value.get())), "bare");
        count.setAccessibleText(name);
        count.setAlignment(Pos.CENTER);
        count.setPrefColumnCount(2);
        count.setMinWidth(0);
        count.setTextFormatter(new TextFormatter<>(change -> change.getText().matches("\\d*") ? change : null));
        value.addListener((_, _, now) -> {
            if (number(count) != now.intValue()) {
                count.setText(now.toString());
            }
        });
        count.textProperty().addListener((_, _, typed) -> {
            problem.set(typed.isEmpty() ? "" : problem(typed, least, most));
            if (number(count) >= least && number(count) <= most) {
                value.set(number(count));
            }
        });
        count.focusedProperty().addListener((_, _, isIn) -> {
            if (isIn) {
                FxThread.later(count::selectAll);
            } else {
                count.setText(String.valueOf(value.get()));
            }
        });
        var less = Nodes.iconButton(Icon.MINUS, Texts.text("field.less", name), "sm", () -> value.set(Math.max(least,
            value.get() - 1)));
        var more = Nodes.iconButton(Icon.PLUS, Texts.text("field.more", name), "sm",
            () -> value.set(Math.min(most, value.get() + 1)));
        getChildren().addAll(less, Nodes.growing(count), more);
    }

    /// What is wrong with what is typed; `""` for nothing.
    ReadOnlyStringProperty problem() {
        return problem.getReadOnlyProperty();
    }

    /// Returns what is wrong with a whole number that somebody typed: it is none, too small or too large; `""` for
    /// nothing.
    static String problem(String typed, int least, int most) {
        var words = typed.strip();
        if (!words.matches("[-–−]?\\d+")) {
            return Texts.text("field.number");
        }
        var digits = words.replaceFirst("^[^\\d]?0*(?=\\d)", "");
        boolean isNegative = !Character.isDigit(words.charAt(0)) && !digits.equals("0");
        if (isNegative || digits.length() < 5 && Integer.parseInt(digits) < least) {
            return Texts.text("field.least", least);
        }
        return digits.length() > 4 || Integer.parseInt(digits) > most ? Texts.text("field.most", most) : "";
    }

    private static int number(TextField count) {
        return count.getText().matches("\\d{1,4}") ? Integer.parseInt(count.getText()) : -1;
    }
}
