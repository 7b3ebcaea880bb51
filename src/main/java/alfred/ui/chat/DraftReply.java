package alfred.ui.chat;

import alfred.core.registry.RefEntry;
import alfred.ui.fx.Texts;
import java.util.List;
import java.util.stream.Collectors;

/// The built-in assistant's reply beside the card of its draft: without what the card shows.
final class DraftReply {
    private static final List<String> SAID_BY_CARD = List.of("draft.is-one", "draft.still-one", "draft.say-save");

    private DraftReply() {}

    /// Returns a reply without the days of a drafted plan, and without how to save by words.
    static String beside(String reply, List<RefEntry> drafts) {
        var words = reply;
        for (var key : SAID_BY_CARD) {
            words = words.replace(Texts.phrases().text(key), "");
        }
        boolean isPlan = drafts.stream().allMatch(draft -> draft.type().equals("meal_plan"));
        return words.lines().filter(line -> !isPlan || !line.startsWith("- ")).map(String::stripTrailing).collect(Collectors.joining("\n")).strip();
    }
}
