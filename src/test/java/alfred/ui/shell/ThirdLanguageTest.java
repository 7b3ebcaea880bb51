package alfred.ui.shell;

import static alfred.ui.shell.TestWindow.soon;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodSpelling;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Texts;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import alfred.ui.page.text.DisplayFormat;
import alfred.ui.page.text.TagNames;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A language that no line of code knows: a little Esperanto, from the resources of the tests alone, which have `eo`
/// in their names.
class ThirdLanguageTest extends TypedWindow {
    private static final Locale ESPERANTO = Language.of("eo").locale();

    ThirdLanguageTest() {
        super(DemoKitchen.services(false, speaking("eo")));
    }

    private static WindowSettings speaking(String language) {
        Texts.speak(language);
        return TestWindow.welcomed();
    }

    @AfterEach
    void speakAsBefore() {
        Texts.speak("en");
    }

    @Test
    void theWindowAndTheAssistantSpeakIt() {
        assertThat(window.texts()).contains("Hejmo", "Receptoj", "Aĉetoj");

        say("bonvolu, aldonu du ovojn kaj 1,5 l lakto al la aĉetlisto");
        assertThat(answer()).isEqualTo("Sur la aĉetlisto: 2 ovoj kaj 1,5 l lakto.");
        assertThat(rows("shopping_list")).extracting(row -> row.text("name") + " " + row.text("quantity"))
            .containsExactly("ovoj 2", "lakto 1 1/2");

        say("kio estas sur la aĉetlisto?");
        assertThat(answer()).startsWith("Por aĉeti:\n").contains("1,5 l lakto");

        say("remove the lakto from the shopping list");
        assertThat(names("shopping_list")).containsExactly("ovoj");

        say("malfaru");
        assertThat(names("shopping_list")).containsExactlyInAnyOrder("ovoj", "lakto");

        go(new Route.Shopping());
        soon(() -> assertThat(window.texts()).contains("1,5 l").anyMatch(text -> text.contains("Aĉetoj")));
    }

    @Test
    void itsFoodsAreKnownByTheirNames() {
        services.kitchen().create(KitchenEntities.SHOPPING, Row.of("name", "freŝajn ruĝajn cepojn"));
        var catalogue = FoodCatalogue.standard().in(ESPERANTO);

        assertThat(catalogue.confident("ruĝajn cepojn")).map(food -> food.name()).contains("red onion");
        assertThat(catalogue.confident("papriko")).map(food -> food.name()).contains("bell pepper");
        assertThat(FoodCatalogue.standard().confident("ruĝa cepo")).as("in English").isEmpty();
        assertThat(catalogue.confident("Zwiebeln")).as("in German").map(catalogue::called).contains("onion");
        assertThat(catalogue.exact("egg")).map(catalogue::called).contains("ovo");
        assertThat(FoodSpelling.many("ovo", ESPERANTO)).isEqualTo("ovoj");
        assertThat(row("shopping_list", "freŝajn ruĝajn cepojn").text("category")).isEqualTo("produce");
    }

    @Test
    void itsUnitsTagsAndFormatsAreWritten() {
        assertThat(DisplayFormat.local("2.5")).isEqualTo("2,5");
        assertThat(TagNames.spoken("italian")).isEqualTo("Itala");
        assertThat(TagNames.spoken("weeknight")).as("as stored, where it has no name").isEqualTo("Weeknight");
        assertThat(Texts.text("page.meals")).as("in English, where it has no text").isEqualTo("Meals");
    }

    private String answer() {
        return services.chat().snapshot().recent().getLast().assistant();
    }
}
