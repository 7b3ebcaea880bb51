package alfred.ui.chat.transcript;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconLabel;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.rule;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.core.context.Pending;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Ring;
import alfred.ui.model.Kind;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The transcript's cards other than the plan: proposal, question, receipt, error and notes.
public final class Cards {
    /// The longest choice, in letters, that stands on a small button.
    private static final int A_WORD = 6;

    private Cards() {}

    /// One line of a receipt, which summarises the writes of one kind.
    ///
    /// @param show opens the written entity; null if it no longer exists
    public record ReceiptLine(Kind kind, String words, @Nullable Runnable show) {}

    /// Returns a card that asks for confirmation, with a button for each answer. Choosing one removes the buttons; the
    /// card stays.
    ///
    /// @param choices empty where it cannot be answered any more
    /// @param say sends the message of a choice
    /// @param change lets the user write another answer
    public static Region proposal(String title, String message, List<Pending.Choice> choices, Consumer<String> say,
        Runnable change) {
        var head = row(9, Icon.SPARKLES.view(17, "ic-accent"), growing(wrapped(title, "t-strong")));
        if (!choices.isEmpty()) {
            head.getChildren().add(firm(text("proposal.not-saved"), "tag outline"));
        }
        var buttons = new FlowPane(8, 8);
        var card = styled(column(10, head), "proposal");
        if (!message.isBlank()) {
            card.getChildren().add(Markdown.render(message, _ -> {}));
        }
        if (choices.isEmpty()) {
            return card;
        }
        card.getChildren().add(buttons);
        for (var choice : choices) {
            Runnable send = () -> answer(card, buttons, () -> say.accept(choice.message()));
            buttons.getChildren()
                .add(buttons.getChildren().isEmpty() ? button(choice.text(), Icon.CHECK, "primary", send)
                    : button(choice.text(), "ghost", send));
        }
        buttons.getChildren().add(1, button(text("proposal.change"), "secondary", change));
        return card;
    }

    private static void answer(VBox card, FlowPane buttons, Runnable action) {
        card.getChildren().remove(buttons);
        action.run();
    }

    /// Returns a question with a numbered row for each choice, or a button where all choices are a word; choosing one
    /// disables the card.
    public static Region question(String words, List<Pending.Choice> choices, Consumer<String> say) {
        var card = styled(column(8), "question");
        if (!words.isBlank()) {
            card.getChildren().add(wrapped(words, "t-body"));
        }
        if (choices.stream().allMatch(choice -> choice.text().length() <= A_WORD)) {
            var buttons = new FlowPane(8, 8);
            choices.forEach(choice -> buttons.getChildren().add(button(choice.text(), "secondary", () -> {
                card.setDisable(true);
                say.accept(choice.message());
            })));
            card.getChildren().add(buttons);
            return card;
        }
        var number = 1;
        for (var choice : choices) {
            var face = row(12, growing(wrapped(choice.text(), "t-strong")), firm(String.valueOf(number), "key"));
            card.getChildren().add(Nodes.clickable(styled(face, "choice"), choice.text(), () -> {
                card.setDisable(true);
                say.accept(choice.message());
            }));
            number++;
        }
        if (!choices.isEmpty()) {
            card.getChildren()
                .add(iconLabel(text("question.or-write"), "t-caption c-muted", Icon.CORNER_DOWN_LEFT.view(13)));
        }
        return card;
    }

    /// Returns a summary of a turn's writes with one Undo for all of them.
    ///
    /// @param undo null where they are taken back already
    public static Region receipt(List<ReceiptLine> lines, @Nullable Runnable undo) {
        var card = styled(new VBox(), "receipt");
        if (lines.size() == 1) {
            var row = shown(lines.getFirst());
            row.getChildren().add(undoing(undo));
            card.getChildren().add(receiptRow(lines.getFirst().words(), "t-small c-text", row, Nodes.doneMark(16)));
            return card;
        }
        for (var line : lines) {
            card.getChildren().addAll(receiptRow(line.words(), "t-small c-text", shown(line),
                line.kind().icon().view(15, line.kind().iconStyle())), rule());
        }
        card.getChildren().add(undoAll(undo));
        return card;
    }

    private static Node undoing(@Nullable Runnable undo) {
        return undo == null ? firm(text("receipt.taken-back"), "t-small c-muted")
            : button(text("receipt.undo"), Icon.UNDO, "text", undo);
    }

    /// Returns the receipt of a turn whose reply tells all that it wrote.
    ///
    /// @param undo as for the other receipts
    public static Region receipt(Region told, @Nullable Runnable undo) {
        told.setPadding(new Insets(8, 6, 8, 0));
        return styled(column(0, told, rule(), undoAll(undo)), "receipt");
    }

    private static Region undoAll(@Nullable Runnable undo) {
        return receiptRow(undo == null ? "" : text("receipt.undo-all"), "t-caption c-muted", row(10, undoing(undo)));
    }

    private static Region receiptRow(String words, String styles, HBox buttons, Node... mark) {
        var label = growing(wrapped(words, styles));
        var row = row(10, mark);
        row.getChildren().add(label);
        return new ReceiptRow(row, label, buttons);
    }

    private static HBox shown(ReceiptLine line) {
        var show = line.show();
        return show == null ? row(10) : row(10, button(text("receipt.show"), "text", show));
    }

    /// Returns the receipt of undone writes, with Redo.
    ///
    /// @param redo null where they cannot be done again any more
    public static Region undone(String words, @Nullable Runnable redo) {
        var buttons = redo == null ? row(10) : row(10, button(text("receipt.redo"), Icon.REDO, "text", redo));
        return styled(column(0, receiptRow(words, "t-small c-muted", buttons, Icon.UNDO.view(15))), "receipt");
    }

    /// Returns an error card. A button without an action is left out.
    ///
    /// @param message details; may be blank
    /// @param retry repeats the message; null if retrying cannot help
    /// @param withoutModel repeats the message without the language model; null if no model was involved
    /// @param settings opens the model settings; null if they are unrelated
    public static Region error(String title, String message, @Nullable Runnable retry,
        @Nullable Runnable withoutModel,
        @Nullable Runnable settings) {
        var card = styled(
            column(8, row(9, Icon.CIRCLE_ALERT.view(16, "ic-danger"), growing(wrapped(title, "t-strong")))), "errbox");
        if (!message.isBlank()) {
            card.getChildren().add(wrapped(message, "t-small c-text-2"));
        }
        var buttons = new FlowPane(8, 8);
        if (retry != null) {
            buttons.getChildren()
                .add(button(text("error.retry"), Icon.ROTATE_CW, "secondary", () -> answer(card, buttons, retry)));
        }
        if (withoutModel != null) {
            buttons.getChildren()
                .add(button(text("error.without-model"), "secondary", () -> answer(card, buttons, withoutModel)));
        }
        if (settings != null) {
            buttons.getChildren().add(button(text("error.settings"), "secondary", settings));
        }
        if (!buttons.getChildren().isEmpty()) {
            card.getChildren().add(buttons);
        }
        return card;
    }

    /// Returns the busy line shown before there is a plan or reply.
    public static Region thinking(String words) {
        return row(9, Ring.busy(14), wrapped(words, "t-small c-muted"));
    }

    /// Returns a note: an icon and muted text.
    public static Region note(Icon icon, String words) {
        return row(8, icon.view(14), growing(wrapped(words, "t-caption c-muted")));
    }
}
