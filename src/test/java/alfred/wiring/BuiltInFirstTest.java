package alfred.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.builtin.BuiltInReasoner;
import alfred.core.context.Conversation;
import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.domain.Language;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.Contexts.UnderstandContext;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.TurnContext;
import alfred.core.registry.Action;
import alfred.core.registry.Detail;
import alfred.core.registry.RefEntry;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.OwnNames;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the built-in assistant answers although a model is there, and what it leaves to the model.
class BuiltInFirstTest {
    private static final Pending ASKED_BY_MODEL =
        new Pending(Pending.Kind.QUESTION, "Where does it belong?", List.of(), Resume.note(""));
    private static final Pending PROPOSED_BY_MODEL =
        new Pending(Pending.Kind.PROPOSAL, "Shall I plan a week?", List.of(), Resume.note("[]"));
    private static final Pending ASKED_BY_US = new Pending(Pending.Kind.QUESTION, "Delete eleven things?", List.of(),
        Resume.note("{\"skill\":\"shop.clear\",\"slots\":{\"agreed\":\"yes\"}}"));
    private final BuiltInReasoner builtIn = new BuiltInReasoner();

    @ParameterizedTest @ValueSource(strings = {"what's in my pantry?", "What expires this weekend?",
        "do I have any garlic?", "tick off the garlic", "undo", "redo", "what's for dinner on Monday?",
        "show me the carbonara", "what's on my shopping list?", "hello",
        "check off milk and eggs"})
    void isSureOf(String message) {
        assertThat(sure(message, Conversation.EMPTY)).isTrue();
    }

    @ParameterizedTest @ValueSource(strings = {"do I have anything for eight guests?", "suggest something with cod",
        "show me something nobody else would cook", "add eggs to my list", "delete the carbonara", "and eggs too",
        "what goes with a Riesling?", "tick off whatever Anna bought",
        "how do I make a roux that does not split?", "yes"})
    void leavesToTheModel(String message) {
        assertThat(sure(message, Conversation.EMPTY)).isFalse();
    }

    @Test
    void aModelsQuestionIsTheModelsToHearTheAnswerOf() {
        assertThat(sure("pantry", Conversation.EMPTY.with(ASKED_BY_MODEL))).isFalse();
        assertThat(sure("no", Conversation.EMPTY.with(ASKED_BY_MODEL))).isFalse();
        assertThat(sure("yes", Conversation.EMPTY.with(PROPOSED_BY_MODEL))).isFalse();
        assertThat(sure("perfect", Conversation.EMPTY.with(PROPOSED_BY_MODEL))).isFalse();

        assertThat(sure("no", Conversation.EMPTY.with(PROPOSED_BY_MODEL))).isTrue();
        assertThat(sure("undo", Conversation.EMPTY.with(ASKED_BY_MODEL))).isTrue();
    }

    @Test
    void itsOwnQuestionIsItsOwn() {
        assertThat(sure("yes", Conversation.EMPTY.with(ASKED_BY_US))).isTrue();
        assertThat(sure("no", Conversation.EMPTY.with(ASKED_BY_US))).isTrue();
    }

    @Test
    void manyRowsAreItsOwnOnlyWhereItAskedLast() {
        var many =
            new Pending(Pending.Kind.QUESTION, "This would change 12 at once. Shall I?", List.of(), new Resume.Many());
        var ours =
            Conversation.EMPTY.with(many).withMemo(Map.of("builtin.last", "{\"skill\":\"shop.clear\",\"slots\":{}}"));

        assertThat(sure("yes", ours)).isTrue();
        assertThat(sure("yes", ours.withMemo(BuiltInReasoner.forgotten()))).isFalse();
    }

    @Test
    void whoAsksForAPlanOrADraftWantsTheModel() {
        assertThat(
            builtIn.begin(new Cancellation()).isSure(turn("what's in my pantry?", Mode.PLAN, Conversation.EMPTY)))
            .isFalse();
        assertThat(
            builtIn.begin(new Cancellation()).isSure(turn("what's in my pantry?", Mode.QUICK, Conversation.EMPTY)))
            .isTrue();
    }

    @Test
    void aMessageIsReadOnceBesideAModel() {
        var message = "what's in my pantry?";
        var alone = new AtomicInteger();
        reasoner(alone).begin(new Cancellation()).understand(understanding(message));
        var beside = new AtomicInteger();
        var both = new BuiltInFirst(reasoner(beside), new BuiltInReasoner()).begin(new Cancellation());

        both.understand(understanding(message));

        assertThat(both.hasUnderstood()).isTrue();
        assertThat(alone).hasPositiveValue();
        assertThat(beside).as("how often the household's names were looked up").hasValue(alone.get());
    }

    /// A reasoner that counts how often it looks up the household's names, as it does for each reading.
    private static BuiltInReasoner reasoner(AtomicInteger readings) {
        return new BuiltInReasoner(Language.ENGLISH, FoodCatalogue::standard, () -> {
            readings.incrementAndGet();
            return OwnNames.Names.NONE;
        });
    }

    private static UnderstandContext understanding(String message) {
        return new UnderstandContext(turn(message, Mode.AUTO, Conversation.EMPTY));
    }

    private boolean sure(String message, Conversation conversation) {
        return builtIn.begin(new Cancellation()).isSure(turn(message, Mode.AUTO, conversation));
    }

    private static TurnContext turn(String message, Mode mode, Conversation conversation) {
        var carbonara = new RefEntry("recipe_1", "recipe", UUID.randomUUID(), "Carbonara", Action.READ, 1, 1, 0, 0, "",
            false, new Detail("summary",
                0),
            null);
        return new TurnContext(new KitchenDomain(List.of()), message, List.of(), mode, 2,
            OffsetDateTime.parse("2026-01-12T09:30:00+01:00"),
            List.of(carbonara), conversation, "", "");
    }
}
