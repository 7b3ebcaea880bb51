package alfred.ui.chat.model;

import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.ui.fx.Texts;
import alfred.ui.model.RecipeItem;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The built-in assistant's reply beside the cards of its drafts: without what they show.
final class DraftReply {
    private static final List<String> SAID_BY_CARD =
        List.of("draft.is-one", "draft.are-some", "draft.still-one", "draft.say-save",
            "draft.say-save-first");
    private static final Pattern LISTED = Pattern.compile("(?:-|\\d+\\.) .*");

    private DraftReply() {}

    /// Returns a reply without the days of a drafted plan, without what a drafted recipe consists of, and without how
    /// to save by words.
    static String beside(String reply, List<RefEntry> drafts) {
        var words = reply;
        for (var key : SAID_BY_CARD) {
            words = words.replace(Texts.phrases().text(key), "");
        }
        return words.lines()
            .filter(line -> !LISTED.matcher(line).matches() && drafts.stream().noneMatch(draft -> isOf(draft, line)))
            .map(String::stripTrailing).collect(Collectors.joining("\n")).replaceAll("\n{3,}", "\n\n").strip()
            // what was to follow stands on the cards
            .replaceAll("(?m):$", ".");
    }

    private static boolean isOf(RefEntry draft, String line) {
        return line.startsWith("**" + draft.label() + "**")
            || draft.content() instanceof Row content && !line.isBlank()
                && line.equals(new RecipeItem(content).description());
    }
}
