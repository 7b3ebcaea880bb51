package alfred.ui.page.form;

import static alfred.ui.fx.Nodes.styled;

import alfred.core.crud.read.Values;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.Impossible;
import alfred.kitchen.measure.NumberWords;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Texts;
import alfred.ui.model.RecipeCard;
import alfred.ui.page.text.DateParser;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.Observable;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.DatePicker;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// The form field of one column: its control, value and validation message.
public final class FieldBox {
    /// The largest number that a field takes.
    private static final int MOST = 9999;

    private final String column;
    private final Fields.Labelled node;
    private final Node control;
    private final Written written;
    private final Supplier<@Nullable Object> value;
    private final Supplier<String> problem;
    private final Function<Row, FieldBox> again;

    /// The contents of the control as text.
    ///
    /// @param source fires when the field should be validated
    /// @param letters fires on every keystroke
    private record Written(Observable source, Observable letters, Supplier<String> read, Consumer<String> write) {
        Written(Observable source, Supplier<String> read, Consumer<String> write) {
            this(source, source, read, write);
        }

        Written(Property<String> words) {
            this(words, words::getValue, words::setValue);
        }
    }

    /// @param again the same field of another row
    private FieldBox(String column, String name, Node control, Written written, Supplier<@Nullable Object> value,
        Supplier<String> problem,
        Function<Row, FieldBox> again) {
        this.column = column;
        this.control = control;
        this.written = written;
        this.value = value;
        this.problem = problem;
        this.again = again;
        node = Fields.named(name, control);
    }

    /// A single-line text field.
    public static FieldBox text(String column, String name, Row row, String prompt, boolean isRequired) {
        var words = new SimpleStringProperty(row.text(column));
        return new FieldBox(column, name, Fields.text(words, prompt, ""), new Written(words),
            () -> blankToNull(words.get()),
            () -> isRequired && words.get().isBlank() ? Texts.text("field.required") : "",
            other -> text(column, name, other, prompt, isRequired));
    }

    /// A single-line text field that shows known values by their names, and takes any other as it is written.
    ///
    /// @param known the values with names, in the order of preference where a name is that of several
    public static FieldBox named(String column, String name, Row row, List<String> known,
        Function<String, String> names) {
        var words = new SimpleStringProperty(row.has(column) ? names.apply(row.text(column)) : "");
        return new FieldBox(column, name, Fields.text(words, "", ""), new Written(words),
            () -> words.get().equals(row.has(column) ? names.apply(row.text(column)) : "")
                ? row.get(column).orElse(null)
                : known.stream().filter(value -> names.apply(value).equalsIgnoreCase(words.get().strip())).findFirst()
                    .orElse(blankToNull(words.get())),
            () -> "", other -> named(column, name, other, known, names));
    }

    /// A multi-line text field.
    public static FieldBox area(String column, String name, Row row, String prompt) {
        var words = new SimpleStringProperty(row.text(column));
        return new FieldBox(column, name, Fields.area(words, prompt, 3), new Written(words),
            () -> blankToNull(words.get()), () -> "",
            other -> area(column, name, other, prompt));
    }

    /// An exact quantity above zero, such as `2`, `1 1/2` or `half`.
    public static FieldBox quantity(String column, String name, Row row, boolean isRequired) {
        var words = new SimpleStringProperty(row.quantity(column).map(AmountDisplay::number).orElse(""));
        return new FieldBox(column, name, Fields.text(words, "", ""), new Written(words),
            () -> NumberWords.parse(words.get().strip()).orElse(null),
            () -> words.get().isBlank() ? isRequired ? Texts.text("field.required") : ""
                : NumberWords.parse(words.get().strip())
                    .map(number -> number.compareTo(Fraction.ZERO) > 0 ? "" : Texts.text("field.above-zero"))
                    .orElseGet(() -> Texts.text("field.quantity")),
            other -> quantity(column, name, other, isRequired));
    }

    /// A whole number from 1 to 9999, or empty.
    public static FieldBox number(String column, String name, Row row) {
        var words = new SimpleStringProperty(row.integer(column).map(String::valueOf).orElse(""));
        return new FieldBox(column, name, Fields.text(words, "", ""), new Written(words),
            () -> words.get().strip().matches("\\d{1,4}") ? Long.valueOf(words.get().strip()) : null,
            () -> words.get().isBlank() ? "" : Stepper.problem(words.get(), 1, MOST),
            other -> number(column, name, other));
    }

    /// A choice from a list.
    ///
    /// @param otherwise the initial choice if the row has no value
    /// @param words the display text of a choice
    public static FieldBox choice(String column, String name, Row row, List<String> choices, String otherwise,
        Function<String, String> words) {
        var box = combo(choices, words);
        box.setValue(row.has(column) ? row.text(column) : otherwise);
        return new FieldBox(column, name, box, new Written(box.valueProperty()), box::getValue, () -> "",
            other -> choice(column, name, other, choices, otherwise, words));
    }

    /// A date picker that accepts typed dates as [DateParser] reads them.
    public static FieldBox date(String column, String name, Row row, LocalDate today, boolean isRequired) {
        var picker = styled(new DatePicker(row.date(column).orElse(null)), "combo");
        picker.setMaxWidth(Double.MAX_VALUE);
        picker.setPromptText(Texts.text("field.no-date"));
        picker.setConverter(new DateParser(today));
        // before the picker itself, which would drop what is no date
        picker.addEventFilter(KeyEvent.ANY, event -> {
            var typed = picker.getEditor().getText();
            if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown() && !typed.isBlank()
                && DateParser.read(typed, today).isEmpty()) {
                event.consume();
            }
        });
        var letters = picker.getEditor().textProperty();
        picker.valueProperty().addListener((_, _, day) -> keep(picker, day, today));
        // the skin would write it only once it is shown
        letters.set(picker.getConverter().toString(picker.getValue()));
        return new FieldBox(column, name, picker, new Written(picker.valueProperty(), letters, letters::get, words -> {
            picker.setValue(DateParser.read(words, today).orElse(null));
            letters.set(words);
            if (picker.getValue() == null) {
                // the skin shows the value when it comes, and would drop words that are no date
                FxThread.onceDrawn(() -> restore(picker, words));
            }
        }), () -> typed(picker),
            () -> {
                var typed = picker.getEditor().getText();
                if (typed.isBlank()) {
                    return isRequired ? Texts.text("field.required") : "";
                }
                return DateParser.read(typed, today).isPresent() ? "" : Impossible.day(typed)
                    .map(day -> Texts.text("field.no-day", day.words())).orElseGet(() -> Texts.text("field.date"));
            }, other -> date(column, name, other, today, isRequired));
    }

    /// Keeps words that are no date when a field with a date is left, which the picker would drop.
    private static void keep(DatePicker picker, @Nullable LocalDate day, LocalDate today) {
        var typed = picker.getEditor().getText();
        if (day == null && !typed.isBlank() && DateParser.read(typed, today).isEmpty()) {
            FxThread.later(() -> restore(picker, typed));
        }
    }

    private static void restore(DatePicker picker, String words) {
        if (picker.getValue() == null && picker.getEditor().getText().isBlank()) {
            picker.getEditor().setText(words);
        }
    }

    /// A time of day such as `18:30`, or empty.
    public static FieldBox time(String column, String name, Row row) {
        var words = new SimpleStringProperty(row.text(column));
        return new FieldBox(column, name, Fields.text(words, Texts.text("field.no-time"), ""), new Written(words),
            () -> time(words.get()),
            () -> words.get().isBlank() || time(words.get()) != null ? "" : Texts.text("field.time"),
            other -> time(column, name, other));
    }

    private static @Nullable LocalTime time(String words) {
        try {
            return LocalTime.parse(words.strip(), Values.TIME_OF_DAY);
        } catch (DateTimeParseException _) {
            return null;
        }
    }

    /// The day of a timestamp, which is required. A changed day is stored as noon of that day; an unchanged one
    /// keeps its time.
    public static FieldBox moment(String column, String name, Row row, Clock clock) {
        var zone = clock.getZone();
        var before = row.timestamp(column).orElseGet(() -> OffsetDateTime.now(clock)).atZoneSameInstant(zone);
        var box = date(column, name, Row.of(column, before.toLocalDate()), LocalDate.now(clock), true);
        return new FieldBox(column, name, box.control, box.written, () -> {
            var day = box.value.get() instanceof LocalDate chosen ? chosen : null;
            return day == null ? null : day.equals(before.toLocalDate()) ? before.toOffsetDateTime()
                : day.atTime(12, 0).atZone(zone).toOffsetDateTime();
        }, box.problem, other -> moment(column, name, other, clock));
    }

    /// A list of short texts.
    ///
    /// @param called the display name of one of them
    public static FieldBox words(String column, String name, Row row, UnaryOperator<String> called) {
        var words = FXCollections.observableArrayList(row.texts(column));
        return new FieldBox(column, name, new TagField(words, name, called), new Written(words,
            () -> KeyValueText.join(words), kept -> words.setAll(KeyValueText.split(kept))), () -> List.copyOf(words),
            () -> "", other -> words(column, name, other, called));
    }

    /// One to five stars, or none.
    public static FieldBox stars(String column, String name, Row row) {
        var stars = new SimpleIntegerProperty(row.integer(column).orElse(0L).intValue());
        return new FieldBox(column, name, StarRating.of(stars), new Written(stars, () -> String.valueOf(stars.get()),
            kept -> stars.set(Integer.parseInt(kept))), () -> stars.get() == 0 ? null : (long) stars.get(), () -> "",
            other -> stars(column, name, other));
    }

    private static @Nullable LocalDate typed(DatePicker picker) {
        return picker.getEditor().getText().isBlank() ? null
            : picker.getConverter().fromString(picker.getEditor().getText());
    }

    /// A recipe of the cookbook, or none.
    public static FieldBox recipe(String column, String name, Row row, List<RecipeCard> cards) {
        return recipe(column, name, row, cards, Texts.text("picker.unknown"));
    }

    /// As above; words that name no recipe are no error, and may be read with [#words()].
    static FieldBox recipeOrWords(String column, String name, Row row, List<RecipeCard> cards) {
        return recipe(column, name, row, cards, "");
    }

    private static FieldBox recipe(String column, String name, Row row, List<RecipeCard> cards, String unknown) {
        var chosen = row.reference(column);
        var picker = new RecipePicker(cards,
            cards.stream().filter(card -> chosen.filter(card.id()::equals).isPresent()).findFirst(), unknown.isEmpty());
        return new FieldBox(column, name, picker,
            new Written(picker.value(), picker.letters(), picker.letters()::get, picker::write),
            () -> idOf(picker.value().get()),
            () -> picker.isOpen() ? unknown : "", other -> recipe(column, name, other, cards, unknown));
    }

    private static @Nullable UUID idOf(Optional<RecipeCard> card) {
        return card.map(RecipeCard::id).orElse(null);
    }

    private static ComboBox<String> combo(List<String> choices, Function<String, String> words) {
        var box = styled(new ComboBox<String>(), "combo");
        box.getItems().setAll(choices);
        box.setConverter(converter(words));
        box.setMaxWidth(Double.MAX_VALUE);
        return box;
    }

    private static <T> StringConverter<T> converter(Function<T, String> words) {
        return new StringConverter<>() {
            @Override
            public String toString(T item) {
                return item == null ? "" : words.apply(item);
            }

            @Override
            public T fromString(String typed) {
                throw new UnsupportedOperationException("chosen, not typed");
            }
        };
    }

    private static @Nullable String blankToNull(String words) {
        return words.isBlank() ? null : words.strip();
    }

    String column() {
        return column;
    }

    VBox node() {
        return node;
    }

    @Nullable
    Object value() {
        return value.get();
    }

    /// Returns what is written in the field.
    String words() {
        return written.read().get();
    }

    private void write(String words) {
        written.write().accept(words);
    }

    /// Whether it says something else than a row.
    boolean differsFrom(Row row) {
        return !words().equals(again.apply(row).words());
    }

    /// Takes in what somebody else made of the row while it was edited: what was not touched follows it, what was
    /// stays, with theirs beneath.
    ///
    /// @param before the row from which the edit started
    /// @param who the name of who changed it; `""` if that is not known
    /// @param draft starts from theirs from now on
    /// @return whether both changed it, each to something else
    boolean meet(Row before, Row now, String who, FormDraft draft) {
        var theirs = again.apply(now).words();
        if (theirs.equals(again.apply(before).words())) {
            return false;
        }
        draft.startsWith(column, theirs);
        if (!differsFrom(before)) {
            write(theirs);
        }
        if (words().equals(theirs)) {
            node.same();
            return false;
        }
        node.theirs(who, theirs, () -> write(theirs));
        return true;
    }

    boolean isEmpty() {
        return value.get() == null && problem.get().equals(Texts.text("field.required"));
    }

    void onChange(Runnable listener) {
        written.source().addListener(_ -> listener.run());
    }

    /// Shows what is wrong with what was typed, once the field is left or Enter is pressed in it.
    ///
    /// @param soon runs what moves the fields when no button of the mouse is down any more, so that a click meets
    ///   what it was meant for
    void checkWhenLeft(Consumer<Runnable> soon) {
        control.focusWithinProperty().subscribe((_, isIn) -> {
            if (!isIn && !words().isBlank()) {
                soon.accept(this::check);
            }
        });
        control.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && !words().isBlank()) {
                check();
            }
        });
    }

    void keptIn(FormDraft draft) {
        draft.with(column, written.letters(), written.read(), written.write());
    }

    /// Validates the field and shows or clears its error; returns whether it is valid.
    boolean check() {
        node.error(problem.get());
        return problem.get().isEmpty();
    }

    void error(String words) {
        node.error(words);
    }

    /// Keeps room below the field for what is wrong with it, so that nothing moves when that is told.
    void keepRoom() {
        node.keepRoom();
    }

    void focus() {
        control.requestFocus();
    }
}
