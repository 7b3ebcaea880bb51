package alfred.household;

import static alfred.household.Home.known;
import static alfred.household.Home.rows;
import static alfred.household.Home.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.domain.Phrasebook;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.core.session.Session;
import alfred.core.session.state.FormWrite;
import alfred.store.NeedsServer;
import alfred.store.PostgresServer;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What goes wrong with a household's server while people use it: one sentence, and nothing half written. What is wrong
/// before, such as an address or a password, is in [alfred.store.database.ServerDatabaseTest].
@NeedsServer
class BadHouseholdTest {
    @TempDir
    private Path folder;

    /// The server says that its disk is full at the second row of a write of three.
    @Test
    void onAFullDiskNothingIsHalfWritten() {
        var server = PostgresServer.shared();
        try (var home = Home.make()) {
            var ada = home.of("Ada");
            server.query(home.name(), """
                CREATE FUNCTION full_disk() RETURNS trigger AS $$
                BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql""");
            server.query(home.name(),
                "CREATE TRIGGER full_disk BEFORE INSERT ON shopping_list FOR EACH ROW WHEN (NEW.name = 'salt')"
                    + " EXECUTE FUNCTION full_disk()");

            assertThatThrownBy(() -> ada.writeAll(List.of(put("milk"), put("salt"), put("tea"))))
                .isInstanceOfSatisfying(StoreException.class, e -> assertThat(e.kind()).isEqualTo(Kind.SERVER_FULL))
                .hasMessage(
                    "The household’s database has no room left. What was there is safe; this was not written, not even in part.");

            assertThat(rows(ada, "shopping_list")).isEmpty();
            assertThat(known(ada)).isEmpty();
            server.query(home.name(), "DROP TRIGGER full_disk ON shopping_list");
            ada.writeAll(List.of(put("milk"), put("salt")));
            assertThat(rows(ada, "shopping_list")).hasSize(2);
        }
    }

    private static FormWrite put(String name) {
        return new FormWrite.Create("shop", Map.of("name", name));
    }

    @Test
    void peopleWhoseClocksAreWrongSeeTheSame() {
        try (var home = Home.make()) {
            var ada = home.of("Ada", Clock.offset(Clock.systemDefaultZone(), Duration.ofDays(400)));
            var ben = home.of("Ben", Clock.offset(Clock.systemDefaultZone(), Duration.ofDays(-400)));
            var cleo = home.of("Cleo");

            for (int i = 0; i < 5; i++) {
                ada.create("shop", Map.of("name", "from Ada " + i));
                ben.create("shop", Map.of("name", "from Ben " + i));
            }

            until(() -> known(cleo).contains("created:user by Ada: from Ada 4")
                && known(cleo).contains("created:user by Ben: from Ben 4"));
            until(() -> known(ada).contains("created:user by Ben: from Ben 4")
                && known(ben).contains("created:user by Ada: from Ada 4"));
            assertThat(rows(ada, "shopping_list")).hasSize(10).isEqualTo(rows(ben, "shopping_list"))
                .isEqualTo(rows(cleo, "shopping_list"));
            ada.undo();
            assertThat(rows(ben, "shopping_list")).hasSize(9);
            home.leave("Ada");
            assertThat(rows(home.of("Ada"), "shopping_list")).hasSize(9);
        }
    }

    @Test
    void aServerThatIsStartedAgainInTheMiddleOfATurnLeavesNothingHalfWritten() {
        try (var server = PostgresServer.start(); var home = Home.at(server::nothing)) {
            var ada = home.of("Ada");
            var ended = turnDuringACrash(server, ada);

            assertThat(ended).hasSize(1).allMatch(event -> !(event instanceof PipelineEvent.Failed failed)
                || failed.message()
                    .equals(Kind.SERVER_UNREACHABLE.message(Phrasebook.ENGLISH) + " Your message is kept."));
            assertThat(rows(ada, "shopping_list").size()).isIn(0, 3);
            say(ada, "add bread to my shopping list");
            assertThat(rows(ada, "shopping_list")).extracting(row -> row.text("name")).contains("bread");
        }
    }

    @Test
    void aTurnGoesOnFromTheCopyIfTheServerEnds() {
        try (var server = PostgresServer.start(); var home = Home.at(server::nothing)) {
            var ada = home.of("Ada", folder);
            Home.copied(ada);
            server.stop();

            var reply = say(ada, "add 2 l milk, 500 g coffee and 12 eggs to my shopping list");

            assertThat(reply).contains("coffee");
            assertThat(rows(ada, "shopping_list")).hasSize(3);
            server.startAgain();
            until(() -> !ada.store().away().orElseThrow().state().isOff());
            assertThat(rows(home.of("Ben"), "shopping_list")).hasSize(3);
            assertThat(ada.snapshot().recent()).hasSize(1);
        }
    }

    /// Ben's Alfred was updated and changed the tables; Ada's was not.
    @Test
    void anOlderAlfredBesideANewerOneSaysSoAndWhatWaitsThereWaitsOn() {
        var server = PostgresServer.shared();
        try (var home = Home.make(); var cable = home.cable()) {
            var ada = home.of("Ada", folder, cable);
            Home.copied(ada);
            server.query(home.name(), "INSERT INTO schema_migrations VALUES (999, 'later', 'x', NOW())");

            assertThatThrownBy(() -> ada.writeAll(List.of(put("milk"), put("tea"))))
                .isInstanceOfSatisfying(StoreException.class, e -> assertThat(e.kind()).isEqualTo(Kind.NEWER))
                .hasMessage(Kind.NEWER.message(Phrasebook.ENGLISH));
            assertThat(rows(ada, "shopping_list")).isEmpty();
            cable.pull();
            until(() -> ada.store().away().orElseThrow().state().isOff());
            ada.create("shop", Map.of("name", "salt"));
            cable.plug();
            until(() -> ada.store().away().orElseThrow().state().trouble().equals(Optional.of(Kind.NEWER)));
            assertThat(ada.store().away().orElseThrow().state().waiting()).isEqualTo(1);

            server.query(home.name(), "DELETE FROM schema_migrations WHERE number = 999");
            until(() -> !ada.store().away().orElseThrow().state().isOff());
            assertThat(rows(home.of("Ben"), "shopping_list")).extracting(row -> row.text("name"))
                .containsExactly("salt");
        }
    }

    private static List<PipelineEvent> turnDuringACrash(PostgresServer server, Session session) {
        var hasCrashed = new AtomicBoolean();
        var ended = new ArrayList<PipelineEvent>();
        session.say("add 2 l milk, 500 g coffee and 12 eggs to my shopping list", Optional.empty(), event -> {
            if (!hasCrashed.getAndSet(true)) {
                server.crash();
            }
            if (event instanceof PipelineEvent.Done || event instanceof PipelineEvent.Failed) {
                ended.add(event);
            }
        }).join();
        return ended;
    }

    private static String say(Session session, String words) {
        var replies = new ArrayList<String>();
        session.say(words, Optional.empty(), event -> {
            if (event instanceof PipelineEvent.Done done) {
                replies.add(done.response());
            }
        }).join();
        return String.join(" ", replies);
    }
}
