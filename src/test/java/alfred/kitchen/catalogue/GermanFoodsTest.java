package alfred.kitchen.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GermanFoodsTest {
    private static final FoodCatalogue ENGLISH = FoodCatalogue.standard();
    private static final FoodCatalogue GERMAN = ENGLISH.in(Locale.GERMANY);

    @Test
    void everyFoodHasAGermanNameThatLeadsToIt() {
        var wrong = new ArrayList<String>();
        for (var food : GERMAN.all()) {
            assertThat(GERMAN.translations(food)).as(food.name()).isNotEmpty().doesNotHaveDuplicates();
            for (var name : LocalNames.in(Language.of("de")).of(food.name())) {
                Stream.of(name.one(), name.many(), name.one().toUpperCase(Locale.GERMAN), spelledOut(name.one()))
                    .filter(form -> !GERMAN.confident(form).equals(Optional.of(food)))
                    .forEach(form -> wrong
                        .add(form + " of " + food.name() + ": " + GERMAN.confident(form).map(Food::name).orElse("")));
            }
        }

        assertThat(GERMAN.all()).hasSize(FoodCatalogue.FOODS);
        assertThat(wrong).isEmpty();
    }

    private static String spelledOut(String name) {
        return name.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue").replace("ß", "ss").replace("Ä", "Ae")
            .replace("Ö", "Oe")
            .replace("Ü", "Ue");
    }

    @Test
    void noGermanNameMeansTwoFoods() {
        Map<String, String> seen = new HashMap<>();
        for (var food : GERMAN.all()) {
            for (var name : LocalNames.in(Language.of("de")).of(food.name())) {
                assertThat(seen.put(name.one().toLowerCase(Locale.GERMAN), food.name())).as(name.one()).isNull();
            }
        }
    }

    /// English wins a clash; where German is spoken, these few words mean what they mean there.
    @Test
    void everyEnglishNameStillLeadsToItsFood() {
        var clashes = new ArrayList<String>();
        for (var food : ENGLISH.all()) {
            Stream.concat(Stream.of(food.name()), food.aliases().stream()).forEach(name -> {
                assertThat(ENGLISH.confident(name)).as(name).contains(food);
                assertThat(GERMAN.exact(name)).as(name).contains(food);
                if (!GERMAN.confident(name).equals(ENGLISH.confident(name))) {
                    clashes.add(name + ": " + GERMAN.confident(name).orElseThrow().name());
                }
            });
        }

        assertThat(clashes).containsExactlyInAnyOrder("paprika: bell pepper", "speck: bacon", "chips: potato crisps",
            "cookie: chocolate chip cookie", "rotkohl: red cabbage");
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "Paprika|bell pepper", "2 Paprika|", "Paprikapulver|paprika", "Gurke|cucumber", "Gurken|cucumber",
        "Gewürzgurken|gherkin", "Speck|bacon", "Kraut|cabbage", "Kräuter|mixed herbs", "Mandeln|almond",
        "Mandarinen|mandarin", "Most|cider", "Butt|", "Sahne|cream", "Rahm|cream", "Schlagobers|double cream",
        "Paradeiser|tomato", "Erdäpfel|potato", "Marillen|apricot", "Topfen|quark", "Quark|quark", "Poulet|chicken",
        "Fisolen|green beans", "Karfiol|cauliflower", "Rüebli|carrot", "Peperoni|chilli", "Marmelade|jam",
        "Keks|biscuit", "Chips|potato crisps", "Pommes|French fries", "Sellerie|celeriac", "Spargel|white asparagus",
        "Mais|sweetcorn", "Hefe|dried yeast", "Germ|fresh yeast", "Senf|mustard", "Reis|rice", "Eis|ice cream",
        "Ei|egg", "Eier|egg", "Brie|brie", "Bries|sweetbread", "Korn|", "Curry|curry powder", "Pfeffer|black pepper",
        "Zucker|sugar", "Hack|mixed mince", "Wild|venison",
        "Toast|milk bread"})
    void theCommonerMeaningWins(String text, String name) {
        assertThat(GERMAN.confident(text).map(Food::name).orElse(null)).isEqualTo(name);
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "frische Petersilie, gehackt|parsley", "rote Zwiebeln|red onion", "reife Bananen|banana", "Aepfel|apple",
        "äpfel|apple", "APFEL|apple", "Bio-Eier, Größe M|egg", "große Eier|egg", "Freilandeier|egg",
        "Biozitronen|lemon", "TK-Himbeeren|raspberry", "Kirsch-Tomaten|cherry tomato", "Süsskartoffeln|sweet potato",
        "Suesskartoffeln|sweet potato", "roten Zwiebeln|red onion", "grob gehackte Walnüsse|walnut",
        "Butter zum Einfetten|butter", "Öl zum Braten|vegetable oil", "Salz nach Geschmack|salt",
        "weiche Butter|butter", "kleine Knoblauchzehen|garlic", "Tomaten, gewürfelt|tomato", "Tomaten gehackt|tomato",
        "Mehl für die Arbeitsfläche|flour", "getrocknete Tomaten|sun-dried tomatoes",
        "gemahlene Mandeln|ground almonds", "frisch gepresster Zitronensaft|lemon juice",
        "große, reife Paprika|bell pepper", "tiefgekühlte Erbsen|peas", "etwas Olivenöl|olive oil",
        "Zwiebeln (rot oder weiß)|onion", "geriebener Parmesan|parmesan", "rote Linsen|red lentils", "Linse|lentils",
        "Bohne|beans", "Hähnchenbrustfilets|chicken breast",
        "onions|onion", "bell peppers|bell pepper", "chicken thighs, boneless|chicken thigh"})
    void isFoundWithDescribingWordsAndInEverySpelling(String text, String name) {
        assertThat(GERMAN.confident(text).map(Food::name)).contains(name);
    }

    @ParameterizedTest @ValueSource(strings = {"Apfelkuchenform", "Butterdose", "Eieruhr", "Milchschäumer", "", " ",
        "frisch", "Hundefutter", "Küche", "put", "has"})
    void linksNothingElse(String text) {
        assertThat(GERMAN.confident(text).map(Food::name)).isEmpty();
    }

    /// These are words of English too: they mean no food there.
    @ParameterizedTest @ValueSource(strings = {"most", "hack", "wild", "rind", "toast", "dressing", "curry", "wedges",
        "germ", "limo", "pudding", "soda"})
    void whereEnglishIsSpokenAnEnglishWordIsNoGermanFood(String word) {
        assertThat(ENGLISH.confident(word).map(Food::name)).isEmpty();
        assertThat(GERMAN.confident(word).map(Food::name)).isPresent();
    }

    @Test
    void aGermanNameIsUnderstoodWhereEnglishIsSpoken() {
        assertThat(ENGLISH.confident("Zwiebeln").map(Food::name)).contains("onion");
        assertThat(ENGLISH.confident("Paprika").map(Food::name)).contains("paprika");
    }

    @Test
    void aGermanNameFindsTheFamily() {
        assertThat(GERMAN.find("Hähnchen")).extracting(Food::name).startsWith("chicken")
            .contains("chicken breast", "chicken thigh")
            .doesNotContain("chicken stock");
        assertThat(GERMAN.find("Käse")).extracting(Food::name).contains("cheddar", "feta");
        assertThat(GERMAN.find("Fleisch")).extracting(Food::name).contains("beef", "pork", "lamb");
        assertThat(GERMAN.find("nichts dergleichen")).isEmpty();
    }

    @ParameterizedTest @CsvSource({"Zwiebel,Zwiebeln", "Apfel,Äpfel", "Ei,Eier", "Tomate,Tomaten",
        "rote Zwiebel,rote Zwiebeln", "Orange,Orangen", "Avocado,Avocados", "Brötchen,Brötchen", "Nuss,Nüsse",
        "Linsen,Linsen", "onion,onions", "Omas Geheimnis,Omas Geheimnis",
        "Kürbis,Kürbisse"})
    void countsInGerman(String one, String many) {
        assertThat(FoodSpelling.many(one, Locale.GERMANY)).isEqualTo(many);
        assertThat(FoodSpelling.one(many, Locale.GERMANY)).isEqualTo(one);
    }

    @Test
    void isCalledByItsUsualNameInTheLanguageSpoken() {
        var onion = ENGLISH.exact("onion").orElseThrow();

        assertThat(GERMAN.called(onion)).isEqualTo("Zwiebel");
        assertThat(ENGLISH.called(onion)).isEqualTo("onion");
    }

    @Test
    void aFoodThatTookOverAnotherGoesByItsGermanNamesToo() {
        var mine = new Food("allium", List.of("leek"), "produce", "onion", 1, "vegetables", "", null, null, null,
            java.util.Set.of(),
            List.of(), "pantry");

        assertThat(new FoodCatalogue(List.of(mine)).confident("Lauch")).contains(mine);
    }
}
