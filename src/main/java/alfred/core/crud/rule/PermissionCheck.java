package alfred.core.crud.rule;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolResult.Write;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.rule.Permission.Operation;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.Phrasebook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/// Enforces the write permission of a turn. Checks the actual writes rather than the request, so that no tool can
/// bypass it. Runs before the transaction is committed; a refusal rolls it back.
public final class PermissionCheck {
    private static final int NAMED = 8;

    private PermissionCheck() {}

    /// Checks the writes of a call.
    ///
    /// @throws CrudRefusal with the kind `NEEDS_WORD` if one of them is not permitted
    public static void require(DomainConfig domain, ToolResult done, Permission permission) {
        if (!done.writes().stream().allMatch(w -> permission.covers(w))) {
            throw CrudRefusal.told(Kind.NEEDS_WORD, words(domain, done));
        }
    }

    /// Describes the effect of a call: `delete the recipe Carbonara`, `change the pantry item Milk, 3 l (was 1 l)`.
    public static String words(DomainConfig domain, ToolResult done) {
        var groups = new LinkedHashMap<Group, List<String>>();
        done.writes().forEach(w -> groups
            .computeIfAbsent(new Group(Permission.of(w), title(domain, w)), _ -> new ArrayList<>()).add(w.words()));
        return groups.entrySet().stream()
            .map(g -> words(domain.phrases(), g.getKey(), names(g.getValue(), domain.phrases())))
            .collect(Collectors.joining(", "));
    }

    /// Writes of one operation to entities with the same title.
    private record Group(Operation operation, String title) {}

    private static String words(Phrasebook phrases, Group group, String names) {
        return switch (group.operation()) {
            case CREATE -> phrases.text("permit.add", group.title(), names);
            case SAVE -> phrases.text("permit.save", group.title(), names);
            case DELETE -> phrases.text("permit.delete", group.title(), names);
            case UPDATE, UNDO -> phrases.text("permit.change", group.title(), names);
        };
    }

    private static String title(DomainConfig domain, Write write) {
        return domain.entity(write.type()).map(domain::title).orElse(write.type());
    }

    private static String names(List<String> labels, Phrasebook phrases) {
        var shown = String.join(", ", labels.subList(0, Math.min(NAMED, labels.size())));
        return labels.size() > NAMED ? shown + " " + phrases.text("list.more", labels.size() - NAMED) : shown;
    }
}
