package alfred.ui.chat.model;

import alfred.core.crud.call.ToolResult.Write;
import alfred.core.session.turn.Conversations.Said;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import org.jspecify.annotations.Nullable;

/// What a turn showed beside its words: the steps of the plan, the receipt and whether it was taken back, and the
/// drafts. Kept as text with the turn, for when its conversation is read again. On the FX thread only.
///
/// @param said what stood beside the cards of the drafts; `""` without drafts
record KeptTurn(@Nullable Steps plan, @Nullable Receipt receipt, List<String> drafts, String said) {
    private static final KeptTurn WORDS = new KeptTurn(null, null, List.of(), "");
    private static final ObjectMapper JSON = new ObjectMapper();

    record Steps(String title, List<PlanProgress.Step> steps, long millis) {}

    record Receipt(List<Write> writes, String words, boolean isTakenBack) {}

    /// Keeps what a turn showed, now and whenever its receipt is taken back or done again; nothing where that is words
    /// alone.
    static void keep(int number, String reply, List<ChatItem> items, ChatModel.Keeper keeper) {
        var shown = of(items);
        if (!shown.equals(WORDS)) {
            keeper.keep(number, reply, shown.text());
            items.stream().filter(ChatItem.Wrote.class::isInstance)
                .forEach(item -> shown.follow(number, reply, (ChatItem.Wrote) item, keeper));
        }
    }

    private static KeptTurn of(List<ChatItem> items) {
        var shown = WORDS;
        var said = "";
        var drafts = new ArrayList<String>();
        for (var item : items) {
            if (item instanceof ChatItem.Planned planned) {
                var progress = planned.progress().get();
                shown = new KeptTurn(new Steps(progress.title(), progress.steps(), progress.elapsed().toMillis()),
                    shown.receipt, List.of(), "");
            } else if (item instanceof ChatItem.Wrote wrote) {
                shown = shown.with(new Receipt(wrote.writes(), wrote.words(), wrote.isTakenBack().get()));
            } else if (item instanceof ChatItem.Drafted drafted) {
                drafts.add(drafted.ref());
            } else if (item instanceof ChatItem.Reply words) {
                said = words.text().get();
            }
        }
        return new KeptTurn(shown.plan, shown.receipt, List.copyOf(drafts), drafts.isEmpty() ? "" : said);
    }

    private KeptTurn with(Receipt next) {
        return new KeptTurn(plan, next, drafts, said);
    }

    private void follow(int number, String reply, ChatItem.Wrote wrote, ChatModel.Keeper keeper) {
        wrote.isTakenBack().addListener((_, _, isTakenBack) -> keeper.keep(number, reply,
            with(new Receipt(wrote.writes(), wrote.words(), isTakenBack)).text()));
    }

    /// Returns what a turn showed after its message.
    ///
    /// @param recipes the ids of the cookbook's recipes, by name
    /// @param state what is known of a draft, by its ref
    static List<ChatItem> shown(Said turn, Map<String, UUID> recipes, Function<String, ChatItem.DraftState> state,
        ChatModel.Keeper keeper) {
        return read(turn.shown()).items(turn, recipes, state, keeper);
    }

    private List<ChatItem> items(Said turn, Map<String, UUID> recipes, Function<String, ChatItem.DraftState> state,
        ChatModel.Keeper keeper) {
        var items = new ArrayList<ChatItem>();
        if (plan != null) {
            items.add(new ChatItem.Planned(new SimpleObjectProperty<>(
                new PlanProgress(plan.title(), plan.steps(), false, Duration.ofMillis(plan.millis())))));
        }
        if (!drafts.isEmpty()) {
            items.add(new ChatItem.Reply(new SimpleStringProperty(said)));
        } else if (!turn.reply().isBlank() && (receipt == null || receipt.words().isEmpty())) {
            items.addAll(DishLines.spoken(turn.reply(), recipes));
        }
        if (receipt != null) {
            var wrote = new ChatItem.Wrote(receipt.writes(), turn.number(), receipt.words(),
                new SimpleBooleanProperty(receipt.isTakenBack()));
            follow(turn.number(), turn.reply(), wrote, keeper);
            items.add(wrote);
        }
        drafts.forEach(ref -> items.add(new ChatItem.Drafted(ref, new SimpleObjectProperty<>(state.apply(ref)))));
        return items;
    }

    private String text() {
        try {
            return JSON.writeValueAsString(this);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static KeptTurn read(String text) {
        try {
            return text.isEmpty() ? WORDS : JSON.readValue(text, KeptTurn.class);
        } catch (JsonProcessingException _) {
            // of another version: the words are there all the same
            return WORDS;
        }
    }
}
