package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Corpus;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent.Done;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.row.Query;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Corrections and answers are taken at their word (spec/reading-and-writing.md, a correction).
class BelievedTest {
    private static final String PLANNED = "{\"quick_mode\":false}";
    private static final String WRITE =
        "{\"goal\":\"It\",\"decision\":\"plan_direct\",\"steps\":[{\"description\":\"Do it\",\"step_type\":\"write\","
            + "\"subdomain\":\"shopping\"}]}";
    private FakeModel server;
    private Wiring wiring;

    @BeforeEach
    void open() throws IOException {
        server = new FakeModel();
        wiring = Corpus.withModel(server.url(), Clock.systemDefaultZone());
        wiring.session().load(Map.of("recipes", List.of(Map.of("name", "Chili"))));
    }

    @AfterEach
    void close() {
        wiring.close();
        server.close();
    }

    private static String create(String table, String field, String value) {
        return "{\"action\":\"tool_call\",\"tool\":\"db_create\",\"table\":\"" + table + "\",\"step_done\":true,"
            + "\"data\":[{\"fields\":[{\"field\":\"" + field
            + "\",\"value\":\"\\\"" + value + "\\\"\"}]}]}";
    }

    private static String update(String ref, String field, String value) {
        return "{\"action\":\"tool_call\",\"tool\":\"db_update\",\"table\":\"shopping_list\",\"step_done\":true,"
            + "\"filters\":[{\"field\":\"id\",\"op\":\"=\","
            + "\"value\":\"\\\"" + ref + "\\\"\"}],\"data\":[{\"fields\":[{\"field\":\"" + field + "\",\"value\":\"\\\""
            + value + "\\\"\"}]}]}";
    }

    private void limesAreAdded() {
        server.answers(PLANNED).answers(WRITE).answers(create("shopping_list", "name", "Finger limes"))
            .answers("Added.");
        assertThat(say("Put some of those odd finger limes on my shopping list, would you?").writes()).hasSize(1);
    }

    @Test
    void aCorrectionOfWhatWasWrittenIsNotAskedAbout() {
        limesAreAdded();
        var ref =
            wiring.session().entities().stream().filter(e -> e.type().equals("shop")).findFirst().orElseThrow().ref();

        server.answers(PLANNED).answers(WRITE).answers(update(ref, "notes", "Makrut, they are called"))
            .answers("Changed.");
        server.answers(PLANNED).answers(WRITE).answers(create("shopping_list", "name", "Shiso")).answers("Added.");

        assertThat(say("no, those that one calls makrut, as I said").writes()).extracting(w -> w.action().word())
            .containsExactly("updated");
        assertThat(say("and those shiso leaves too, while we are at it").writes()).extracting(w -> w.label())
            .containsExactly("Shiso");
    }

    @Test
    void aCorrectionIsForTheSameRowsAndKindsOnly() {
        limesAreAdded();
        server.answers(PLANNED).answers(WRITE)
            .answers("{\"action\":\"tool_call\",\"tool\":\"db_delete\",\"table\":\"recipes\",\"step_done\":true,"
                + "\"filters\":[{\"field\":\"name\",\"op\":\"=\",\"value\":\"\\\"Chili\\\"\"}]}");

        var done = say("no, those that one calls makrut, as I said");

        assertThat(done.writes()).isEmpty();
        assertThat(done.response()).contains("delete the recipe Chili", "Shall I?");
    }

    @Test
    void aStepThatWroteNothingIsNotDone() {
        server.answers(PLANNED).answers(WRITE)
            .answers("{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\",\"step_done\":true}")
            .answers(create("shopping_list", "name", "Finger limes")).answers("Added.");

        assertThat(say("Put some of those odd finger limes on my shopping list, would you?").writes()).hasSize(1);
        assertThat(server.requests).anyMatch(r -> r.toString().contains("Nothing was written in this step yet"));
    }

    @Test
    void aStepThatWroteElsewhereIsNotDone() {
        server.answers(PLANNED).answers(WRITE.replace("shopping", "tasks"))
            .answers(create("shopping_list", "name", "Finger limes"))
            .answers(create("tasks", "title", "Ring the grocer")).answers("Done.");

        assertThat(
            say("Put finger limes on my shopping list, and add the task to ring the grocer, would you?").writes())
            .extracting(w -> w.type()).containsExactly("shop", "task");
    }

    @Test
    void aYesToTheOfferOfAReplyIsPermission() {
        server.answers(PLANNED).answers(WRITE.replace("write", "read"))
            .answers("{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\",\"step_done\":true}")
            .answers("There are no shiso leaves on it. Shall I add them?");
        say("Are those odd shiso leaves anywhere on my list?");
        server.answers("{\"quick_mode\":false,\"answers_pending\":true,\"agrees\":true,\"asks_more\":true}")
            .answers(WRITE)
            .answers(create("shopping_list", "name", "Shiso leaves")).answers("Added.");

        assertThat(say("Yes, 2 bunches of those, the purple ones if they have them").writes()).hasSize(1);
    }

    @Test
    void anUndoIsOfTheRowsThatItsStepNames() {
        limesAreAdded();
        var limes =
            wiring.session().entities().stream().filter(e -> e.type().equals("shop")).findFirst().orElseThrow().ref();
        server.answers(PLANNED).answers(WRITE).answers(create("shopping_list", "name", "Shiso")).answers("Added.");
        say("Put that odd shiso on my shopping list as well, would you?");
        server.answers(PLANNED).answers(WRITE.replace("Do it", "Undo the change of " + limes))
            .answers("{\"action\":\"tool_call\",\"tool\":\"undo\",\"step_done\":true}")
            .answers("{\"action\":\"blocked\",\"details\":\"another one\"}").answers("I did not undo anything.");

        assertThat(say("Could you undo that business with the finger limes, please?").writes()).isEmpty();
        assertThat(rows("shopping_list")).hasSize(2);
    }

    @Test
    void aYesInAnyLanguageIsOne() {
        proposed();
        server.answers("{\"quick_mode\":false,\"answers_pending\":true,\"agrees\":true}");

        assertThat(say("claro que sí, amigo").writes()).extracting(w -> w.label()).containsExactly("Shiso");
        assertThat(rows("shopping_list")).hasSize(1);
    }

    @Test
    void aRefusalThatAModelTakesForAYesIsNone() {
        proposed();
        server.answers("{\"quick_mode\":false,\"answers_pending\":true,\"agrees\":true}")
            .answers("{\"goal\":\"Leave it\",\"decision\":\"plan_direct\",\"steps\":[]}").answers("As you like.");

        assertThat(say("no, gracias, amigo").writes()).isEmpty();
        assertThat(rows("shopping_list")).isEmpty();
    }

    @Test
    void aYesInOtherWordsIsPermission() {
        proposed();
        server.answers("{\"quick_mode\":false,\"answers_pending\":true,\"agrees\":true}");

        assertThat(say("But of course, that is what I said.").writes()).extracting(w -> w.label())
            .containsExactly("Shiso");
        assertThat(server.requests).hasSize(4);
    }

    @Test
    void anAnswerThatIsNoPlainYesIsToldWhatIsHeldBack() {
        proposed();
        server.answers("{\"quick_mode\":false,\"answers_pending\":true,\"agrees\":false}").answers(WRITE)
            .answers(create("shopping_list", "name", "Perilla"));
        say("rather perilla for that, if you will");

        assertThat(server.requests.subList(4, 6)).allSatisfy(
            asked -> assertThat(asked.toString()).contains("I would add", "That write is held back: it was not done"));
    }

    @Test
    void aDemandThatIsTakenBackStandsNoLonger() {
        var thanks = "{\"goal\":\"Noted\",\"decision\":\"plan_direct\",\"steps\":[]}";
        server.answers("{\"quick_mode\":false,\"constraint_snapshot\":[\"no dairy\",\"for six\"]}").answers(thanks)
            .answers("Noted.");
        say("from now on without dairy, for six");
        server.answers(
            "{\"quick_mode\":false,\"constraint_snapshot\":[\"for four\"],\"constraints_withdrawn\":[\"For six.\"]}")
            .answers(thanks)
            .answers("Noted.");
        say("we are four after all");

        var think = server.requests.stream().map(Object::toString)
            .filter(asked -> asked.contains("Standing demands, which every plan")).toList();
        assertThat(think.getLast()).contains("Standing demands, which every plan must meet: no dairy; for four");
    }

    @Test
    void whatWasAgreedToIsCarriedOutWhole() {
        var call = create("shopping_list", "name", "Shiso");
        var more =
            Stream.of("Nori", "Mirin", "Dashi", "Umeboshi").map(name -> create("shopping_list", "name", name)).toList();
        server.answers(PLANNED).answers(WRITE)
            .answers(call.substring(0, call.length() - 1) + ",\"more\":" + more + "}");
        assertThat(say("Nos faltan cosas para el domingo, creo yo").response()).contains("Shiso", "Umeboshi",
            "Shall I?");
        server.answers("{\"quick_mode\":false,\"answers_pending\":true,\"agrees\":true}");

        assertThat(say("claro que sí, amigo").writes()).extracting(w -> w.label()).containsExactly("Shiso", "Nori",
            "Mirin", "Dashi", "Umeboshi");
    }

    private void proposed() {
        server.answers(PLANNED).answers(WRITE).answers(create("shopping_list", "name", "Shiso"));
        assertThat(say("Nos falta shiso para el domingo, creo yo").response()).contains("Shiso", "Shall I?");
    }

    private Done say(String message) {
        var events = new ArrayList<PipelineEvent>();
        wiring.session().say(message, Optional.empty(), events::add).orTimeout(20, TimeUnit.SECONDS).join();
        return events.stream().filter(Done.class::isInstance).map(Done.class::cast).findFirst()
            .orElseThrow(() -> new AssertionError(events.toString()));
    }

    private List<Row> rows(String table) {
        return wiring.session().store().read(r -> r.read(Query.all(table)));
    }
}
