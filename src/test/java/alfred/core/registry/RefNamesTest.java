package alfred.core.registry;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.kitchen.KitchenDomain;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefNamesTest {
    private static final RefNames NAMES =
        RefNames.of(new KitchenDomain(List.of()), List.of(recipe("recipe_1", "Soup"), recipe("recipe_12", "Stew")));

    private static RefEntry recipe(String ref, String name) {
        return new RefEntry(ref, "recipe", UUID.randomUUID(), name, Action.READ, 1, 1, 0, 0, "", false, Detail.UNKNOWN,
            null);
    }

    @ParameterizedTest @CsvSource(delimiter = '|', textBlock = """
        recipe_1 and recipe_12.                    | Soup and Stew.
        Soup (recipe_1) is hot                     | Soup is hot
        Soup  [`recipe_1`], Stew (recipe_1)        | Soup, Stew (Soup)
        (recipe_1)                                 | (Soup)
        `recipe_12`-like                           | Stew-like
        recipe_1 (recipe_1)                        | Soup
        my_recipe_1, recipe_1a, Recipe_1, recipe_0 | my_recipe_1, recipe_1a, Recipe_1, recipe_0
        vitamin_12 and prep_time_minutes: 5        | vitamin_12 and prep_time_minutes: 5
        recipe_99                                  | Recipe
        _recipe_1 recipe_ recipe_1                 | _recipe_1 recipe_ Soup
        row 4f9d0c7e-1111-2222-3333-0123456789ab   | row …
        """)
    void refsAndIdsGiveWayToNames(String text, String shown) {
        assertThat(NAMES.in(text)).isEqualToIgnoringCase(shown);
    }
}
