package alfred.ui.chat.transcript;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.layout.Region;

/// A reply as Markdown. While it grows, only its last paragraph is drawn anew.
final class ReplyText extends EntryColumn {
    private final Consumer<String> follow;
    private List<String> paragraphs = List.of();

    /// @param follow receives the address of a clicked link
    ReplyText(Consumer<String> follow) {
        super(8);
        this.follow = follow;
    }

    /// Shows the text; the first time as one piece, so that all of it can be selected together.
    void show(String words) {
        var next = paragraphs.isEmpty() || words.contains("```") ? List.of(words) : List.of(words.split("\n{2,}"));
        int same = 0;
        while (same < Math.min(paragraphs.size(), next.size()) && paragraphs.get(same).equals(next.get(same))) {
            same++;
        }
        getChildren().remove(Math.min(same, getChildren().size()), getChildren().size());
        next.subList(same, next.size()).forEach(paragraph -> getChildren().add(drawn(paragraph, follow)));
        paragraphs = next;
        setAccessibleText(words);
    }

    /// Returns Markdown that can be selected and copied.
    static Region drawn(String words, Consumer<String> follow) {
        var drawn = Markdown.render(words, follow);
        TextSelection.install(drawn);
        return drawn;
    }
}
