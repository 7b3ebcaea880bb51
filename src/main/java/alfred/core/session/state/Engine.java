package alfred.core.session.state;

import alfred.core.crud.SaveArtifact;
import alfred.core.crud.ToolImplementation;
import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.crud.rule.DomainBriefing;
import alfred.core.crud.rule.WritePolicy;
import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.Reasoner;
import alfred.core.row.Store;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The components of a session.
///
/// @param reasoner called for every turn, so that changed settings take effect at once
/// @param now the clock; fixed in tests and by `--clock`
/// @param policy derives from the user's words what a model may write
public record Engine(
    DomainConfig domain, CrudMiddleware middleware, DomainBriefing briefing, List<ToolImplementation> tools,
    Store store,
    Supplier<Reasoner> reasoner, Supplier<OffsetDateTime> now, WritePolicy policy) {

    /// Creates an engine without restrictions on what a model may write.
    public Engine(DomainConfig domain, CrudMiddleware middleware, DomainBriefing briefing,
        List<ToolImplementation> tools, Store store,
        Supplier<Reasoner> reasoner, Supplier<OffsetDateTime> now) {
        this(domain, middleware, briefing, tools, store, reasoner, now, WritePolicy.ALLOW_ALL);
    }

    /// The domain's own tools and those common to all domains.
    public List<ToolImplementation> allTools() {
        return Stream.concat(Stream.of(new SaveArtifact(domain)), tools.stream()).toList();
    }
}
