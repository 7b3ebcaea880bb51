package alfred.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.transfer.format.Doubt;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.RecipeBuilder;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RecipeImportTest {
    @Test
    void bothTimesOfALineAreTaken() {
        for (var times : List.of("Zubereitung 20 Min., Kochzeit 45 Min.", "Prep 20 min, cook 45 min",
            "Zubereitungszeit: 20 Min., Garzeit: 45 Min.", "Vorbereitung 20 Minuten, Backen 45 Minuten")) {
            var recipe = read("Linsensuppe\n" + times + "\n\n300 g Linsen\n2 Möhren\n\nLinsen kochen.\nMöhren dazu.");

            assertThat(recipe.prepMinutes()).as(times).isEqualTo(20);
            assertThat(recipe.cookMinutes()).as(times).isEqualTo(45);
            assertThat(recipe.description()).as(times).isEmpty();
        }
    }

    @Test
    void headingsDecide() {
        var recipe = read("""
            Lemon Ricotta Pasta

            A quick one for warm evenings.
            Serves 4 | Prep time: 10 min | Cook time: 1 h 5 min

            ## Ingredients
            - 400 g spaghetti
            * 2 lemons, zest and juice
            For the topping
            ▢ 50 g Parmesan, grated

            Method:
            1. Boil the pasta.
            Keep a cup of its water.
            2) Mix everything.

            Notes
            Freezes badly.
            https://example.org/pasta
            """);

        assertThat(recipe.name()).isEqualTo("Lemon Ricotta Pasta");
        assertThat(recipe.description()).isEqualTo("A quick one for warm evenings.");
        assertThat(recipe.servings()).isEqualTo(4);
        assertThat(recipe.prepMinutes()).isEqualTo(10);
        assertThat(recipe.cookMinutes()).isEqualTo(65);
        assertThat(recipe.ingredients()).containsExactly("400 g spaghetti", "2 lemons, zest and juice",
            "For the topping:", "50 g Parmesan, grated");
        assertThat(recipe.steps()).containsExactly("Boil the pasta. Keep a cup of its water.", "Mix everything.");
        assertThat(recipe.notes()).isEqualTo("Freezes badly.");
        assertThat(recipe.source()).isEqualTo("https://example.org/pasta");
    }

    @Test
    void twoRecipesInOneTextAreTwo() {
        var all = RecipeImport.readAll("""
            Peanut Noodles
            Serves 2-3
            cook: a quarter of an hour

            200 g noodles
            3 tbsp peanut butter
            salt & pepper

            1. Boil the noodles.
            2. Stir in the peanut butter.

            Tahini Dressing
            2 tbsp tahini
            1 clove garlic
            water as needed
            Mix.
            """);

        assertThat(all).extracting(ImportedRecipe::name).containsExactly("Peanut Noodles", "Tahini Dressing");
        assertThat(all.getFirst().ingredients()).hasSize(3);
        assertThat(all.getFirst().cookMinutes()).isEqualTo(15);
        assertThat(all.getFirst().servings()).isEqualTo(2);
        assertThat(all.getFirst().doubts()).contains(new Doubt(Doubt.Field.SERVINGS, "Serves 2-3"));
        assertThat(all.getLast().steps()).containsExactly("Mix.");
    }

    @Test
    void thePartsOfOneRecipeAreOne() {
        var recipe = read("""
            Dumplings

            250 g flour
            100 ml water
            Knead.

            Filling
            200 g cabbage
            1 onion
            Chop and fill.
            """);

        assertThat(recipe.name()).isEqualTo("Dumplings");
        assertThat(recipe.ingredients()).contains("250 g flour", "200 g cabbage");
    }

    @Test
    void aPastedMessageKeepsItsTimesSectionsAndTip() {
        var recipe = read("""
            Fish Pie
            Feeds 6 hungry people. About 25 mins to prep, then 40 mins in the oven.

            For the mash:
            1kg floury potatoes
            50g butter
            splash of milk

            For the filling:
            400g white fish
            salt & pepper

            1. Boil the potatoes.
            2. Poach the fish.

            Note: freezes well
            """);

        assertThat(recipe.servings()).isEqualTo(6);
        assertThat(recipe.prepMinutes()).isEqualTo(25);
        assertThat(recipe.cookMinutes()).isEqualTo(40);
        assertThat(recipe.ingredients()).containsExactly("For the mash:", "1kg floury potatoes", "50g butter",
            "splash of milk", "For the filling:", "400g white fish", "salt & pepper");
        assertThat(recipe.steps()).containsExactly("Boil the potatoes.", "Poach the fish.");
        assertThat(recipe.notes()).isEqualTo("Note: freezes well");
        assertThat(recipe.doubts()).isEmpty();
    }

    @Test
    void whatIsConcludedIsTold() {
        var recipe = read("""
            Oma Ilses Apfelkuchen
            12 Stück, ca. 1 Std. 10 Min.

            Für den Teig:
            200 g Mehl
            1 Ei (Gr. M)

            Zubereitung
            1. Teig kneten und 30 Min. kalt stellen.
            2. Backen.
            Tipp: Mit Sahne servieren!
            """);

        assertThat(recipe.servings()).isEqualTo(12);
        assertThat(recipe.cookMinutes()).isEqualTo(70);
        assertThat(recipe.ingredients()).containsExactly("Für den Teig:", "200 g Mehl", "1 Ei (Gr. M)");
        assertThat(recipe.description()).isEmpty();
        assertThat(recipe.steps()).containsExactly("Teig kneten und 30 Min. kalt stellen.", "Backen.");
        assertThat(recipe.notes()).isEqualTo("Tipp: Mit Sahne servieren!");
        assertThat(recipe.doubts()).containsExactly(new Doubt(Doubt.Field.SERVINGS, "12 Stück"),
            new Doubt(Doubt.Field.TIMES, "ca. 1 Std. 10 Min."));
        assertThat(read("Kartoffelsuppe\nFür 4 Personen, 45 Minuten\n\nZutaten\n1 kg Kartoffeln\n").cookMinutes())
            .isEqualTo(45);
    }

    @Test
    void withoutHeadingsTheLookDecides() {
        var recipe = read("""
            Grandma's pancakes
            200 g flour
            2 eggs
            300 ml milk
            a pinch of salt

            Whisk everything to a smooth batter and leave it for ten minutes.
            Fry ladles of it in butter until golden.
            """);

        assertThat(recipe.name()).isEqualTo("Grandma's pancakes");
        assertThat(recipe.ingredients()).containsExactly("200 g flour", "2 eggs", "300 ml milk", "a pinch of salt");
        assertThat(recipe.steps()).hasSize(2);
    }

    @Test
    void germanHeadingsAreKnown() {
        var recipe = read(
            "Apfelkuchen\n\nFür 8 Personen\nVorbereitungszeit: 30 Minuten\n\nZutaten\n200 g Mehl\n3 Äpfel\n\nZubereitung\nBacken.\n");

        assertThat(recipe.servings()).isEqualTo(8);
        assertThat(recipe.prepMinutes()).isEqualTo(30);
        assertThat(recipe.ingredients()).containsExactly("200 g Mehl", "3 Äpfel");
        assertThat(recipe.steps()).containsExactly("Backen.");
    }

    @Test
    void aPagesDataIsReadExactly() {
        var recipe = read("""
            <!doctype html><html><head><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},
            {"@type":["Recipe"],"name":"Fish &amp; <b>Chips</b>","recipeYield":["4 servings"],"prepTime":"PT15M","totalTime":"PT1H",
            "recipeIngredient":["4 cod fillets","1 kg potatoes"],"keywords":"dinner, british","url":"https://example.org/fish",
            "recipeInstructions":[{"@type":"HowToSection","name":"Fish","itemListElement":[{"@type":"HowToStep","text":"Fry it."}]},
            {"@type":"HowToStep","text":"Serve <i onclick=alert(1)>hot</i>."}]}]}</script></head><body><p>Buy now!</p></body></html>
            """);

        assertThat(recipe).isEqualTo(new RecipeBuilder().name("Fish & Chips").servings(4).prep("15").cook("45")
            .ingredient("4 cod fillets\n1 kg potatoes").steps("Fish: Fry it.\nServe hot.").tags("dinner", "british")
            .source("https://example.org/fish").build());
    }

    @Test
    void whatThePagesMarkupNamesIsReadExactly() {
        var recipe = read("""
            \uFEFF<!DOCTYPE html><html><body><h1>Our pages</h1><div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Fish pie</h2>
            <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ida</b></span>
            <time itemprop="prepTime" datetime="PT15M">a quarter</time><span itemprop="recipeYield">for 4</span>
            <ul><li itemprop="recipeIngredient"><b>2</b> <i>cod fillets</i></li><li itemprop="recipeIngredient">1 onion</li></ul>
            <div itemprop="recipeInstructions"><ol><li>Fry it.</li><li>Bake <a href="x">it</a>.</li></ol></div>
            <script itemprop="recipeInstructions">steal()</script></div></body></html>
            """);

        assertThat(recipe.name()).isEqualTo("Fish pie");
        assertThat(recipe.prepMinutes()).isEqualTo(15);
        assertThat(recipe.servings()).isEqualTo(4);
        assertThat(recipe.ingredients()).containsExactly("2 cod fillets", "1 onion");
        assertThat(recipe.steps()).containsExactly("Fry it.", "Bake it.");
        assertThat(recipe.notImported()).containsExactly("author");
    }

    @Test
    void aFileWithSeveralRecipesGivesAll() {
        var all = RecipeImport.readAll("""
            \uFEFF[{"@type":"Recipe","name":"A"},{"@graph":[{"@type":"Recipe","name":"B"}]},{"@type":"Recipe"}]""");

        assertThat(all).extracting(ImportedRecipe::name).containsExactly("A", "B");
    }

    @Test
    void aPageWithoutDataIsReadAsWords() {
        var recipe = read(
            "<html><body><nav>Home</nav><h1>Soup</h1><h2>Ingredients</h2><ul><li>1 onion</li><li>1 l stock</li></ul>"
                + "<h2>Method</h2><p>Boil it.</p><script>steal()</script></body></html>");

        assertThat(recipe.name()).isEqualTo("Soup");
        assertThat(recipe.ingredients()).containsExactly("1 onion", "1 l stock");
        assertThat(recipe.steps()).containsExactly("Boil it.");
    }

    @Test
    void hostileTextIsPlainAndSmall() {
        var recipe =
            read("So\u202Eup\u0000\n\nIngredients\n" + "1 onion\n".repeat(50_000) + "Method\n" + "x".repeat(1_000_000));

        assertThat(recipe.name()).isEqualTo("Soup");
        assertThat(recipe.ingredients()).hasSize(200);
        assertThat(RecipeImport.read("[".repeat(100_000))).isEmpty();
        assertThat(RecipeImport.read("{\"@type\":\"Recipe\"")).isEmpty();
        assertThat(RecipeImport.read("Hello there, how are you?")).isEmpty();
        assertThat(RecipeImport.read("")).isEmpty();
    }

    @Test
    void joinedSignsStayJoined() {
        var recipe = read("Soup of the family 👨\u200D👩\u200D👧\n\nIngredients\n1 onion\nMethod\nBoil it.");

        assertThat(recipe.name()).isEqualTo("Soup of the family 👨\u200D👩\u200D👧");
    }

    @Test
    void noTextIsTooOdd() {
        var random = new Random(7);
        var pieces = new String[] {"\n", "1 ", "½ ", "Ingredients\n", "Method\n", "<p>", "</p>", "{", "\"", "**", "- ",
            "step 1:", "salt", "\u200B",
            "é", ": "};
        for (int i = 0; i < 3_000; i++) {
            var text = new StringBuilder();
            for (int k = random.nextInt(40); k >= 0; k--) {
                text.append(pieces[random.nextInt(pieces.length)]);
            }
            assertThat(RecipeImport.read(text.toString())).as(text.toString()).satisfies(read -> read.ifPresent(
                recipe -> assertThat(recipe.name() + recipe.ingredients() + recipe.steps()).doesNotContain("\u200B")));
        }
    }

    private static ImportedRecipe read(String text) {
        return RecipeImport.read(text).orElseThrow();
    }
}
