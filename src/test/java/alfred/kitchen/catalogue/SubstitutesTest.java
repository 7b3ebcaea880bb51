package alfred.kitchen.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SubstitutesTest {
    private static final FoodCatalogue CATALOGUE = FoodCatalogue.standard();

    @Test
    void saysWhatToUseInsteadOfButtermilk() {
        var best = CATALOGUE.substitutes(CATALOGUE.exact("buttermilk").orElseThrow()).getFirst();

        assertThat(best.text())
            .isEqualTo("235 ml milk and 1 tbsp lemon juice for 250 ml (stir and let it stand for 10 minutes)");
        assertThat(best.foods()).extracting(Food::name).containsExactly("milk", "lemon juice");
    }

    @Test
    void knowsNoneForWhatCannotBeReplaced() {
        assertThat(CATALOGUE.substitutes(CATALOGUE.exact("water").orElseThrow())).isEmpty();
    }

    @Test
    void findsThemByAnAliasToo() {
        var mine = new Food("my buttermilk", List.of("buttermilk"), "dairy", "milk", 1, "dairy", "ml", null, null, null,
            Set.of("dairy"), List.of(), "fridge");

        assertThat(CATALOGUE.substitutes(mine)).isNotEmpty();
    }

    @Test
    void everyFoodInThemIsOfTheCatalogue() {
        var unknown = new ArrayList<String>();
        Substitutes.lines().forEach((name, lines) -> {
            var food = CATALOGUE.exact(name).filter(known -> known.name().equals(name));
            if (food.isEmpty()) {
                unknown.add(name);
                return;
            }
            var substitutes = CATALOGUE.substitutes(food.get());
            for (int i = 0; i < lines.size(); i++) {
                boolean isRatio = lines.get(i).amount().isEmpty() || lines.get(i).parts().stream()
                    .allMatch(part -> Character.isDigit(part.charAt(0)));
                if (substitutes.get(i).foods().size() != lines.get(i).parts().size()
                    || substitutes.get(i).foods().contains(food.get()) || !isRatio) {
                    unknown.add(name + ": " + lines.get(i));
                }
            }
        });

        assertThat(unknown).isEmpty();
    }

    @Test
    void areToldInGermanWhereItIsSpoken() {
        var german = CATALOGUE.in(Locale.GERMANY);
        var told =
            german.substitutes(german.confident("Buttermilch").orElseThrow()).stream().map(Substitute::text).toList();

        assertThat(told)
            .startsWith("235 ml Milch und 1 EL Zitronensaft für 250 ml (verrühren und 10 Minuten stehen lassen)");
        assertThat(german.substitutes(german.confident("Ei").orElseThrow())).extracting(Substitute::foods)
            .isEqualTo(
                CATALOGUE.substitutes(CATALOGUE.exact("egg").orElseThrow()).stream().map(Substitute::foods).toList());
    }

    @Test
    void everyRemarkIsToldInGerman() {
        var german = CATALOGUE.in(Locale.GERMANY);
        var english =
            CATALOGUE.all().stream().flatMap(food -> CATALOGUE.substitutes(food).stream()).map(Substitute::remark)
                .filter(remark -> !remark.isEmpty() && !remark.equals("milder")).toList();
        var same = CATALOGUE.all().stream().flatMap(food -> german.substitutes(food).stream()).map(Substitute::remark)
            .filter(english::contains)
            .toList();

        assertThat(english).hasSizeGreaterThan(100);
        assertThat(same).isEmpty();
    }
}
