package alfred.ui.chat.model;

import alfred.core.crud.call.ToolResult.Write;
import alfred.core.session.turn.Conversations.Said;
import alfred.ui.model.WindowSettings;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
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

/// What the latest turns showed beside their words, kept for the next start: the steps of the plan, the receipt and
/// whether it was taken back, and the drafts. On the FX thread only.
final class KeptTurns {
    private static final String KEY = "chat.turns";
    private static final int MOST = 24;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final WindowSettings settings;
    private final List<Turn> turns = new ArrayList<>();

    /// What one turn showed.
    ///
    /// @param reply a mark of its reply: turns of several conversations have the same number
    /// @param said what stood beside the cards of its drafts; `""` without drafts
    private record Turn(int number, String reply, @Nullable Steps plan, @Nullable Receipt receipt,
        List<String> drafts, String said) {
        boolean isOf(int other, String words) {
            return number == other && reply.equals(mark(words));
        }

        Turn takenBack(boolean isTakenBack) {
            return new Turn(number, reply, plan, receipt == null ? null
                : new Receipt(receipt.writes(), receipt.words(), isTakenBack), drafts, said);
        }
    }

    private record Steps(String title, List<PlanProgress.Step> steps, long millis) {}

    private record Receipt(List<Write> writes, String words, boolean isTakenBack) {}

    KeptTurns(WindowSettings settings) {
        this.settings = settings;
        settings.get(KEY).ifPresent(kept -> {
            try {
                turns.addAll(JSON.readValue(kept, new TypeReference<List<Turn>>() {}));
            } catch (JsonProcessingException _) {
                // of another version: the words are there all the same
            }
        });
    }

    private static String mark(String words) {
        return Integer.toHexString(words.strip().hashCode());
    }

    /// Keeps what a turn showed; nothing where that is words alone.
    void keep(int number, String reply, List<ChatItem> items) {
        Steps plan = null;
        Receipt receipt = null;
        var drafts = new ArrayList<String>();
        var said = "";
        for (var item : items) {
            if (item instanceof ChatItem.Planned planned) {
                var progress = planned.progress().get();
                plan = new Steps(progress.title(), progress.steps(), progress.elapsed().toMillis());
            } else if (item instanceof ChatItem.Wrote wrote) {
                receipt = new Receipt(wrote.writes(), wrote.words(), wrote.isTakenBack().get());
                follow(number, reply, wrote);
            } else if (item instanceof ChatItem.Drafted drafted) {
                drafts.add(drafted.ref());
            } else if (item instanceof ChatItem.Reply words) {
                said = words.text().get();
            }
        }
        if (plan != null || receipt != null || !drafts.isEmpty()) {
            turns.add(new Turn(number, mark(reply), plan, receipt, drafts, drafts.isEmpty() ? "" : said));
            store();
        }
    }

    /// Returns what a turn showed after its message.
    ///
    /// @param recipes the ids of the cookbook's recipes, by name
    /// @param state what is known of a draft, by its ref
    List<ChatItem> shown(Said turn, Map<String, UUID> recipes, Function<String, ChatItem.DraftState> state) {
        var items = new ArrayList<ChatItem>();
        var kept = turns.reversed().stream().filter(one -> one.isOf(turn.number(), turn.reply())).findFirst();
        kept.map(Turn::plan).ifPresent(plan -> items.add(new ChatItem.Planned(new SimpleObjectProperty<>(
            new PlanProgress(plan.title(), plan.steps(), false, Duration.ofMillis(plan.millis()))))));
        var receipt = kept.map(Turn::receipt).orElse(null);
        var drafts = kept.map(Turn::drafts).orElse(List.of());
        if (!drafts.isEmpty()) {
            items.add(new ChatItem.Reply(new SimpleStringProperty(kept.orElseThrow().said())));
        } else if (!turn.reply().isBlank() && (receipt == null || receipt.words().isEmpty())) {
            items.addAll(DishLines.spoken(turn.reply(), recipes));
        }
        if (receipt != null) {
            var wrote = new ChatItem.Wrote(receipt.writes(), turn.number(), receipt.words(),
                new SimpleBooleanProperty(receipt.isTakenBack()));
            follow(turn.number(), turn.reply(), wrote);
            items.add(wrote);
        }
        drafts.forEach(ref -> items.add(new ChatItem.Drafted(ref, new SimpleObjectProperty<>(state.apply(ref)))));
        return items;
    }

    private void follow(int number, String reply, ChatItem.Wrote wrote) {
        wrote.isTakenBack().addListener((_, _, isTakenBack) -> {
            turns.replaceAll(turn -> turn.isOf(number, reply) ? turn.takenBack(isTakenBack) : turn);
            store();
        });
    }

    private void store() {
        while (turns.size() > MOST) {
            turns.removeFirst();
        }
        try {
            settings.put(KEY, JSON.writeValueAsString(turns));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
