package alfred.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Phrasebook;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.KitchenEntities;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every type of the kitchen has its line in each table of facts: nothing is shown as something else because its line
/// was forgotten.
class KindTest {
    @Test
    void everyTypeOfTheKitchenIsOfOneKind() {
        assertThat(Arrays.stream(Kind.values()).flatMap(kind -> kind.types.stream()))
            .containsExactlyInAnyOrderElementsOf(KitchenEntities.ALL.stream().map(EntityDefinition::type).toList());
    }

    @ParameterizedTest @ValueSource(strings = {"en", "de"})
    void everyTypeHasItsWords(String language) {
        var domain = new KitchenDomain(List.of(), Phrasebook.in(Locale.of(language)));

        assertThat(KitchenEntities.ALL).allSatisfy(entity -> {
            assertThat(domain.title(entity)).isNotBlank().doesNotContain("title.");
            assertThat(domain.labelColumns(entity)).isNotEmpty();
        });
    }

    @Test
    void aRecipeHasAPageAndOthersTheirSection() {
        var id = UUID.randomUUID();

        assertThat(Kind.page("recipe", id.toString())).isEqualTo(new Route.Recipe(id));
        assertThat(Kind.page("recipe", "")).isEqualTo(new Route.Recipes());
        assertThat(Kind.page("log", id.toString())).isEqualTo(new Route.Log());
        assertThat(Kind.page("unheard of", "")).isEqualTo(new Route.Recipes());
    }
}
