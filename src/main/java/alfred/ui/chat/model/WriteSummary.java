package alfred.ui.chat.model;

import static alfred.ui.fx.Texts.text;

import alfred.core.crud.call.ToolResult;
import alfred.core.row.Change;
import alfred.ui.model.Kind;
import alfred.ui.page.text.DisplayFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/// Summarises writes in words, one line for each action and kind.
public final class WriteSummary {
    private WriteSummary() {}

    /// The writes of one action on one kind of entity.
    public record Group(Change.Kind action, Kind kind, List<ToolResult.Write> writes) {
        public String words() {
            var first = DisplayFormat.label(writes.getFirst().label());
            var place = kind.place();
            var isOne = writes.size() == 1;
            return switch (action) {
                case CREATED ->
                    isOne ? text("write.added", first, place) : text("write.added-many", writes.size(), place);
                case DELETED ->
                    isOne ? text("write.deleted", first, place) : text("write.deleted-many", writes.size(), place);
                case UPDATED ->
                    isOne ? text("write.changed", first, place) : text("write.changed-many", writes.size(), place);
            };
        }
    }

    public static List<Group> groups(List<ToolResult.Write> writes) {
        var groups = new LinkedHashMap<String, List<ToolResult.Write>>();
        writes.forEach(write -> groups
            .computeIfAbsent(write.action() + " " + Kind.ofType(write.type()), _ -> new ArrayList<>()).add(write));
        return groups.values().stream()
            .map(list -> new Group(list.getFirst().action(), Kind.ofType(list.getFirst().type()),
                List.copyOf(list)))
            .toList();
    }
}
