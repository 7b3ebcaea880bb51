package alfred.core.reasoner;

import alfred.core.context.Conversation;
import alfred.core.context.StepRecord;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import alfred.core.registry.TierPolicy;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What every stage of a turn may look at. Immutable; holds no ids, only refs.
///
/// @param message the user's words, mentions as refs' labels
/// @param mentioned refs that the user @-mentioned in it, in order
/// @param entities all refs, in the order in which they were given
/// @param snapshot what is in the kitchen, in a few lines; never a promise that a ref exists
/// @param profile who is cooked for
/// @param routing whom the router handed the turn to
public record TurnContext(
    DomainConfig domain, String message, List<String> mentioned, Mode mode, int turn, OffsetDateTime now, List<RefEntry> entities,
    Conversation conversation, String snapshot, String profile, Routing routing) {

    public TurnContext {
        entities = List.copyOf(entities);
        mentioned = List.copyOf(mentioned);
    }

    /// A turn that no router has seen.
    public TurnContext(DomainConfig domain, String message, List<String> mentioned, Mode mode, int turn, OffsetDateTime now,
        List<RefEntry> entities, Conversation conversation, String snapshot, String profile) {
        this(domain, message, mentioned, mode, turn, now, entities, conversation, snapshot, profile, Routing.NONE);
    }

    /// Who the assistant is in this turn: the domain's persona, and the agent that the router chose.
    public String persona() {
        return domain.agents().stream().filter(agent -> agent.name().equals(routing.agent())).findFirst()
            .map(agent -> domain.persona() + "\n\nIn this turn you are the " + agent.name() + ": " + agent.description()).orElse(domain.persona());
    }

    /// The mode with what the message overrides of it.
    public ModeContext modeContext() {
        return ModeContext.of(mode, message);
    }

    /// As a condensed context shows it: entities of the domain's relevant types, and those that are spoken of.
    public TurnContext condensed(Collection<String> spokenOf) {
        var shown = entities.stream()
            .filter(e -> domain.relevantTypes().contains(e.type()) || spokenOf.contains(e.ref()) || mentioned.contains(e.ref())).toList();
        return new TurnContext(domain, message, mentioned, mode, turn, now, shown, conversation, snapshot, profile, routing);
    }

    public Tier tierOf(RefEntry entry) {
        return TierPolicy.tierOf(entry, turn);
    }

    public List<RefEntry> inTier(Tier tier) {
        return entities.stream().filter(e -> tierOf(e) == tier).toList();
    }

    public Optional<RefEntry> entry(String ref) {
        return entities.stream().filter(e -> e.ref().equals(ref)).findFirst();
    }

    /// The data that is loaded: one row per ref, the newest wins (spec/context.md, window of results).
    public Map<String, Row> loaded() {
        var rows = new LinkedHashMap<String, Row>();
        for (StepRecord record : conversation.results()) {
            record.rows().forEach(row -> {
                rows.remove(row.text(Row.ID));
                rows.put(row.text(Row.ID), row);
            });
        }
        rows.remove("");
        return rows;
    }
}
