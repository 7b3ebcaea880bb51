package alfred.transfer;

import static alfred.transfer.Samples.bytes;
import static alfred.transfer.Samples.photo;
import static alfred.transfer.Samples.zip;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every format of other programs, with everything that a recipe can keep.
class FormatsTest {
    @TempDir
    private Path folder;

    @Test
    void paprika() throws IOException {
        var found = onDisk("my.paprikarecipes",
            zip("Barley Soup.paprikarecipe", Samples.gzip(bytes("paprika.json")), "broken.paprikarecipe",
                Samples.gzip("{\"uid\":".getBytes(StandardCharsets.UTF_8))));

        var recipe = only(found, "Paprika");
        assertThat(recipe.toFields()).containsEntry("name", "Barley Soup").containsEntry("servings", 4L)
            .containsEntry("prep_time_minutes", 15L)
            .containsEntry("cook_time_minutes", 70L).containsEntry("rating", 4L).containsEntry("difficulty", "medium")
            .containsEntry("source_url", "https://example.org/barley")
            .containsEntry("occasions", List.of("Soups", "Winter"));
        assertThat(recipe.ingredients()).containsExactly("For the soup:", "200 g pearl barley", "2 carrots, diced",
            "1 l stock");
        assertThat(recipe.steps()).containsExactly("Wash the barley.", "Boil everything for 40 minutes.", "Serve.");
        assertThat(recipe.notes()).contains("Freezes well.\nMore stock", "Aunt Ida",
            "Nutrition: 310 kcal, 9 g protein");
        assertThat(recipe.photo().orElseThrow().bytes()).isEqualTo(photo());
        assertThat(only(RecipeImport.read("x", Samples.gzip(bytes("paprika.json"))), "Paprika").name())
            .isEqualTo("Barley Soup");
    }

    @Test
    void tandoor() throws IOException {
        var found = onDisk("export.zip",
            zip("Bean_Chili.zip", zip("recipe.json", bytes("tandoor.json"), "image.png", photo())));

        var recipe = only(found, "Tandoor");
        assertThat(recipe.ingredients()).containsExactly("Sauce:", "2 onion (chopped)", "400 g tomatoes", "Beans:",
            "1 1/2 cup beans", "salt");
        assertThat(recipe.steps()).containsExactly("Sauce: Fry the onions.", "Add the tomatoes.",
            "Beans: Add the beans and simmer.");
        assertThat(recipe.servings()).isEqualTo(6);
        assertThat(recipe.prepMinutes()).isEqualTo(20);
        assertThat(recipe.cookMinutes()).isEqualTo(45);
        assertThat(recipe.tags()).containsExactly("dinner", "beans");
        assertThat(recipe.notes()).contains("Yield: 6 bowls", "calories 260");
        assertThat(recipe.photo().orElseThrow().bytes()).isEqualTo(photo());
    }

    @Test
    void mealie() throws IOException {
        var recipe =
            only(onDisk("leek.zip", zip("leek-tart.json", bytes("mealie.json"), "original.webp", photo())), "Mealie");

        assertThat(recipe.ingredients()).containsExactly("Dough:", "250 gram flour sifted", "a pinch of salt",
            "Filling:", "3 leeks");
        assertThat(recipe.steps()).containsExactly("Dough: Knead the dough.", "Bake: Fill it and bake it.");
        assertThat(recipe.toFields()).containsEntry("servings", 6L).containsEntry("prep_time_minutes", 30L)
            .containsEntry("cook_time_minutes", 50L)
            .containsEntry("rating", 5L).containsEntry("equipment_tags", List.of("Tart tin"))
            .containsEntry("occasions", List.of("Baking", "spring"));
        assertThat(recipe.notes()).contains("Tip: Serve warm.", "calories 320, fat 12");
        assertThat(recipe.cooked()).hasSize(1).first()
            .satisfies(cooked -> assertThat(cooked.day()).isEqualTo("2024-03-01"));
        assertThat(recipe.photo()).isPresent();

        var first = only(onDisk("mealie_2021.zip", zip("b/recipes/oat-bars/oat-bars.json", bytes("mealie-first.json"),
            "b/recipes/oat-bars/images/min-original.webp", photo(), "b/recipes/oat-bars/images/original.webp", photo(),
            "b/recipes/oat-bars/.DS_Store", photo(), "__MACOSX/b/recipes/oat-bars/._oat-bars.json", photo())),
            "Mealie");
        assertThat(first.ingredients()).containsExactly("300 g oats", "Topping:", "2 tbsp honey");
        assertThat(first.steps()).containsExactly("Base: Mix the oats.", "Bake for 20 minutes.");
        assertThat(first.cookMinutes()).isEqualTo(30);
        assertThat(first.photo()).isPresent();
    }

    @Test
    void mealieBackup() throws IOException {
        var found = onDisk("mealie.zip", zip("database.json", bytes("mealie-database.json"),
            "data/recipes/0b0e7f0e-0000-4000-8000-00000000000a/images/original.webp", photo()));

        assertThat(found.format()).isEqualTo("Mealie backup");
        assertThat(found.recipes()).extracting(ImportedRecipe::name).containsExactly("Fried Rice", "Mint Tea");
        var rice = found.recipes().getFirst();
        assertThat(rice.ingredients()).containsExactly("Rice:", "1 1/2 cup rice", "2 eggs, beaten");
        assertThat(rice.steps()).containsExactly("Fry the rice.", "Add the eggs.");
        assertThat(rice.isFavorite()).isTrue();
        assertThat(rice.tags()).containsExactlyInAnyOrder("asian", "Dinner");
        assertThat(rice.cooked()).hasSize(1).first()
            .satisfies(cooked -> assertThat(cooked.notes()).isEqualTo("Too salty"));
        assertThat(rice.photo()).isPresent();
        assertThat(found.recipes().get(1).notes()).contains("1 pot");
        assertThat(found.meals())
            .extracting(meal -> meal.day() + " " + meal.type() + " " + meal.recipe() + meal.notes())
            .containsExactly("2024-05-06 dinner Fried Rice", "2024-05-07 dinner Eat out with Tom");
        assertThat(found.shopping()).extracting(line -> line.text() + " " + line.isBought())
            .containsExactly("2 cup rice false", "paper towels true");
    }

    @Test
    void nextcloud() throws IOException {
        var at = Files.createDirectories(folder.resolve("Recipes/Plum Cake"));
        Files.write(at.resolve("recipe.json"), bytes("nextcloud.json"));
        Files.write(at.resolve("full.jpg"), photo());
        Files.write(at.resolve("thumb.jpg"), photo());

        var recipe = only(RecipeImport.read(folder.resolve("Recipes"), RecipeImport.Watch.NONE), "schema.org");

        assertThat(recipe.ingredients()).containsExactly("Dough:", "300 g flour", "Topping:", "1 kg plums");
        assertThat(recipe.steps()).containsExactly("Knead the dough.", "Lay the plums on it & bake.");
        assertThat(recipe.toFields()).containsEntry("servings", 8L)
            .containsEntry("equipment_tags", List.of("Baking tray"))
            .containsEntry("occasions", List.of("Cake", "plums", "autumn"));
        assertThat(recipe.photo()).isPresent();
    }

    @Test
    void recipeSage() {
        var own = only(read("recipesage.json"), "RecipeSage");
        assertThat(own.ingredients()).containsExactly("Dry:", "2 cups corn meal", "1 cup flour", "Wet:", "2 eggs");
        assertThat(own.steps()).containsExactly("Mixing: Mix it all.", "Baking: Bake 30 minutes.");
        assertThat(own.tags()).containsExactly("bread");
        assertThat(own.rating()).isEqualTo(4);
        assertThat(own.cookMinutes()).isEqualTo(30);

        var data = only(read("recipesage-ld.json"), "schema.org");
        assertThat(data.ingredients()).containsExactly("Base:", "200 g lentils", "1 onion", "Tadka:", "1 tsp cumin");
        assertThat(data.steps()).containsExactly("Base: Cook the lentils.", "Tadka: Fry the cumin.");
        assertThat(data.source()).isEqualTo("https://example.org/dal");
        assertThat(data.notes()).contains("Better tomorrow.", "Maya");
    }

    @Test
    void recipeKeeper() throws IOException {
        var found =
            onDisk("keeper.zip", zip("recipes.html", bytes("recipe-keeper.html"), "images/salad_0.jpg", photo()));

        assertThat(found.format()).isEqualTo("Recipe Keeper");
        assertThat(found.recipes()).extracting(ImportedRecipe::name).containsExactly("Potato Salad", "Iced Tea");
        var salad = found.recipes().getFirst();
        assertThat(salad.ingredients()).containsExactly("Salad:", "1 kg potatoes", "Dressing:", "100 ml broth");
        assertThat(salad.steps()).containsExactly("Boil the potatoes.", "Dress them warm.");
        assertThat(salad.toFields()).containsEntry("servings", 5L).containsEntry("prep_time_minutes", 20L)
            .containsEntry("cook_time_minutes", 25L)
            .containsEntry("rating", 4L).containsEntry("is_favorite", true)
            .containsEntry("source_url", "https://example.org/salad")
            .containsEntry("occasions", List.of("Side Dish", "Summer"));
        assertThat(salad.notes()).contains("Keeps two days.", "calories 210").doesNotContain("fat");
        assertThat(salad.photo()).isPresent();
    }

    @Test
    void copyMeThat() throws IOException {
        var found = onDisk("cmt.zip", zip("recipes.html", bytes("copymethat.html"), "recipes.txt",
            "Onion Pie\n\nIngredients:\n200 g flour\n\nSteps:\nMake the crust.\n".getBytes(StandardCharsets.UTF_8),
            "images/onion_pie.jpg", photo()));

        assertThat(found.format()).isEqualTo("CopyMeThat");
        assertThat(found.recipes()).extracting(ImportedRecipe::name).containsExactly("Onion Pie", "Toast");
        var pie = found.recipes().getFirst();
        assertThat(pie.ingredients()).containsExactly("Crust:", "200 g flour", "100 g butter");
        assertThat(pie.steps()).containsExactly("Make the crust.", "Fill it and bake it.");
        assertThat(pie.servings()).isEqualTo(6);
        assertThat(pie.rating()).isEqualTo(4);
        assertThat(pie.source()).isEqualTo("https://example.org/pie");
        assertThat(pie.photo()).isPresent();
        assertThat(found.recipes().get(1).isFavorite()).isTrue();
    }

    @Test
    void paprikasPages() throws IOException {
        var index =
            "<html><body><h1>My Recipes</h1><ul><li><a href='Recipes/Fish%20Stew.html'>Fish Stew</a></li></ul></body></html>";
        var recipe = only(onDisk("Export.zip",
            zip("Export/index.html", index.getBytes(StandardCharsets.UTF_8), "Export/Recipes/Fish Stew.html",
                bytes("paprika.html"), "Export/Recipes/Images/A/1.jpg", photo())),
            "Paprika (HTML)");

        assertThat(recipe.ingredients()).containsExactly("500 g fish", "2 tomatoes");
        assertThat(recipe.steps()).containsExactly("Cut the fish.", "Stew it gently.");
        assertThat(recipe.toFields()).containsEntry("rating", 5L).containsEntry("servings", 4L)
            .containsEntry("difficulty", "easy")
            .containsEntry("source_url", "https://example.org/stew");
        assertThat(recipe.photo()).isPresent();
    }

    @Test
    void tables() {
        var peas = only(read("plan-to-eat.csv"), "Plan to Eat");
        assertThat(peas.name()).isEqualTo("Peas, Minted");
        assertThat(peas.ingredients()).containsExactly("500 g peas", "For the mint butter:", "50 g butter",
            "10 mint leaves");
        assertThat(peas.steps()).containsExactly("Boil the peas.", "Melt the butter.");
        assertThat(peas.toFields()).containsEntry("cook_time_minutes", 70L).containsEntry("cuisine", "British")
            .containsEntry("rating", 4L);

        var dip = only(read("my-recipe-box.csv"), "My Recipe Box");
        assertThat(dip.steps()).containsExactly("Roast the beets.", "Blend them.");
        assertThat(dip.toFields()).containsEntry("servings", 6L).containsEntry("is_favorite", true)
            .containsEntry("occasions", List.of("Dips", "Vegan", "party"));

        var rice = only(read("table.csv"), "table");
        assertThat(rice.name()).isEqualTo("Milchreis");
        assertThat(rice.ingredients()).containsExactly("1 l Milch", "250 g Reis");
    }

    @Test
    void markdown() throws IOException {
        var fennel =
            only(
                onDisk("site.zip",
                    zip("site/_recipes/roast-fennel.md", bytes("chowdown.md"), "site/images/roast-fennel.jpg", photo(),
                        "site/README.md", "# My site\n\nHow to build it:\n\n1. Install it.\n2. Run it.\n"
                            .getBytes(StandardCharsets.UTF_8))),
                "Markdown with fields");
        assertThat(fennel.ingredients()).containsExactly("2 fennel bulbs, sliced", "1 tbsp olive oil");
        assertThat(fennel.steps()).containsExactly("Slice the fennel: thin is better", "Roast it for 25 minutes");
        assertThat(fennel.description()).isEqualTo("We eat it with fish.");
        assertThat(fennel.photo()).isPresent();

        var rolls = only(read("front-matter.md"), "Markdown with fields");
        assertThat(rolls.toFields()).containsEntry("name", "Rye Rolls").containsEntry("prep_time_minutes", 20L)
            .containsEntry("cook_time_minutes", 65L)
            .containsEntry("occasions", List.of("bread", "rye", "dark"))
            .containsEntry("description", "Dense and good.");
        assertThat(rolls.ingredients()).containsExactly("500 g rye flour", "300 ml water");
        assertThat(rolls.notes()).contains("Best on the day.\nFreeze the rest.");

        var trifle = only(read("nested.md"), "Markdown with fields");
        assertThat(trifle.name()).isEqualTo("Anna's Trifle");
        assertThat(trifle.ingredients()).containsExactly("Custard:", "4 egg yolks", "500 ml milk", "Rest:",
            "200 g sponge", "300 g berries");
        assertThat(trifle.steps()).containsExactly("Cook the custard slowly.");

        var bread = only(read("plain.md"), "text");
        assertThat(bread.toFields()).containsEntry("name", "Garlic Bread").containsEntry("servings", 4L)
            .containsEntry("prep_time_minutes", 10L)
            .containsEntry("cook_time_minutes", 15L);
        assertThat(bread.ingredients()).containsExactly("1 baguette", "3 cloves garlic");
        assertThat(read("several.txt").recipes()).extracting(ImportedRecipe::name).containsExactly("Boiled Eggs",
            "Fried Eggs");
    }

    @Test
    void cooklang() {
        var recipe = only(read("Easy Pancakes.cook"), "Cooklang");

        assertThat(recipe.name()).isEqualTo("Easy Pancakes");
        assertThat(recipe.ingredients()).containsExactly("Batter:", "3 eggs", "125 g plain flour", "250 ml milk",
            "sea salt, fine", "Frying:", "1/2 tbsp butter", "1 lemon (optional)");
        assertThat(recipe.steps()).containsExactly(
            "Batter: Crack the eggs into a mixing bowl and add plain flour, milk and sea salt. Whisk.",
            "Leave it for 15 minutes.", "Frying: Melt butter in a frying pan and fry with lemon.");
        assertThat(recipe.equipment()).containsExactly("mixing bowl", "frying pan");
        assertThat(recipe.servings()).isEqualTo(3);
        assertThat(recipe.notes()).contains("Thin is better.");
    }

    @Test
    void pdf() throws IOException {
        var lines = List.of("Onion Soup", "", "Serves 4", "", "Ingredients", "4 onions", "1 l stock", "", "Method",
            "1. Fry the onions.", "2. Add the stock.");
        var out = new ByteArrayOutputStream();
        try (var pdf = new PDDocument()) {
            var page = new PDPage();
            pdf.addPage(page);
            try (var stream = new PDPageContentStream(pdf, page)) {
                stream.beginText();
                stream.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 12);
                stream.setLeading(16);
                stream.newLineAtOffset(50, 700);
                for (var line : lines) {
                    stream.showText(line);
                    stream.newLine();
                }
                stream.endText();
            }
            pdf.save(out);
        }

        var soup = only(RecipeImport.read("x", out.toByteArray()), "text");

        assertThat(soup.name()).isEqualTo("Onion Soup");
        assertThat(soup.servings()).isEqualTo(4);
        assertThat(soup.ingredients()).containsExactly("4 onions", "1 l stock");
        assertThat(soup.steps()).containsExactly("Fry the onions.", "Add the stock.");
    }

    @Test
    void mealMaster() {
        var found = read("meal-master.mmf");
        assertThat(found.recipes()).extracting(ImportedRecipe::name).containsExactly("Skillet Beans", "Apple Snow");
        var beans = found.recipes().getFirst();
        assertThat(beans.ingredients()).containsExactly("2 cup Dried beans, soaked",
            "1 1/2 lb Smoked ham, cut in large cubes", "1 tsp Salt", "2 tbsp Molasses", "Pepper", "SAUCE:",
            "1 can Tomatoes");
        assertThat(beans.steps()).containsExactly("Boil the beans until they are soft.",
            "Add the rest and bake for an hour.");
        assertThat(beans.servings()).isEqualTo(4);
        assertThat(beans.tags()).containsExactly("Beans", "Main dish");
        assertThat(found.recipes().get(1).ingredients()).containsExactly("4 Apples", "2 tbsp Sugar");

        var stew = only(read("rezkonv.rk"), "Meal-Master");
        assertThat(stew.name()).isEqualTo("Linseneintopf");
        assertThat(stew.ingredients()).containsExactly("250 Gramm Linsen", "2 EL Essig");
        assertThat(stew.steps()).containsExactly("Die Linsen kochen.", "Mit Essig abschmecken.");
    }

    @Test
    void xml() throws IOException {
        var loaf = only(read("gourmet.grmt"), "Gourmet");
        assertThat(loaf.ingredients()).containsExactly("200 g nuts", "parsley (optional)", "Glaze:", "1/2 cup stock");
        assertThat(loaf.steps()).containsExactly("Grind the nuts.", "Bake the loaf.");
        assertThat(loaf.toFields()).containsEntry("rating", 4L).containsEntry("servings", 6L)
            .containsEntry("cuisine", "British")
            .containsEntry("cook_time_minutes", 60L).containsEntry("source_url", "https://example.org/loaf");
        assertThat(loaf.photo().orElseThrow().bytes()).isEqualTo(photo());

        var crepes = only(read("recipeml.xml"), "RecipeML");
        assertThat(crepes.ingredients()).containsExactly("Batter:", "250 g flour", "2-3 eggs, beaten");
        assertThat(crepes.steps()).containsExactly("Mix the batter.", "Fry the crepes.");
        assertThat(crepes.cookMinutes()).isEqualTo(20);

        var jam = onDisk("book.mcb", zip("book.xml", bytes("my-cookbook.xml"), "images/quince.jpg", photo())).recipes();
        assertThat(jam).extracting(ImportedRecipe::name).containsExactly("Quince Jam", "Tea");
        assertThat(jam.getFirst().ingredients()).containsExactly("1 kg quinces", "800 g sugar");
        assertThat(jam.getFirst().steps()).containsExactly("Cut the quinces.", "Boil with the sugar.");
        assertThat(jam.getFirst().tags()).containsExactly("Jams", "Autumn");
        assertThat(jam.getFirst().notes()).contains("5 jars", "Fills five jars.");
        assertThat(jam.getFirst().photo()).isPresent();
    }

    @Test
    void otherJson() {
        var toast = only(read("mela.json"), "JSON");
        assertThat(toast.ingredients()).containsExactly("Toast:", "2 slices of bread", "3 figs");
        assertThat(toast.source()).isEqualTo("https://example.org/figs");
        var pesto = only(read("crumb.json"), "JSON");
        assertThat(pesto.ingredients()).containsExactly("50 GRAMS basil", "salt");
        assertThat(pesto.steps()).containsExactly("Pound it.");
    }

    private static Found read(String sample) {
        return RecipeImport.read(sample, bytes(sample));
    }

    private Found onDisk(String name, byte[] bytes) throws IOException {
        return RecipeImport.read(Files.write(folder.resolve(name), bytes), RecipeImport.Watch.NONE);
    }

    private static ImportedRecipe only(Found found, String format) {
        assertThat(found.format()).isEqualTo(format);
        assertThat(found.recipes()).as(found.recipes().stream().map(ImportedRecipe::name).collect(Collectors.joining()))
            .hasSize(1);
        return found.recipes().getFirst();
    }
}
