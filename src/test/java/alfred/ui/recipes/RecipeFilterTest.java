package alfred.ui.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.fx.CoverTable;
import alfred.ui.model.Lacking;
import alfred.ui.model.RecipeCard;
import alfred.ui.model.RecipeFilter;
import alfred.ui.model.RecipeUse;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class RecipeFilterTest {
    private final RecipeCard soup = card("Miso Soup", 15, List.of("vegan"), OptionalInt.of(0), 1);
    private final RecipeCard curry = card("Thai Green Curry", 40, List.of("dinner"), OptionalInt.of(2), 2);
    private final List<RecipeCard> all = List.of(soup, curry);

    @Test
    void wordsBeginWords() {
        assertThat(new RecipeFilter("gre cur", Set.of(), RecipeFilter.Order.NAME).apply(all)).containsExactly(curry);
        assertThat(new RecipeFilter("reen", Set.of(), RecipeFilter.Order.NAME).apply(all)).isEmpty();
    }

    @Test
    void aNameComesBeforeAFood() {
        var chicken = new RecipeCard(UUID.randomUUID(), "Roast Chicken", CoverTable.lookOf("", List.of()), 60, 4,
            List.of(), false, 0, "roast chicken lemon", OptionalInt.of(0), Lacking.NOTHING, 9, RecipeUse.NONE);
        var tart = card("Lemon Tart", 60, List.of(), OptionalInt.of(0), 3);

        assertThat(new RecipeFilter("lemon", Set.of(), RecipeFilter.Order.NEWEST).apply(List.of(chicken, tart)))
            .containsExactly(tart, chicken);
    }

    @Test
    void whatGoesOnWithTheSameWordsNarrows() {
        var begun = new RecipeFilter("so", Set.of(), RecipeFilter.Order.NAME);
        var more = new RecipeFilter("soup m", Set.of(), RecipeFilter.Order.NAME);

        assertThat(more.narrows(begun)).isTrue();
        assertThat(more.apply(begun.apply(all))).isEqualTo(more.apply(all)).containsExactly(soup);
        assertThat(begun.narrows(more)).isFalse();
        assertThat(new RecipeFilter("soup", Set.of(), RecipeFilter.Order.TIME).narrows(begun)).isFalse();
        assertThat(new RecipeFilter("soup", Set.of(RecipeFilter.Chip.QUICK), RecipeFilter.Order.NAME).narrows(begun))
            .isFalse();
    }

    @Test
    void chipsAreMetTogether() {
        var chips = Set.of(RecipeFilter.Chip.AT_HOME, RecipeFilter.Chip.QUICK, RecipeFilter.Chip.VEGETARIAN);

        assertThat(new RecipeFilter("", chips, RecipeFilter.Order.NAME).apply(all)).containsExactly(soup);
    }

    @Test
    void newestComesFirst() {
        assertThat(RecipeFilter.ALL.apply(all)).containsExactly(curry, soup);
    }

    private static RecipeCard card(String name, int minutes, List<String> tags, OptionalInt missing, int age) {
        return new RecipeCard(UUID.randomUUID(), name, CoverTable.lookOf(name, List.of()), minutes, 2, tags, false, 0,
            name.toLowerCase(Locale.ROOT),
            missing, Lacking.NOTHING, age, RecipeUse.NONE);
    }
}
