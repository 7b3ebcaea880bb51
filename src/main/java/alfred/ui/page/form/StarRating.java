package alfred.ui.page.form;

import static alfred.ui.fx.Texts.text;

import java.util.function.IntConsumer;
import javafx.beans.property.IntegerProperty;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.controlsfx.control.Rating;
import org.jspecify.annotations.Nullable;

/// A five-star rating, set by mouse, arrow keys or digits. Clicking the current rating again, 0 or Delete clears
/// it.
public final class StarRating extends Rating {
    private static final int MAX_STARS = 5;
    private final IntConsumer chosen;
    private int before;
    private boolean isSuggested;

    /// @param stars the initial rating; 0 for none
    /// @param chosen receives the user's choice; 0 for none
    public StarRating(int stars, IntConsumer chosen) {
        super(MAX_STARS, stars);
        this.chosen = chosen;
        setMinWidth(USE_PREF_SIZE);
        // clicks are resolved relative to the control's width, which must be that of the stars
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setAccessibleRole(AccessibleRole.SLIDER);
        name();
        ratingProperty().addListener((_, _, _) -> name());
        addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> {
            before = isSuggested ? 0 : stars();
            requestFocus();
        });
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                choose(stars() == before ? 0 : stars());
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    }

    /// Returns a rating that writes the user's choice to a property.
    public static StarRating of(IntegerProperty stars) {
        return new StarRating(stars.get(), stars::set);
    }

    public void show(int stars) {
        isSuggested = false;
        setRating(stars);
    }

    /// Shows stars that are not chosen yet: a click on them chooses them.
    public void suggest(int stars) {
        show(stars);
        isSuggested = true;
    }

    private int stars() {
        return (int) Math.round(getRating());
    }

    private void choose(int stars) {
        show(stars);
        chosen.accept(stars);
    }

    private void press(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        int next = meant(event.getCode());
        if (next >= 0) {
            if (isSuggested || next != stars()) {
                choose(next);
            }
            event.consume();
        }
    }

    private int meant(KeyCode key) {
        return switch (key) {
            case RIGHT, UP -> Math.min(MAX_STARS, stars() + 1);
            case LEFT, DOWN -> Math.max(0, stars() - 1);
            case HOME, DELETE, BACK_SPACE -> 0;
            case END -> MAX_STARS;
            default -> {
                int digit = key.isDigitKey() ? key.getChar().charAt(0) - '0' : -1;
                yield digit <= MAX_STARS ? digit : -1;
            }
        };
    }

    private void name() {
        setAccessibleText(stars() == 0 ? text("recipe.stars.none") : text("recipe.stars", stars()));
        notifyAccessibleAttributeChanged(AccessibleAttribute.VALUE);
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case VALUE -> getRating();
            case MIN_VALUE -> 0.0;
            case MAX_VALUE -> (double) MAX_STARS;
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }
}
