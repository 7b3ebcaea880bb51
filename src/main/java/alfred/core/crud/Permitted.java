package alfred.core.crud;

import alfred.core.crud.CrudRefusal.Kind;
import alfred.core.crud.ToolResult.Write;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/// Holds a call to what the user's words let it write. It looks at what was written, not at what was asked for, so that no tool gets round it;
/// the transaction is still open, and a refusal takes all of it back.
final class Permitted {
    private static final int NAMED = 8;
    private static final int LONGEST_VALUE = 60;

    private Permitted() {}

    static void require(DomainConfig domain, ToolResult done, Permission permission) {
        if (!done.writes().stream().allMatch(w -> permission.covers(Permission.of(w), w.type()))) {
            throw new CrudRefusal(Kind.NEEDS_WORD, words(domain, done));
        }
    }

    /// What the call would do: `delete the recipe Carbonara`, `change the pantry item Milk (quantity: 3)`.
    private static String words(DomainConfig domain, ToolResult done) {
        var groups = new LinkedHashMap<String, List<String>>();
        done.writes().forEach(w -> groups.computeIfAbsent(verb(w) + " the " + title(domain, w), _ -> new ArrayList<>()).add(w.label()));
        var all = groups.entrySet().stream().map(g -> g.getKey() + " " + names(g.getValue())).collect(Collectors.joining(", "));
        return all + changes(done.call());
    }

    private static String verb(Write write) {
        return switch (Permission.of(write)) {
            case CREATE -> "add";
            case SAVE -> "save";
            case DELETE -> "delete";
            case UPDATE, UNDO -> "change";
        };
    }

    private static String title(DomainConfig domain, Write write) {
        return domain.entity(write.type()).map(EntityDefinition::title).orElse(write.type());
    }

    private static String names(List<String> labels) {
        var shown = String.join(", ", labels.subList(0, Math.min(NAMED, labels.size())));
        return labels.size() > NAMED ? shown + " and " + (labels.size() - NAMED) + " more" : shown;
    }

    private static String changes(ToolCall call) {
        if (!call.tool().equals(ToolCall.UPDATE) || call.data().isEmpty()) {
            return "";
        }
        return call.data().getFirst().entrySet().stream().map(e -> e.getKey().replace('_', ' ') + ": " + clipped(String.valueOf(e.getValue())))
            .collect(Collectors.joining(", ", " (", ")"));
    }

    private static String clipped(String value) {
        return value.length() <= LONGEST_VALUE ? value : value.substring(0, LONGEST_VALUE) + "…";
    }
}
