package alfred.core.reasoner;

import alfred.core.context.Conversation;
import alfred.core.context.LoadedRow;
import alfred.core.context.StepRecord;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.registry.RefEntry;
import alfred.core.registry.RefNames;
import alfred.core.registry.Tier;
import alfred.core.registry.TierPolicy;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The common input of all stages of a turn. Immutable; contains refs, never ids.
///
/// @param message the user's message, with mentions replaced by their labels
/// @param mentioned the refs @-mentioned in the message, in order
/// @param turn the turn's number
/// @param entities all refs, in the order in which they were given
/// @param snapshot a summary of the kitchen in a few lines; does not guarantee that a ref exists
/// @param profile a description of the people cooked for
/// @param routing the router's choice of agent
public record TurnContext(
    DomainConfig domain, String message, List<String> mentioned, Mode mode, int turn, OffsetDateTime now,
    List<RefEntry> entities,
    Conversation conversation, String snapshot, String profile, Routing routing) {

    public TurnContext {
        entities = List.copyOf(entities);
        mentioned = List.copyOf(mentioned);
    }

    /// Creates the context of a turn without a router.
    public TurnContext(DomainConfig domain, String message, List<String> mentioned, Mode mode, int turn,
        OffsetDateTime now,
        List<RefEntry> entities, Conversation conversation, String snapshot, String profile) {
        this(domain, message, mentioned, mode, turn, now, entities, conversation, snapshot, profile, Routing.NONE);
    }

    /// Returns the assistant's role in this turn: the domain's persona and, if routed, the agent's description.
    public String persona() {
        return domain.agents().stream().filter(agent -> agent.name().equals(routing.agent())).findFirst()
            .map(
                agent -> domain.persona() + "\n\nIn this turn you are the " + agent.name() + ": " + agent.description())
            .orElse(domain.persona());
    }

    /// Returns the mode with the message's overrides applied.
    public ModeContext modeContext() {
        return ModeContext.of(mode, message);
    }

    /// Returns this context with fewer entities: those of the domain's relevant types, those mentioned and those
    /// given.
    ///
    /// @param spokenOf further refs to keep
    public TurnContext condensed(Collection<String> spokenOf) {
        var shown = entities.stream()
            .filter(e -> domain.relevantTypes().contains(e.type()) || spokenOf.contains(e.ref())
                || mentioned.contains(e.ref()))
            .toList();
        return new TurnContext(domain, message, mentioned, mode, turn, now, shown, conversation, snapshot, profile,
            routing);
    }

    /// Returns this context with other words of the user.
    public TurnContext saying(String words) {
        return new TurnContext(domain, words, mentioned, mode, turn, now, entities, conversation, snapshot, profile,
            routing);
    }

    public Tier tierOf(RefEntry entry) {
        return TierPolicy.tierOf(entry, turn);
    }

    public List<RefEntry> inTier(Tier tier) {
        return entities.stream().filter(e -> tierOf(e) == tier).toList();
    }

    /// Returns the entry of a ref; empty for an unknown ref.
    public Optional<RefEntry> entry(String ref) {
        return entities.stream().filter(e -> e.ref().equals(ref)).findFirst();
    }

    /// Returns the names of the refs, for words that people read.
    public RefNames names() {
        return RefNames.of(domain, entities);
    }

    /// Returns the loaded rows by ref, the one that was read last at the end (spec/context.md, window of results).
    public Map<String, LoadedRow> loaded() {
        return conversation.loaded(tables());
    }

    /// Returns what computed tools returned in the last two turns, oldest first.
    public List<StepRecord> computed() {
        var tables = tables();
        return conversation.results().stream().filter(record -> !tables.contains(record.table())).toList();
    }

    private Set<String> tables() {
        return domain.entities().stream().map(EntityDefinition::table).collect(Collectors.toSet());
    }
}
