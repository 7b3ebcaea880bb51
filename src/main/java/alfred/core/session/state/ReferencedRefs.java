package alfred.core.session.state;

import alfred.core.context.Conversation;
import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.core.registry.SessionIdRegistry;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// Selects the refs to keep of all that a turn read: those named in its reply, those needed by an open question, a
/// draft, a step summary or the reasoner's memo, and those that the kept rows refer to
/// (spec/entities-and-refs.md, registry size).
final class ReferencedRefs implements Predicate<RefEntry> {
    private static final Pattern REF = Pattern.compile("[a-z][a-z_]*_[1-9][0-9]{0,8}");
    private final SessionIdRegistry registry;
    private final String reply;
    private final Set<String> needed = new HashSet<>();

    ReferencedRefs(SessionIdRegistry registry, Conversation conversation, String reply) {
        this.registry = registry;
        this.reply = reply.toLowerCase(Locale.ROOT);
        conversation.open().ifPresent(pending -> need(pending.toString()));
        conversation.memo().values().forEach(this::need);
        registry.unsaved().forEach(draft -> need(String.valueOf(draft.content())));
        conversation.turnSummaries().forEach(turn -> turn.steps().forEach(step -> needed.addAll(step.refs())));
        Map<String, Row> rows = new HashMap<>();
        conversation.results().forEach(result -> result.rows().forEach(row -> rows.put(row.text(Row.ID), row)));
        rows.values().stream().filter(row -> registry.entry(row.text(Row.ID)).filter(this).isPresent())
            .forEach(row -> need(row.toString()));
    }

    private void need(String text) {
        REF.matcher(text).results().map(found -> found.group()).filter(registry::isRef).forEach(needed::add);
    }

    @Override
    public boolean test(RefEntry entry) {
        return needed.contains(entry.ref())
            || !entry.label().isBlank() && reply.contains(entry.label().toLowerCase(Locale.ROOT));
    }
}
