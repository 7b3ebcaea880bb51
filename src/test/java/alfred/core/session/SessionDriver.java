package alfred.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.call.ToolCall;
import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.crud.rule.DomainBriefing;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.library.CountBooks;
import alfred.core.library.LibraryFixture;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.model.prompt.PromptCorpus;
import alfred.core.registry.RefEntry;
import alfred.core.row.Query;
import alfred.core.session.state.Engine;
import alfred.store.Libraries;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A session with the library and a scripted mind.
final class SessionDriver implements AutoCloseable {
    final Libraries.Library library;
    final ScriptedReasoner reasoner = new ScriptedReasoner();
    private final PromptCorpus corpus = new PromptCorpus(reasoner, LibraryFixture.DOMAIN);
    final Session session;

    private SessionDriver(Libraries.Library library) {
        this.library = library;
        corpus.over(library.store());
        this.session = new Session(
            new Engine(LibraryFixture.DOMAIN, CrudMiddleware.NONE, DomainBriefing.NONE, List.of(new CountBooks()),
                library.store(),
                () -> corpus, () -> OffsetDateTime.now(LibraryFixture.CLOCK)));
    }

    static SessionDriver inMemory() {
        return new SessionDriver(Libraries.inMemory(LibraryFixture.CLOCK));
    }

    static SessionDriver in(Path folder) {
        return new SessionDriver(Libraries.open(folder, LibraryFixture.CLOCK));
    }

    /// One turn, and all of its events.
    List<PipelineEvent> say(String text) {
        return say(text, Optional.empty());
    }

    List<PipelineEvent> say(String text, Optional<Mode> mode) {
        var events = new ArrayList<PipelineEvent>();
        session.say(text, mode, events::add).join();
        session.settle();
        assertThat(events).filteredOn(SessionDriver::isEnd).as("one end of the turn").hasSize(1);
        return events;
    }

    static boolean isEnd(PipelineEvent event) {
        return event instanceof PipelineEvent.Done || event instanceof PipelineEvent.Failed
            || event instanceof PipelineEvent.CancelledTurn;
    }

    static <E extends PipelineEvent> E the(Class<E> type, List<PipelineEvent> events) {
        return all(type, events).getLast();
    }

    static <E extends PipelineEvent> List<E> all(Class<E> type, List<PipelineEvent> events) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    static ActDecision calls(ToolCall... calls) {
        return new ActDecision.CallTools(List.of(calls), true, "");
    }

    /// Calls after which the step goes on.
    static ActDecision tries(ToolCall... calls) {
        return new ActDecision.CallTools(List.of(calls), false, "");
    }

    static ToolCall newBooks(String... titles) {
        return ToolCall.create("books", Arrays.stream(titles).map(t -> LibraryFixture.fields("title", t)).toList());
    }

    List<Row> rows(EntityDefinition entity) {
        return library.store().read(rows -> rows.read(Query.all(entity.table())));
    }

    RefEntry entry(String ref) {
        return session.entities().stream().filter(e -> e.ref().equals(ref)).findFirst().orElseThrow();
    }

    /// As the end of the process, without a good-bye.
    void crash() {
        library.close();
    }

    @Override
    public void close() {
        session.close();
        library.close();
    }
}
