package alfred.ui.page.text;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.recipe.StarterCookbook;
import alfred.ui.fx.Texts;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TagNamesTest {
    @AfterEach
    void speakAsBefore() {
        Texts.speak("en");
    }

    @Test
    void everyTagOfTheStarterCookbookHasAGermanName() {
        Texts.speak("de");
        var tags = StarterCookbook.recipes(Locale.ENGLISH).stream()
            .flatMap(recipe -> Stream.of(Stream.of(recipe.cuisine()),
                recipe.occasions().stream(), recipe.healthTags().stream(), recipe.flavorTags().stream())
                .flatMap(all -> all))
            .distinct().toList();

        assertThat(tags).hasSizeGreaterThan(60)
            .filteredOn(tag -> TagNames.spoken(tag).equals(DisplayFormat.capital(tag)))
            .containsExactlyInAnyOrder("brunch", "party", "snack", "tapas", "umami", "vegan", "winter");
        assertThat(TagNames.spoken("Omas Küche")).isEqualTo("Omas Küche");
    }

    @Test
    void inEnglishTheyAreShownAsTheyAre() {
        assertThat(TagNames.spoken("weeknight")).isEqualTo("Weeknight");
    }
}
