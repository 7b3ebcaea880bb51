package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.Window;
import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.StoreException;
import alfred.household.Cable;
import alfred.store.NeedsServer;
import alfred.store.PostgresServer;
import alfred.store.sql.ServerAddress;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import alfred.ui.page.list.Check;
import alfred.ui.page.text.RefusalMessages;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Two windows on one server: Ada plans at home while Ben shops, at times without a connection. Each step leaves a
/// picture of both windows in `target/pictures`.
@NeedsServer @Timeout(240)
class TwoWindowsTest {
    @TempDir
    private Path folder;
    private String database;
    private Cable cable;
    private Wiring adas;
    private Wiring bens;
    private TestWindow ada;
    private TestWindow ben;

    @BeforeAll
    static void start() {
        Pictures.start();
        Texts.speak("en");
    }

    @BeforeEach
    void open() {
        var server = PostgresServer.shared();
        var address = server.nothing();
        database = address.url().replaceFirst(".*/", "");
        cable = new Cable(server.port());
        adas = wiring("ada", new ServerAddress(address.url(), address.user(), address.password(), "Ada"));
        var overCable = address.url().replaceFirst(":\\d+/", ":" + cable.port() + "/");
        bens = wiring("ben", new ServerAddress(overCable, address.user(), address.password(), "Ben"));
        var services = Window.services(adas, Pictures.theme(), Clock.systemDefaultZone());
        services.kitchen().addSampleKitchen(LocalDate.now(Clock.systemDefaultZone()));
        ada = new TestWindow(services, 1440, 900);
        ben = new TestWindow(Window.services(bens, Pictures.theme(), Clock.systemDefaultZone()), 1440, 900);
    }

    private Wiring wiring(String name, ServerAddress address) {
        var wiring = Wiring.open(Place.in(folder.resolve(name)).at(address), Clock.systemDefaultZone(),
            Wiring.ReasonerFactory.builtIn());
        wiring.settings().set("welcome.seen", "true");
        return wiring;
    }

    @AfterEach
    void close() {
        ada.close();
        ben.close();
        adas.close();
        bens.close();
        cable.close();
    }

    @Test
    void onePlansWhileTheOtherShops() {
        ada.open(new Route.Meals());
        ben.open(new Route.Meals());
        assertThat(ask(ada, "plan shakshuka for lunch tomorrow")).contains("Shakshuka");
        TestWindow.soon(() -> assertThat(ben.texts().stream().filter("Shakshuka"::equals)).hasSize(2));
        shoot("two-windows-0");
        ada.open(new Route.Shopping());
        ben.open(new Route.Shopping());
        say(adas, "add 2 l milk, 500 g coffee and 12 eggs to my shopping list");
        TestWindow.soon(() -> assertThat(ben.texts()).contains("Milk", "Coffee", "Eggs"));

        tick(ben, "coffee");

        TestWindow.soon(() -> assertThat(ada.texts()).contains("ticked by Ben, just now"));
        shoot("two-windows-1");

        TestWindow.soon(() -> assertThat(bens.session().store().away().orElseThrow().isCurrent()).isTrue());
        cable.pull();
        TestWindow.soon(() -> assertThat(ben.texts()).contains(Texts.text("away.off")));
        tick(ben, "milk");
        bens.session().create("shop", Map.of("name", "batteries"));
        say(adas, "add buckwheat to my shopping list");
        tick(ada, "milk");
        TestWindow.soon(() -> assertThat(ben.texts())
            .contains(Texts.text("away.off") + " " + Texts.text("away.waiting", 2), "Batteries"));
        assertThat(ben.texts()).doesNotContain("Buckwheat");
        TestWindow.soon(() -> assertThat(ada.texts()).contains("Buckwheat").doesNotContain("Batteries"));
        shoot("two-windows-2");

        cable.plug();

        TestWindow.soon(() -> assertThat(ben.texts()).contains("Buckwheat", "Batteries", Texts.text("away.sent", 2)));
        TestWindow.soon(() -> assertThat(ada.texts()).contains("Buckwheat", "Batteries"));
        assertThat(ben.texts()).noneMatch(words -> words.startsWith(Texts.text("away.off")));
        assertThat(list(adas)).extracting(row -> row.text("name") + " " + row.isTrue("is_purchased"))
            .isEqualTo(list(bens).stream().map(row -> row.text("name") + " " + row.isTrue("is_purchased")).toList())
            .contains("milk true", "coffee true", "batteries false", "buckwheat false").doesNotHaveDuplicates();
        assertThat(ask(ada, "what is on my shopping list?")).contains("coffee (by Ben, ");
        shoot("two-windows-3");
    }

    @Test
    void aFormShowsWhatTheOtherMadeOfTheSameMeanwhile() {
        ada.open(new Route.Shopping());
        say(adas, "add 2 l milk to my shopping list");
        var milk = list(adas).stream().filter(row -> row.text("name").equals("milk")).findFirst().orElseThrow();
        TestWindow.soon(() -> assertThat(ada.texts()).contains("Milk"));
        pressRow(ada, "milk");
        write(ada, 1, "3");
        bens.session().update("shop", milk.id().toString(), Map.of("quantity", 4, "notes", "fresh"));

        TestWindow.soon(() -> assertThat(ada.texts()).contains("Ben wrote meanwhile: 4"));
        TestWindow.soon(() -> assertThat(area(ada, "fresh")).isPresent());
        shoot("two-windows-form");
        ada.press(Texts.text("dialog.save"));

        TestWindow.soon(
            () -> assertThat(list(bens).stream().filter(row -> row.id().equals(milk.id())).findFirst().orElseThrow())
                .matches(row -> row.text("notes").equals("fresh")
                    && row.quantity("quantity").orElseThrow().toText().equals("3")));
    }

    @Test
    void aRecipesFormMergesWhatTheOtherChanged() {
        var stew = adas.session().create("recipe",
            Map.of("name", "Stew of the house", "notes", "good", "ingredients", List.of("2 carrots"),
                "instructions", List.of("Cut.", "Cook.")));
        ada.open(new Route.RecipeForm(Optional.of(stew.id()), ""));
        TestWindow.soon(() -> assertThat(area(ada, "good")).isPresent());
        ada.run(_ -> area(ada, "good").orElseThrow().setText("very good"));
        bens.session().update("recipe", stew.id().toString(), Map.of("notes", "too salty", "cuisine", "Irish"));

        TestWindow.soon(() -> assertThat(ada.texts()).contains("Ben wrote meanwhile: too salty"));
        ada.press(Texts.text("form.save"));

        TestWindow.soon(() -> assertThat(recipe(bens, stew))
            .matches(row -> row.text("notes").equals("very good") && row.text("cuisine").equals("Irish")));
    }

    /// Somebody else imports a large cookbook.
    @Test
    void whoWaitsForOthersSeesThat() {
        say(adas, "add 2 l milk to my shopping list");
        ada.open(new Route.Shopping());
        TestWindow.soon(() -> assertThat(ada.texts()).contains("Milk"));
        TestWindow.soon(() -> assertThat(adas.session().store().away().orElseThrow().isCurrent()).isTrue());
        try (var _ = PostgresServer.shared().writing(database)) {
            tick(ada, "milk");
            TestWindow.soon(() -> assertThat(ada.texts()).contains(Texts.text("away.others")));
            ada.shoot("two-windows-waiting");
        }

        TestWindow.soon(() -> assertThat(ada.texts()).doesNotContain(Texts.text("away.others")));
        TestWindow.soon(() -> assertThat(list(bens)).filteredOn(row -> row.text("name").equals("milk"))
            .hasSize(1).allMatch(row -> row.isTrue("is_purchased")));
    }

    /// The server's disk is full: an entry, a form and a message stay typed, and are written once there is room.
    @Test
    void whatCouldNotBeWrittenStaysTyped() {
        var full = RefusalMessages.of(new StoreException(StoreException.Kind.SERVER_FULL, null));
        ada.open(new Route.Shopping());
        fill("shopping_list");
        fill("recipes");
        type(ada, Texts.text("shopping.add"), "2 l oat milk");

        TestWindow.soon(() -> assertThat(ada.texts()).contains(full));
        assertThat(field(ada, Texts.text("shopping.add")).getText()).isEqualTo("2 l oat milk");
        assertThat(list(adas)).extracting(row -> row.text("name")).doesNotContain("oat milk");
        ada.open(new Route.RecipeForm(Optional.empty(), "Soup of the day"));
        TestWindow.soon(() -> assertThat(typed(ada, "Soup of the day")).isTrue());
        ada.press(Texts.text("form.save"));
        TestWindow.soon(() -> assertThat(ada.texts()).contains(full));
        assertThat(typed(ada, "Soup of the day")).isTrue();
        assertThat(recipes(adas)).doesNotContain("Soup of the day");

        empty("shopping_list");
        empty("recipes");
        ada.press(Texts.text("form.save"));
        TestWindow.soon(() -> assertThat(recipes(adas)).containsOnlyOnce("Soup of the day"));
    }

    private static List<String> recipes(Wiring wiring) {
        return wiring.session().store().read(rows -> rows.read(Query.all("recipes"))).stream()
            .map(row -> row.text("name")).toList();
    }

    private void fill(String table) {
        PostgresServer.shared().query(database, """
            CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger AS $$
            BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql""");
        PostgresServer.shared().query(database,
            "CREATE TRIGGER full_disk BEFORE INSERT ON " + table + " FOR EACH ROW EXECUTE FUNCTION full_disk()");
    }

    private void empty(String table) {
        PostgresServer.shared().query(database, "DROP TRIGGER full_disk ON " + table);
    }

    private static TextField field(TestWindow window, String name) {
        return (TextField) window.await("a field " + name,
            node -> node instanceof TextField && name.equals(node.getAccessibleText()));
    }

    private static void type(TestWindow window, String name, String words) {
        var field = field(window, name);
        window.run(_ -> {
            field.setText(words);
            field.fireEvent(new ActionEvent());
        });
    }

    private static boolean typed(TestWindow window, String words) {
        return window.find(node -> node instanceof TextInputControl field && words.equals(field.getText())).isPresent();
    }

    private static Row recipe(Wiring wiring, Row recipe) {
        return wiring.session().store().read(rows -> rows.read(Query.all("recipes"))).stream()
            .filter(row -> row.id().equals(recipe.id())).findFirst()
            .orElseThrow();
    }

    private static List<Row> list(Wiring wiring) {
        return wiring.session().store().read(rows -> rows.read(Query.all("shopping_list").orderedBy("name")));
    }

    private static void say(Wiring wiring, String words) {
        wiring.session().say(words, Optional.empty(), _ -> {}).join();
    }

    /// Sends a message in the window's chat; returns the answer.
    private static String ask(TestWindow window, String words) {
        var answer = new CompletableFuture<String>();
        window.run(shell -> assertThat(shell.chat().say(words, answer::complete)).isTrue());
        return answer.orTimeout(60, TimeUnit.SECONDS).join();
    }

    private static void tick(TestWindow window, String name) {
        var check =
            window.await("a box for " + name, node -> node instanceof Check && name.equals(node.getAccessibleText()));
        window.run(_ -> ((Check) check).fire());
    }

    private static void pressRow(TestWindow window, String name) {
        var line = window.await("a line " + name,
            node -> !(node instanceof Check) && name.equals(node.getAccessibleText())
                && node.getOnMouseClicked() != null);
        window.run(_ -> line.fireEvent(click(line)));
    }

    private static MouseEvent click(Node node) {
        return new MouseEvent(node, node, MouseEvent.MOUSE_CLICKED, 0, 0, 0, 0,
            MouseButton.PRIMARY, 1, false, false, false, false, true, false, false, true, false, true, null);
    }

    /// Writes into one of an open form's fields.
    private static void write(TestWindow window, int field, String words) {
        var fields =
            window.nodes().filter(node -> node instanceof TextInputControl && node.getStyleClass().contains("f")
                && TestWindow.isSeen(node)).toList();
        window.run(_ -> ((TextInputControl) fields.get(field)).setText(words));
    }

    private static Optional<TextArea> area(TestWindow window, String words) {
        return window.nodes().filter(TextArea.class::isInstance).map(TextArea.class::cast)
            .filter(area -> words.equals(area.getText())).findFirst();
    }

    private void shoot(String name) {
        ada.shoot(name + "-ada");
        ben.shoot(name + "-ben");
    }
}
