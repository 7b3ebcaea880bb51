package alfred.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.builtin.template.TemplateBook;
import alfred.core.crud.rule.CrudMiddleware;
import alfred.core.crud.rule.DomainBriefing;
import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.row.Query;
import alfred.core.session.Session;
import alfred.core.session.state.Engine;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.OwnNames;
import alfred.kitchen.permission.EnglishWritePolicy;
import alfred.store.SqlStore;
import alfred.store.database.TestDatabases;
import alfred.store.database.Database;
import java.io.StringReader;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A sentence that two skills read as well is asked about; the answer decides.
class AmbiguousIntentTest {
    private static final TemplateBook BOOK = TemplateBook.read(new StringReader("""
        [shop.add]
        fetch {items:items}
        [pantry.add]
        fetch {items:items}
        """));
    private final Database database = TestDatabases.empty();
    private final Session session =
        new Session(new Engine(new KitchenDomain(List.of()), CrudMiddleware.NONE, DomainBriefing.NONE, List.of(),
            new SqlStore(database, KitchenEntities.ALL, Clock.systemUTC()),
            () -> new BuiltInReasoner(Language.ENGLISH, List.of(() -> BOOK), FoodCatalogue::standard,
                () -> OwnNames.Names.NONE),
            OffsetDateTime::now,
            new EnglishWritePolicy()));

    @AfterEach
    void close() {
        session.close();
        database.close();
    }

    @Test
    void bothReadingsAreOfferedAndNothingIsWritten() {
        assertThat(say("fetch 2 pears")).contains("two ways");
        assertThat(session.snapshot().pending()).isNotNull();
        assertThat(session.snapshot().pending().choices()).extracting(c -> c.text())
            .containsExactly("Put “2 pears” in the pantry", "Put “2 pears” on the shopping list");
        assertThat(names("shopping_list")).isEmpty();
        assertThat(names("inventory")).isEmpty();
    }

    @Test
    void theChosenReadingIsCarriedOut() {
        say("fetch 2 pears");

        say("the second one");

        assertThat(names("shopping_list")).containsExactly("pears");
        assertThat(names("inventory")).isEmpty();
    }

    private List<String> names(String table) {
        return session.store().read(rows -> rows.read(Query.all(table))).stream().map((Row r) -> r.text("name"))
            .toList();
    }

    private String say(String text) {
        var events = new CopyOnWriteArrayList<PipelineEvent>();
        session.say(text, Optional.empty(), events::add).join();
        return events.stream().filter(PipelineEvent.Done.class::isInstance).map(PipelineEvent.Done.class::cast)
            .findFirst().orElseThrow().response();
    }
}
