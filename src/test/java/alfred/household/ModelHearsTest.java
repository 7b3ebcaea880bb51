package alfred.household;

import static alfred.household.Home.known;
import static alfred.household.Home.until;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.store.NeedsServer;
import alfred.core.session.Session;
import alfred.langchain.FakeModel;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A language model is told what the household's others did, and who it was.
@NeedsServer
class ModelHearsTest {
    private final Home home = Home.make();
    private final Session ben = home.of("Ben");
    private FakeModel model;
    private Session ada;

    @BeforeEach
    void open() throws IOException {
        model = new FakeModel();
        ada = home.withModel("Ada", model.url());
    }

    @AfterEach
    void close() {
        home.close();
        model.close();
    }

    @Test
    void everyStageNamesWhoChangedAnEntity() {
        var milk = ada.create("shop", Map.of("name", "milk"));
        until(() -> known(ben).contains("created:user by Ada: milk"));
        ben.update("shop", milk.id().toString(), Map.of("is_purchased", true));
        until(() -> known(ada).contains("updated:user by Ben: milk"));
        ask("Might the others have been out for us, do you know?");

        assertThat(model.requests.get(0).toString()).as("understand").contains("updated:user by Ben");
        assertThat(model.requests.get(1).toString()).as("think").contains("updated:user by Ben");
        assertThat(row(model.requests.get(2).toString(), "milk")).as("act, before it reads anything")
            .contains("changed_by", "Ben");
    }

    @Test
    void aRowThatIsReadSaysWhoChangedItLast() {
        var milk = ada.create("shop", Map.of("name", "milk"));
        ben.update("shop", milk.id().toString(), Map.of("is_purchased", true));
        ben.create("shop", Map.of("name", "tea"));
        ada.create("shop", Map.of("name", "salt"));

        ask("Might the others have been out for us, do you know?");

        var act = model.requests.get(3).toString();
        assertThat(row(act, "milk")).contains("changed_by", "Ben", "changed_at");
        assertThat(row(act, "tea")).contains("changed_by", "Ben");
        assertThat(row(act, "salt")).doesNotContain("changed_by");
        assertThat(row(model.requests.get(4).toString(), "milk")).contains("changed_by", "Ben");
    }

    /// Asks for something that only a model understands, which reads the list and replies.
    private void ask(String message) {
        model.answers("{\"quick_mode\":false}")
            .answers("{\"goal\":\"It\",\"decision\":\"plan_direct\",\"steps\":[{\"description\":\"Look\","
                + "\"step_type\":\"read\",\"subdomain\":\"shopping\"}]}")
            .answers("{\"action\":\"tool_call\",\"tool\":\"db_read\",\"table\":\"shopping_list\"}")
            .answers("{\"action\":\"step_complete\",\"outcome\":\"Read\"}").answers("Ben was out.");
        ada.say(message, Optional.empty(), _ -> {}).orTimeout(20, TimeUnit.SECONDS).join();
    }

    /// The object of a row in a prompt.
    private static String row(String prompt, String name) {
        var at = prompt.indexOf("\\\"name\\\":\\\"" + name + "\\\"");
        assertThat(at).as(name + " in " + prompt).isPositive();
        return prompt.substring(prompt.lastIndexOf('{', at), prompt.indexOf('}', at));
    }
}
