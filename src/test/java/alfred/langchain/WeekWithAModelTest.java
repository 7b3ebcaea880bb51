package alfred.langchain;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Corpus;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent.Done;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Mode;
import alfred.core.row.Query;
import alfred.kitchen.KitchenModes;
import alfred.wiring.Wiring;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What a week with a person in the model's place found (src/docs/trials/model-week.md).
class WeekWithAModelTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-12T10:00:00Z"), ZoneOffset.UTC);
    private static final String PLANNED = "{\"quick_mode\":false}";
    private static final String YES = "{\"quick_mode\":false,\"answers_pending\":true,\"agrees\":true}";
    private FakeModel server;
    private Wiring wiring;

    @BeforeEach
    void open() throws IOException {
        server = new FakeModel();
        wiring = Corpus.withModel(server.url(), CLOCK);
        wiring.session().load(Map.of("recipes", List.of(Map.of("name", "Chili")),
            "shopping_list",
            List.of(Map.of("name", "Shallots", "quantity", 2), Map.of("name", "Nori", "quantity", 1))));
    }

    @AfterEach
    void close() {
        wiring.close();
        server.close();
    }

    private static String plan(String... types) {
        var steps = new ArrayList<String>();
        for (var type : types) {
            steps.add("{\"description\":\"Do it " + steps.size() + "\",\"step_type\":\"" + type
                + "\",\"subdomain\":\"shopping\",\"group\":0}");
        }
        return "{\"goal\":\"It\",\"decision\":\"plan_direct\",\"steps\":" + steps + "}";
    }

    private static String data(String... values) {
        var fields = new ArrayList<String>();
        for (int i = 0; i < values.length; i += 2) {
            fields.add("{\"field\":\"" + values[i] + "\",\"value\":\"" + values[i + 1].replace("\"", "\\\"") + "\"}");
        }
        return "\"data\":[{\"fields\":" + fields + "}]";
    }

    private static String create(String name, int quantity) {
        return "{\"action\":\"tool_call\",\"tool\":\"db_create\",\"table\":\"shopping_list\",\"step_done\":true,"
            + data("name", "\"" + name + "\"", "quantity", "" + quantity) + "}";
    }

    private static String update(String name, int quantity) {
        return "{\"action\":\"tool_call\",\"tool\":\"db_update\",\"table\":\"shopping_list\",\"step_done\":true,"
            + "\"filters\":[{\"field\":\"name\",\"op\":\"=\",\"value\":\"\\\"" + name + "\\\"\"}],"
            + data("quantity", "" + quantity) + "}";
    }

    private static String delete(String name) {
        return "{\"action\":\"tool_call\",\"tool\":\"db_delete\",\"table\":\"shopping_list\",\"step_done\":true,"
            + "\"filters\":[{\"field\":\"name\",\"op\":\"=\",\"value\":\"\\\"" + name + "\\\"\"}]}";
    }

    private static String edit(String ref, int servings) {
        return "{\"action\":\"tool_call\",\"tool\":\"edit_draft\",\"step_done\":true,\"args\":[{\"field\":\"ref\",\"value\":\"\\\""
            + ref
            + "\\\"\"},{\"field\":\"changes\",\"value\":\"[{\\\"set\\\":\\\"servings\\\",\\\"to\\\":" + servings
            + "}]\"}]}";
    }

    private void drafted() {
        server.answers(PLANNED).answers(plan("generate"))
            .answers("{\"action\":\"step_complete\",\"outcome\":\"Made\",\"artifacts\":[{\"type\":"
                + "\"recipe\",\"content\":[{\"field\":\"name\",\"value\":\"\\\"Rice pot\\\"\"},{\"field\":\"servings\",\"value\":\"4\"}]}]}")
            .answers("Here it is.");
        say("Come up with something of the kind we like best, would you?");
    }

    @Test
    void aCorrectionDoesNotAddUp() {
        server.answers(PLANNED).answers(plan("write")).answers(create("Finger limes", 1)).answers("Added.");
        say("Put some of those odd finger limes on my shopping list, would you?");
        server.answers(PLANNED).answers(plan("write")).answers(create("Finger limes", 2))
            .answers(update("Finger limes", 2)).answers("Changed.");

        say("no, those that one calls finger limes: 2 of them, as I said");

        assertThat(server.requests.toString()).contains("is there already; this would make it",
            "change that row with db_update");
        assertThat(rows("shopping_list")).filteredOn(row -> row.text("name").equals("Finger limes")).singleElement()
            .satisfies(row -> assertThat(row.quantity("quantity")).contains(Fraction.of(2)));
    }

    @Test
    void undoTakesBackTheChangeOfADraftThatCameLast() {
        server.answers(PLANNED).answers(plan("write")).answers(create("Mirin", 1)).answers("Added.");
        say("Put some of that mirin stuff on my shopping list, would you?");
        drafted();
        server.answers(PLANNED).answers(plan("generate")).answers(edit("gen_recipe_1", 8))
            .answers("Changed in the draft.");
        say("Could it be a bit more, for all who are coming, would you say?");
        assertThat(draft().integer("servings")).contains(8L);

        assertThat(say("undo").response()).contains("Rice pot");
        assertThat(draft().integer("servings")).contains(4L);
        assertThat(rows("shopping_list")).hasSize(3);

        assertThat(say("redo").response()).contains("Rice pot");
        assertThat(draft().integer("servings")).contains(8L);
        say("undo");
        say("undo");
        assertThat(rows("shopping_list")).as("the write before").hasSize(2);
    }

    @Test
    void aYesWithAnotherWishDoesBoth() {
        server.answers(PLANNED).answers(plan("write")).answers(create("Shiso", 1));
        assertThat(say("Nos falta shiso para el domingo, creo yo").response()).contains("Shall I?");
        server.answers(YES.replace("}", ",\"asks_more\":true}")).answers(plan("read"))
            .answers("{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"recipes\",\"step_done\":true}")
            .answers("Hay una receta: Chili.");

        var done = say("claro que sí, amigo. Y dime qué recetas hay");

        assertThat(done.writes()).extracting(w -> w.label()).containsExactly("Shiso");
        assertThat(done.response()).contains("Chili");
        assertThat(server.requests.toString())
            .contains("Carried out without you, before what you plan: I would add the shopping item 1 shiso. Shall I?");
    }

    @Test
    void allWritesOfAGroupAreInOneQuestion() {
        server.answers(PLANNED).answers(plan("write", "write")).answers(update("Shallots", 3))
            .answers(update("Nori", 4));
        assertThat(say("Tres de uno y cuatro del otro, creo yo").response()).contains("3 shallots", "4 nori",
            "Shall I?");
        server.answers(YES);

        assertThat(say("claro que sí, amigo").writes()).hasSize(2);
    }

    @Test
    void whatWasPlainlyOrderedIsDoneBesideAQuestion() {
        server.answers(PLANNED).answers(plan("write", "write")).answers(delete("Shallots")).answers(create("Mirin", 1));

        var done = say("Ya no hace falta lo otro, creo yo; and put some of that mirin on my shopping list");

        assertThat(done.writes()).extracting(w -> w.label()).containsExactly("Mirin");
        assertThat(done.response()).contains("irin", "hallots", "Shall I?");
    }

    @Test
    void whatWasMadeIsToldBeforeTheQuestion() {
        server.answers(PLANNED).answers(plan("generate", "write").replaceFirst("(.*)\"group\":0", "$1\"group\":1"))
            .answers(
                "{\"action\":\"step_complete\",\"outcome\":\"Made\",\"artifacts\":[{\"type\":\"recipe\",\"content\":[{\"field\":\"name\","
                    + "\"value\":\"\\\"Rice pot\\\"\"}]}]}")
            .answers(create("Shiso", 1)).answers("Un arroz: Rice pot, un borrador.");

        assertThat(say("Inventa algo para nosotros con shiso, creo yo").response()).contains("Rice pot, un borrador",
            "1 shiso", "Shall I?");
    }

    @Test
    void aClaimAboutARowThatWasNotWrittenIsNotShown() {
        say("show my shopping list");
        server.answers(PLANNED).answers(plan("write")).answers(update("Nori", 4))
            .answers("I changed shallots to 3 and nori to 4. Enjoy.");

        var done = say("Set the nori on the shopping list to 4, please, as we spoke about it");

        assertThat(done.response()).doesNotContain("hallots to 3").contains("Enjoy", "ori");
    }

    @Test
    void aDraftIsNotSaidToBeSavedNorAThingToBeGoneThatNeverWasThere() {
        drafted();
        say("show my shopping list");
        server.answers(PLANNED).answers(plan("write")).answers(update("Nori", 4))
            .answers("I saved the Rice pot. The nori is at 4 now. "
                + "The nori has been changed, and the mango chutney has been removed. Enjoy.");

        assertThat(say("Set the nori on the shopping list to 4, please, as we spoke about it").response())
            .contains("Enjoy", "nori")
            .doesNotContain("I saved", "chutney");
    }

    @Test
    void whatSomebodyIsAllergicToIsWarnedOfInATalkToo() {
        wiring.session().load(Map.of("preferences", List.of(Map.of("allergies", List.of("nuts")))));
        server.answers("Shaved fennel with orange, and some walnuts on top.")
            .answers("No walnuts then: toasted seeds, and nothing with nuts in it.");
        var brainstorm = Optional.<Mode>of(new Mode.Bypass(KitchenModes.BRAINSTORM));

        assertThat(say("What about a starter with fennel?", brainstorm).response()).contains("walnuts on top",
            "walnut: allergy to nuts");
        assertThat(say("No nuts, please", Optional.empty()).response()).doesNotContain("allergy");
    }

    @Test
    void nothingIsSaidToStandOnTheListThatIsNot() {
        server.answers(PLANNED).answers("{\"goal\":\"Olives\",\"decision\":\"plan_direct\",\"steps\":[]}")
            .answers("{\"goal\":\"Olives\",\"decision\":\"plan_direct\",\"steps\":[]}")
            .answers("A jar of olives is on it now.");

        assertThat(say("Put a jar of those odd olives on my shopping list, would you?").response())
            .doesNotContain("olives")
            .contains("nothing was done");
    }

    @Test
    void aReplyInAnotherLanguageIsAskedForAgain() {
        server.answers(PLANNED).answers(plan("read"))
            .answers("{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"recipes\",\"step_done\":true}")
            .answers(
                "Das ist das einzige Rezept, das es bei dir gibt: Chili. Es ist nicht mit Bohnen und auch nicht mit Mais.")
            .answers("There is one: Chili.");

        assertThat(say("What would you say there is in the way of a recipe for the two of us?").response())
            .isEqualTo("There is one: Chili.");
    }

    private Row draft() {
        return wiring.session().entities().stream().filter(e -> e.ref().equals("gen_recipe_1")).findFirst()
            .orElseThrow().content();
    }

    private Done say(String message) {
        return say(message, Optional.empty());
    }

    private Done say(String message, Optional<Mode> mode) {
        var events = new ArrayList<PipelineEvent>();
        wiring.session().say(message, mode, events::add).orTimeout(20, TimeUnit.SECONDS).join();
        return events.stream().filter(Done.class::isInstance).map(Done.class::cast).findFirst()
            .orElseThrow(() -> new AssertionError(events.toString()));
    }

    private List<Row> rows(String table) {
        return wiring.session().store().read(r -> r.read(Query.all(table)));
    }
}
