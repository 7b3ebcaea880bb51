package alfred.transfer.format.page;

import alfred.transfer.format.Document;
import alfred.transfer.format.Doubt.Field;
import alfred.transfer.format.Found;
import alfred.transfer.format.ImportedRecipe;
import alfred.transfer.format.Importer;
import alfred.transfer.format.Photo;
import alfred.transfer.format.PlainText;
import alfred.transfer.format.RecipeBuilder;
import alfred.transfer.format.Unread;
import alfred.transfer.format.WebPhoto;
import alfred.transfer.format.json.RecipeJsonLd;
import alfred.transfer.format.text.RecipeText;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The recipes of a web page: from its data, else from its markup. What these lack is taken from the page's words,
/// and marked as doubtful; a page without any of them is a recipe only where both ingredients and steps are found.
public final class WebPageRecipe implements Importer {
    public static final String FORMAT = "web page";
    private static final int TEASER = 300;
    private static final Pattern NUMBER = Pattern.compile(".*[\\d½⅓⅔¼¾⅛].*");

    @Override
    public String format() {
        return FORMAT;
    }

    @Override
    public boolean recognises(Document document) {
        return document.isHtml();
    }

    @Override
    public Found read(Document document) {
        var page = document.html();
        var recipes = data(page);
        if (recipes.size() > 1) {
            return Found.of(FORMAT,
                recipes.stream().map(recipe -> recipe.named(PageTitle.cut(recipe.name(), page))).toList());
        }
        return recipes.isEmpty() ? inWords(document)
            : Found.of(FORMAT,
                List.of(new RecipeBuilder(completed(recipes.getFirst(), page)).photo(photo(document)).build()));
    }

    /// Returns the recipes in a page's data and markup, each once, and those with both parts where there are any.
    private static List<ImportedRecipe> data(org.jsoup.nodes.Document page) {
        var nodes = page.select("script[type*=ld+json], script[type=application/json]:contains(Recipe)").stream()
            .flatMap(script -> RecipeJsonLd.inText(script.data()).stream()).toList();
        var byName = new LinkedHashMap<String, ImportedRecipe>();
        for (var node : nodes) {
            put(byName, RecipeJsonLd.recipe(node));
        }
        var isWhole = byName.values().stream().anyMatch(WebPageRecipe::isWhole);
        if (!isWhole) {
            Microdata.recipes(page).stream().map(RecipeJsonLd::recipe).forEach(recipe -> put(byName, recipe));
        }
        var all = byName.values().stream().filter(ImportedRecipe::isRecipe).toList();
        var whole = all.stream().filter(WebPageRecipe::isWhole).toList();
        return whole.isEmpty() ? all.stream().limit(1).toList() : whole;
    }

    private static boolean isWhole(ImportedRecipe recipe) {
        return !recipe.ingredients().isEmpty() && !recipe.steps().isEmpty();
    }

    /// Of two recipes of one name, the one with more of its parts counts.
    private static void put(Map<String, ImportedRecipe> byName, ImportedRecipe recipe) {
        var key = recipe.name().toLowerCase(Locale.ROOT);
        var before = byName.get(key);
        if (before == null || !isWhole(before) && isWhole(recipe) || !before.isRecipe()) {
            byName.put(key, recipe);
        }
    }

    /// Returns the largest recipe among the page's words; if there is none, what stands below the heading of the steps.
    private static PageRecipes.Recipe words(PageRecipes words) {
        return words.found().stream().max(Comparator.comparingInt(recipe -> recipe.words().length()))
            .orElseGet(() -> new PageRecipes.Recipe("", List.of(), words.stepsBelowHeading()));
    }

    private static ImportedRecipe completed(ImportedRecipe read, org.jsoup.nodes.Document page) {
        boolean isNamed = !read.name().isBlank() && !PageTitle.isSite(read.name(), page);
        var recipe = new RecipeBuilder(read).name(PageTitle.cut(isNamed ? read.name() : PageTitle.of(page), page));
        if (isWhole(read) && !mayLackAmounts(read.ingredients()) && !isTeaser(read)) {
            return recipe.build();
        }
        var all = new PageRecipes(PageLines.of(page), PageTitle.said(page));
        var words = words(all);
        if (read.ingredients().isEmpty() || lacksAmounts(read.ingredients(), words.ingredients())) {
            recipe.clearIngredients().ingredients(words.ingredients()).doubt(Field.INGREDIENTS,
                String.join(" | ", words.ingredients()));
        }
        if (read.steps().isEmpty() || isTeaser(read)) {
            var steps = all.stepsBelowHeading().isEmpty() ? words.steps() : all.stepsBelowHeading();
            recipe.clearSteps();
            steps.forEach(recipe::steps);
            recipe.doubt(Field.STEPS, String.join(" | ", steps));
        }
        return recipe.build();
    }

    /// Whether most of the lines have no number.
    private static boolean mayLackAmounts(List<String> data) {
        var bare = data.stream().filter(line -> !NUMBER.matcher(line).matches()).count();
        return bare > 2 && bare * 10 >= data.size() * 8L;
    }

    /// Whether the data name foods without amounts, and the page has the same foods with amounts.
    private static boolean lacksAmounts(List<String> data, List<String> page) {
        var said = String.join(" ", page).toLowerCase(Locale.ROOT);
        var bare = data.stream().filter(line -> !NUMBER.matcher(line).matches()).toList();
        return mayLackAmounts(data) && page.size() >= data.size() && page.size() * 5 <= data.size() * 6
            && page.stream().filter(line -> NUMBER.matcher(line).matches()).count() * 2 > page.size()
            && bare.stream().filter(line -> said.contains(line.toLowerCase(Locale.ROOT))).count() * 10
                >= bare.size() * 7L;
    }

    /// Whether the data's only step is the beginning of a description, and no step.
    private static boolean isTeaser(ImportedRecipe read) {
        var only = read.steps().getFirst();
        var isCut = !only.matches("(?s).*[.!?)。]$")
            || read.description().length() > 20 && (PlainText.startsWith(read.description(), only)
                || PlainText.startsWith(only, read.description()));
        return read.steps().size() == 1 && only.length() < TEASER && only.length() > 40 && isCut;
    }

    private static Found inWords(Document document) {
        var page = document.html();
        var lines = PageLines.of(page);
        var words = new PageRecipes(lines, PageTitle.said(page));
        var found = words.found();
        if (found.isEmpty()) {
            return Found.problem(document.path(), Unread.Reason.UNCLEAR);
        }
        if (found.size() > 1) {
            return Found.of(FORMAT,
                found.stream()
                    .map(one -> inWords(page, one.title().isBlank() ? PageTitle.of(page) : one.title(), one).build())
                    .toList());
        }
        var only = found.getFirst().orSteps(words.stepsBelowHeading());
        return Found.of(FORMAT,
            List.of(withFacts(inWords(page, PageTitle.of(page, only.title(), only.words()), only), lines)
                .photo(photo(document))
                .build()));
    }

    private static RecipeBuilder inWords(org.jsoup.nodes.Document page, String name, PageRecipes.Recipe found) {
        var recipe = new RecipeBuilder().name(name).description(page.select("meta[name=description]").attr("content"))
            .ingredients(found.ingredients());
        found.steps().forEach(recipe::steps);
        return recipe.doubt(Field.NAME, page.title()).doubt(Field.INGREDIENTS, String.join(" | ", found.ingredients()))
            .doubt(Field.STEPS, String.join(" | ", found.steps()));
    }

    /// Adds what short lines say of servings and times.
    private static RecipeBuilder withFacts(RecipeBuilder recipe, List<PageLines.Line> lines) {
        var facts = RecipeText.read(lines.stream().map(PageLines.Line::text).filter(line -> line.length() < 100)
            .collect(Collectors.joining("\n", "x\n", "\n")));
        return recipe.servings(facts.servings()).prep(String.valueOf(facts.prepMinutes()))
            .cook(String.valueOf(facts.cookMinutes()));
    }

    /// Returns the first photo beside the page, else the address of the one that the page names for sharing.
    private static Optional<Photo> photo(Document document) {
        var named = document.html().select("meta[property=og:image], meta[name=twitter:image]").stream()
            .map(image -> image.attr("content"))
            .flatMap(address -> WebPhoto.of(address).stream()).findFirst();
        return document.isAmongOthers()
            ? document.html().select("img[src]").stream().map(image -> document.photo(image.attr("src")))
                .flatMap(Optional::stream).filter(photo -> !(photo instanceof WebPhoto)).findFirst().or(() -> named)
            : named;
    }
}
