package alfred.ui.chat.model;

import alfred.ui.fx.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import javafx.beans.property.SimpleStringProperty;

/// A reply that lists recipes of the cookbook, taken apart: the words before the list, the recipes, and the words after
/// it.
///
/// @param before may be `""`
/// @param after may be `""`
/// @param isMoreOffered whether the reply offered to look for something else
public record DishLines(String before, List<Dish> dishes, String after, boolean isMoreOffered) {
    private static final Pattern NAME_END = Pattern.compile(" \\(|: |, | [–—-] |$");
    private static final Pattern FACTS = Pattern.compile("\\(([^)]*)\\)(?:: (.*))?");

    /// A recipe of the list.
    ///
    /// @param facts its time and cuisine, as the reply told them; may be `""`
    /// @param words what else was said of it, such as what it lacks; may be `""`
    public record Dish(UUID id, String name, String facts, String words) {}

    /// A reply, the recipes that it lists on a card of their own.
    static List<ChatItem> spoken(String words, Map<String, UUID> recipes) {
        var lines = of(words, recipes);
        if (lines.isEmpty()) {
            return List.of(new ChatItem.Reply(new SimpleStringProperty(words)));
        }
        var parts = new ArrayList<ChatItem>();
        if (!lines.get().before().isEmpty()) {
            parts.add(new ChatItem.Reply(new SimpleStringProperty(lines.get().before())));
        }
        parts.add(new ChatItem.Dishes(lines.get().dishes(), lines.get().isMoreOffered()));
        if (!lines.get().after().isEmpty()) {
            parts.add(new ChatItem.Reply(new SimpleStringProperty(lines.get().after())));
        }
        return parts;
    }

    /// Takes a reply apart; empty unless each line of its first list begins with a recipe's name.
    ///
    /// @param recipes the recipes' ids by name
    static Optional<DishLines> of(String reply, Map<String, UUID> recipes) {
        var lines = reply.lines().toList();
        int from = 0;
        while (from < lines.size() && !lines.get(from).startsWith("- ")) {
            from++;
        }
        var dishes = new ArrayList<Dish>();
        int to = from;
        for (; to < lines.size() && lines.get(to).startsWith("- "); to++) {
            var dish = dish(lines.get(to).substring(2), recipes);
            if (dish.isEmpty()) {
                return Optional.empty();
            }
            dishes.add(dish.get());
        }
        if (dishes.isEmpty()) {
            return Optional.empty();
        }
        var after = String.join("\n", lines.subList(to, lines.size())).strip();
        var rest = after.replace(Texts.phrases().text("draft.say-show", dishes.getFirst().name()), "").strip();
        return Optional.of(new DishLines(String.join("\n", lines.subList(0, from)).strip(), List.copyOf(dishes), rest,
            !rest.equals(after)));
    }

    private static Optional<Dish> dish(String line, Map<String, UUID> recipes) {
        var words = line.replace("**", "");
        var end = NAME_END.matcher(words);
        while (end.find()) {
            var id = recipes.get(words.substring(0, end.start()));
            if (id != null) {
                var rest = words.substring(end.start()).replaceFirst("^(?:: |, | [–—-] )", "").strip();
                var facts = FACTS.matcher(rest);
                var isTold = facts.matches();
                return Optional.of(new Dish(id, words.substring(0, end.start()), isTold ? facts.group(1) : "",
                    !isTold ? rest : facts.group(2) == null ? "" : facts.group(2)));
            }
        }
        return Optional.empty();
    }
}
