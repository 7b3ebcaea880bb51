package alfred.core.reasoner;

import alfred.core.crud.call.ToolResult.Write;
import alfred.core.domain.DomainConfig;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/// Describes writes in plain sentences, from the record alone.
public final class WriteSentences {
    private WriteSentences() {}

    /// Returns one sentence for each action and entity type; `""` if there are no writes.
    public static String of(DomainConfig domain, List<Write> writes) {
        var groups = new LinkedHashMap<String, List<Write>>();
        writes.forEach(w -> groups.computeIfAbsent(w.action() + " " + w.type(), _ -> new ArrayList<>()).add(w));
        return String.join(" ", groups.values().stream().map(group -> sentence(domain, group)).toList());
    }

    private static String sentence(DomainConfig domain, List<Write> group) {
        var first = group.getFirst();
        var title = domain.entity(first.type()).map(domain::title).orElse(first.type());
        var labels = group.stream().map(Write::words).filter(l -> !l.isBlank()).toList();
        var key = switch (first.action()) {
            case CREATED -> "written.created";
            case DELETED -> "written.deleted";
            case UPDATED -> "written.updated";
        };
        return domain.phrases().text(key, group.size(), title, String.join(", ", labels)).strip() + ".";
    }
}
