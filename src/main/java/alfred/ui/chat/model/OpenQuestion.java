package alfred.ui.chat.model;

import alfred.core.context.Pending;
import java.util.List;
import java.util.stream.Collectors;

/// The question that was open when the program ended, as it stood there before: once, with its choices below it.
final class OpenQuestion {
    private OpenQuestion() {}

    /// Returns its words without its choices, which are a list below them where it is told in words alone.
    static String words(Pending pending) {
        return pending.text().lines()
            .filter(line -> pending.choices().stream().noneMatch(choice -> line.strip().equals("- " + choice.text())))
            .collect(Collectors.joining("\n")).strip();
    }

    /// Leaves of the replies of a turn what was said before a question.
    static void cut(List<ChatItem> turn, String question) {
        for (var item : question.isEmpty() ? List.<ChatItem>of() : turn) {
            if (item instanceof ChatItem.Reply said && said.text().get().contains(question)) {
                said.text().set(said.text().get().substring(0, said.text().get().indexOf(question)).strip());
            }
        }
    }
}
