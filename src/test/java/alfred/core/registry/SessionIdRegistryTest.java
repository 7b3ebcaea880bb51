package alfred.core.registry;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.core.library.LibraryDomain;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SessionIdRegistryTest {
    private static final Row DUNE = Row.of("title", "Dune", "pages", 412L);
    private final SessionIdRegistry registry = new SessionIdRegistry(new LibraryDomain());
    private final UUID uuid = UUID.randomUUID();

    @BeforeEach
    void aTurnRuns() {
        registry.beginTurn();
    }

    @Nested
    class RefShapes {
        @ParameterizedTest @ValueSource(
            strings = {"book_1", "gen_book_1", "book_loan_12", "gen_book_loan_3", "reader_999999999"})
        void aRegisteredTypeWithANumberIsARef(String text) {
            assertThat(registry.isRef(text)).isTrue();
        }

        @ParameterizedTest @ValueSource(strings = {"vitamin_12", "book", "book_", "book_0", "book_01", "book_1 ",
            "Book_1", "gen_1", "gen__1", "_1", "book_-1",
            "book_1_2", "gen_gen_book_1", "book_12345678901", "book_١", "", "a508000d-9b55-40f0-8886-dbdd88bd2de2"})
        void anythingElseIsNone(String text) {
            assertThat(registry.isRef(text)).isFalse();
        }
    }

    @Nested
    class WaysIn {
        @Test
        void aReadGetsARefOnceAndKeepsIt() {
            var first = registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            registry.beginTurn();
            var again = registry.registerRead(LibraryDomain.BOOK, row("Dune Messiah"));

            assertThat(first).isEqualTo("book_1").isEqualTo(again);
            assertThat(entry("book_1")).returns("Dune Messiah", RefEntry::label).returns(Action.READ, RefEntry::action)
                .returns(1, RefEntry::turnCreated).returns(2, RefEntry::turnLastRef).returns(uuid, RefEntry::uuid);
            assertThat(registry.refOf(uuid)).contains("book_1");
        }

        @Test
        void aReadTellsHowMuchItBrought() {
            registry.registerRead(LibraryDomain.BOOK, row("Dune").with("chapters", List.of(Row.of("name", "One"))));
            assertThat(entry("book_1").detail()).isEqualTo(new Detail("full", 1));

            registry.beginTurn();
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));

            assertThat(entry("book_1").detail()).isEqualTo(new Detail("summary", 1));
        }

        @Test
        void generatedContentIsKeptUnderItsOwnCount() {
            registry.registerRead(LibraryDomain.BOOK, row("Emma"));

            var ref = registry.registerGenerated("book", "Dune", DUNE, 2);

            assertThat(ref).isEqualTo("gen_book_1");
            assertThat(entry(ref)).returns(null, RefEntry::uuid).returns(Action.GENERATED, RefEntry::action).returns(2,
                RefEntry::sourceStep);
            assertThat(registry.entityData(ref)).contains(DUNE);
            assertThat(registry.inTier(Tier.GENERATED)).extracting(RefEntry::ref).containsExactly(ref);
        }

        @Test
        void theUsersHandIsTagged() {
            registry.registerFromUi(uuid, "book", "Dune", Action.CREATED_BY_USER);
            assertThat(entry("book_1").action().tag()).isEqualTo("created:user");

            registry.registerFromUi(uuid, "book", "Dune II", Action.UPDATED_BY_USER);
            assertThat(entry("book_1")).returns("updated:user", e -> e.action().tag()).returns("Dune II",
                RefEntry::label);
        }

        @Test
        void aRelationIsLinkedAndTouched() {
            registry.registerLinked(uuid, "reader");
            assertThat(entry("reader_1")).returns(Action.LINKED, RefEntry::action).returns("", RefEntry::label);

            registry.beginTurn();
            registry.beginTurn();
            registry.registerLinked(uuid, "reader");

            assertThat(registry.tierOf(entry("reader_1"))).isEqualTo(Tier.ACTIVE);
        }
    }

    @Nested
    class Tags {
        @Test
        void thereAreTheTenOfTheSpecification() {
            assertThat(Action.values()).extracting(Action::tag).containsExactly("read", "created", "updated", "deleted",
                "generated", "linked", "created:user", "updated:user", "deleted:user", "mentioned:user");
            assertThat(Action.values()).allSatisfy(a -> assertThat(Action.ofTag(a.tag())).contains(a));
        }

        @Test
        void aReadDoesNotHideAWriteOfItsTurn() {
            registry.registerCreated(null, uuid, "book", "Dune", Action.CREATED);
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            assertThat(entry("book_1").action()).isEqualTo(Action.CREATED);

            registry.beginTurn();
            registry.touch("book_1");
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            assertThat(entry("book_1").action()).isEqualTo(Action.READ);
        }

        @Test
        void aLinkThatIsReadIsRead() {
            registry.registerLinked(uuid, "book");
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));

            assertThat(entry("book_1")).returns(Action.READ, RefEntry::action).returns("Dune", RefEntry::label);
        }
    }

    @Nested
    class Promotion {
        private final UUID other = UUID.randomUUID();

        @Test
        void savingKeepsTheRef() {
            registry.registerGenerated("book", "Dune", DUNE, 1);

            var ref = registry.registerCreated("gen_book_1", uuid, "book", "Dune", Action.CREATED);

            assertThat(ref).isEqualTo("gen_book_1");
            assertThat(registry.uuidOf(ref)).contains(uuid);
            assertThat(registry.unsaved()).isEmpty();
            assertThat(entry(ref)).returns(Action.CREATED, RefEntry::action).returns(1, RefEntry::turnPromoted);
        }

        @Test
        void theLabelDecidesWhereNoDraftIsNamed() {
            registry.registerGenerated("book", "Emma", DUNE, 1);
            registry.registerGenerated("book", " Dune ", DUNE, 1);
            registry.registerGenerated("book", "Dune", DUNE, 1);

            assertThat(registry.registerCreated(null, uuid, "book", "dUNE", Action.CREATED)).isEqualTo("gen_book_2");
            assertThat(registry.registerCreated(null, other, "book", "Dune", Action.CREATED)).isEqualTo("gen_book_3");
        }

        @Test
        void theNamedDraftWinsOverTheLabel() {
            registry.registerGenerated("book", "Dune", DUNE, 1);
            registry.registerGenerated("book", "Emma", DUNE, 1);

            assertThat(registry.registerCreated("gen_book_2", uuid, "book", "Dune", Action.CREATED))
                .isEqualTo("gen_book_2");
            assertThat(entry("gen_book_1").isUnsaved()).isTrue();
        }

        @Test
        void aSecondRowOfTheNameGetsItsOwnRef() {
            registry.registerGenerated("book", "Dune", DUNE, 1);
            registry.registerCreated(null, uuid, "book", "Dune", Action.CREATED);

            assertThat(registry.registerCreated(null, other, "book", "Dune", Action.CREATED)).isEqualTo("book_1");
        }

        @Test
        void anotherTypesDraftIsNotPromoted() {
            registry.registerGenerated("reader", "Dune", Row.of("name", "Dune"), 1);

            assertThat(registry.registerCreated(null, uuid, "book", "Dune", Action.CREATED)).isEqualTo("book_1");
            assertThat(registry.registerCreated("gen_reader_1", other, "book", "Dune", Action.CREATED))
                .isEqualTo("book_2");
            assertThat(entry("gen_reader_1").isUnsaved()).isTrue();
        }

        @Test
        void theContentStaysUntilTheEndOfTheTurn() {
            registry.registerGenerated("book", "Dune", DUNE, 1);
            registry.registerCreated("gen_book_1", uuid, "book", "Dune", Action.CREATED);
            assertThat(registry.entityData("gen_book_1")).contains(DUNE);

            registry.clearTurnPromoted();

            assertThat(registry.entityData("gen_book_1")).isEmpty();
            assertThat(registry.uuidOf("gen_book_1")).contains(uuid);
        }

        @Test
        void onlyAnUnsavedDraftIsChanged() {
            registry.registerGenerated("book", "Dune", DUNE, 1);
            assertThat(registry.updateEntityData("gen_book_1", DUNE.with("title", "Dune II"))).isTrue();
            assertThat(entry("gen_book_1").label()).isEqualTo("Dune II");

            registry.registerCreated("gen_book_1", uuid, "book", "Dune II", Action.CREATED);

            assertThat(registry.updateEntityData("gen_book_1", DUNE)).isFalse();
            assertThat(registry.updateEntityData("book_9", DUNE)).isFalse();
        }
    }

    @Nested
    class Curation {
        @Test
        void theWindowIsTheTouchingTurnAndTheNext() {
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            assertThat(tier("book_1")).isEqualTo(Tier.ACTIVE);
            registry.beginTurn();
            assertThat(tier("book_1")).isEqualTo(Tier.ACTIVE);
            registry.beginTurn();
            assertThat(tier("book_1")).isEqualTo(Tier.NONE);

            registry.setActiveReason("book_1", "the user reads it");
            assertThat(tier("book_1")).isEqualTo(Tier.RETAINED);

            registry.clearActiveReason("book_1");
            assertThat(tier("book_1")).isEqualTo(Tier.NONE);
        }

        @Test
        void noDecisionDemotesWhatIsPinned() {
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            registry.pin("book_1", true);
            registry.beginTurn();
            registry.beginTurn();
            registry.clearActiveReason("book_1");
            assertThat(tier("book_1")).isEqualTo(Tier.RETAINED);
            assertThat(entry("book_1").turnLastRef()).as("pinning is no touch").isEqualTo(1);

            registry.pin("book_1", false);
            assertThat(tier("book_1")).isEqualTo(Tier.NONE);
        }

        @Test
        void aDeletedRowLeavesWithTheWindow() {
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            registry.pin("book_1", true);
            registry.registerWritten(uuid, "book", "Dune", Action.DELETED);
            assertThat(tier("book_1")).isEqualTo(Tier.ACTIVE);
            registry.beginTurn();
            registry.beginTurn();
            assertThat(tier("book_1")).isEqualTo(Tier.NONE);
        }

        @Test
        void aDroppedRefComesBackUnderTheNextNumber() {
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            registry.drop("book_1");
            assertThat(registry.entry("book_1")).isEmpty();
            assertThat(registry.refOf(uuid)).isEmpty();

            assertThat(registry.registerRead(LibraryDomain.BOOK, row("Dune"))).isEqualTo("book_2");
        }

        @Test
        void clearAllForgetsAllButTheNumbers() {
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            registry.registerGenerated("book", "Dune", DUNE, 1);
            registry.clearAll();
            assertThat(registry.entries()).isEmpty();

            assertThat(registry.registerRead(LibraryDomain.BOOK, row("Dune"))).isEqualTo("book_2");
            assertThat(registry.registerGenerated("book", "Dune", DUNE, 1)).isEqualTo("gen_book_2");
        }
    }

    @Nested
    class Keeping {
        @Test
        void aRollbackTakesBackAllButTheNumbers() {
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            registry.registerGenerated("book", "Emma", DUNE, 1);
            registry.savepoint();
            var before = Set.copyOf(registry.entries());

            registry.registerCreated("gen_book_1", UUID.randomUUID(), "book", "Emma", Action.CREATED);
            registry.registerFromUi(UUID.randomUUID(), "reader", "Ann", Action.CREATED_BY_USER);
            registry.drop("book_1");
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            registry.rollback();

            assertThat(registry.entries()).containsExactlyInAnyOrderElementsOf(before);
            assertThat(registry.refOf(uuid)).contains("book_1");
            assertThat(registry.counters()).containsEntry("reader", 1).containsEntry("book", 2);
        }

        @Test
        void onlyWhatChangedIsToBeStored() {
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            registry.markStored();
            assertThat(registry.changes()).isEmpty();

            registry.touch("book_1");
            assertThat(registry.changes()).as("touched twice in a turn").isEmpty();
            registry.drop("book_1");
            assertThat(registry.changes()).containsKey("book_1").containsValue(null);
        }

        @Test
        void numbersGoOnAfterARestartEvenIfTheCountersWereNotKept() {
            registry.registerRead(LibraryDomain.BOOK, row("Dune"));
            registry.registerGenerated("book", "Emma", DUNE, 1);
            var saved = registry.entries();

            var later = new SessionIdRegistry(new LibraryDomain());
            later.restore(1, Map.of(), saved, List.of());

            assertThat(later.entries()).isEqualTo(saved);
            assertThat(later.registerLinked(UUID.randomUUID(), "book")).isEqualTo("book_2");
            assertThat(later.registerGenerated("book", "Ivanhoe", DUNE, 1)).isEqualTo("gen_book_2");
        }
    }

    private Row row(String title) {
        return Row.of(Row.ID, uuid, "title", title);
    }

    private RefEntry entry(String ref) {
        return registry.entry(ref).orElseThrow();
    }

    private Tier tier(String ref) {
        return registry.tierOf(entry(ref));
    }
}
