package alfred.core.session;

import alfred.core.crud.CrudMiddleware;
import alfred.core.crud.DomainBriefing;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.Store;
import alfred.core.crud.ToolImplementation;
import alfred.core.crud.WritePolicy;
import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.Reasoner;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The parts that a session runs on.
///
/// @param reasoner asked for anew at each turn, so that a changed setting holds at once
/// @param now the clock; fixed in tests and by `--clock`
/// @param policy reads from the user's words what a model may write
public record Engine(
    DomainConfig domain, CrudMiddleware middleware, DomainBriefing briefing, List<ToolImplementation> tools, Store store,
    Supplier<Reasoner> reasoner, Supplier<OffsetDateTime> now, WritePolicy policy) {

    /// A session whose minds may write whatever they will.
    public Engine(DomainConfig domain, CrudMiddleware middleware, DomainBriefing briefing, List<ToolImplementation> tools, Store store,
            Supplier<Reasoner> reasoner, Supplier<OffsetDateTime> now) {
        this(domain, middleware, briefing, tools, store, reasoner, now, WritePolicy.ALLOW_ALL);
    }


    /// The domain's tools with those that every domain has.
    List<ToolImplementation> allTools() {
        return Stream.concat(Stream.of(new SaveArtifact(domain)), tools.stream()).toList();
    }
}
