package alfred.kitchen.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoodSpellingTest {
    @ParameterizedTest @CsvSource({
        "tomatoes,tomato", "loaves,loaf", "berries,berry", "leaves,leaf", "molasses,molasses", "peas,pea", "eggs,egg",
        "mangoes,mango", "couscous,couscous", "asparagus,asparagus", "peaches,peach", "radishes,radish",
        "sausages,sausage", "olives,olive", "cookies,cookie", "hummus,hummus", "glass,glass", "chillies,chilli",
        "oranges,orange", "rice,rice", "potatoes,potato", "anchovies,anchovy", "quinces,quince",
        "boxes,box", "cheese,cheese"})
    void findsTheSingular(String plural, String singular) {
        assertThat(FoodSpelling.singular(plural)).isEqualTo(singular);
    }

    @ParameterizedTest @CsvSource({"tomato,tomatoes", "burger bun,burger buns", "cherry,cherries",
        "bay leaf,bay leaves", "peach,peaches", "peas,peas",
        "turkey,turkeys"})
    void findsThePlural(String singular, String plural) {
        assertThat(FoodSpelling.plural(singular)).isEqualTo(plural);
    }

    @ParameterizedTest @CsvSource({"Crème Fraîche,creme fraiche", "EGGS,egg", "Free-range  Eggs,free range egg",
        "Half & Half,half and half",
        "goat’s cheese,goats cheese", "scallions (green onions),scallion"})
    void oneKeyForAllSpellings(String name, String key) {
        assertThat(FoodSpelling.key(name)).isEqualTo(FoodSpelling.key(key));
    }

    @ParameterizedTest @CsvSource({"2 kg kartoffeln, 2 kg Kartoffeln", "3 rote zwiebeln, 3 rote Zwiebeln",
        "saure sahne, saure Sahne", "2 eiern, 2 Eier",
        "2 Äpfeln, 2 Äpfel", "klopapier, Klopapier", "alles für kuchen gut, alles für kuchen gut", "Tomaten, Tomaten"})
    void aGermanNounIsWrittenLargeAndInTheNominative(String typed, String written) {
        assertThat(FoodSpelling.withNoun(typed, Language.of("de"))).isEqualTo(written);
    }
}
