package alfred.transfer.format.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

class PageRecipesTest {
    private static List<PageRecipes.Recipe> found(String html) {
        return new PageRecipes(PageLines.of(Jsoup.parse(html)), "").found();
    }

    @Test
    void twoRecipesWithoutHeadingsAreToldApart() {
        var found = found("""
            <h2>What the orchard gave</h2><p>We had 40 visitors on Sunday and it did not rain.</p>
            <h3>Damson cobbler</h3><p>Feeds six</p>
            <p>2 lb damsons, stoned<br>4 oz sugar<br>8 oz self-raising flour<br>2 oz butter<br>milk to bind</p>
            <p>Simmer the damsons with the sugar until soft.</p>
            <p>Rub the butter into the flour, bind with milk and drop spoonfuls on top.</p>
            <p>Bake at gas mark 6 for half an hour.</p>
            <h3>Pickled shallots</h3>
            <ul><li>500 g shallots</li><li>300 ml malt vinegar</li><li>2 tbsp sugar</li></ul>
            <p>Peel the shallots. Boil the vinegar with the sugar and pour it over.</p>
            <p>The next meeting is on the 4th.</p>""");

        assertThat(found).extracting(PageRecipes.Recipe::title).containsExactly("Damson cobbler", "Pickled shallots");
        assertThat(found.getFirst().ingredients()).hasSize(5).endsWith("milk to bind");
        assertThat(found.getFirst().steps()).hasSize(3);
        assertThat(found.getLast().steps())
            .containsExactly("Peel the shallots. Boil the vinegar with the sugar and pour it over.");
    }

    @Test
    void aPageLaidOutByTablesIsReadCellByCell() {
        var found = found(
            """
            <table><tr><td><b>Pies</b><br><a href="a">Apple</a></td><td><b>Leek broth</b><br>as my aunt made it<p>
            <table><tr><td>3</td><td>leeks, sliced</td></tr><tr><td>1 l</td><td>chicken stock</td></tr>
            <tr><td>50 g</td><td>barley</td></tr>
            <tr><td></td><td>nutmeg</td></tr></table>
            <p>Sweat the leeks gently.<p>Add the stock and the barley and simmer 40 minutes.<p>Grate nutmeg over it.</td></tr></table>""");

        assertThat(found).hasSize(1);
        assertThat(found.getFirst().title()).isEqualTo("Leek broth");
        assertThat(found.getFirst().ingredients()).containsExactly("3 leeks, sliced", "1 l chicken stock",
            "50 g barley", "nutmeg");
        assertThat(found.getFirst().steps()).hasSize(3);
    }

    @Test
    void whatStandsBelowTheHeadingOfIngredientsIsNoTitle() {
        var found = found("""
            <h1>Marzipan robins</h1><p><b>Ingredients:</b></p>
            <ul><li>Dried figs*, as many as you like</li><li>Marzipan (the soft kind)</li></ul>
            <p><b>Glaze</b></p><ul><li>4 tablespoons apricot jam</li><li>2 tablespoons warm water</li></ul>
            <p><b>Method:</b></p><ol><li>Wrap each fig in marzipan and shape a beak.</li>
            <li>Warm the jam with the water and brush it over the robins.</li></ol>""").getFirst();

        assertThat(found.title()).isEqualTo("Marzipan robins");
        assertThat(found.ingredients()).startsWith("Dried figs*, as many as you like", "Marzipan (the soft kind)",
            "Glaze:").hasSize(5);
    }

    @Test
    void aHeadingThatNamesTheDishAndItsMakingIsOneOfSteps() {
        var page = new PageRecipes(PageLines.of(Jsoup.parse("""
            <h1>Perenstaaf</h1><h2>Tips</h2><p>Neem rijpe peren, die smaken het best van allemaal.</p>
            <h2>Perenstaaf maken</h2><p>Verwarm de oven voor op 200 graden en schil de peren.</p>
            <h2>Perenstaaf bakken</h2><p>Bak de perenstaaf in een half uur goudbruin en gaar.</p>
            <h2>Huis te huren</h2><p>Wij zoeken een huis met een grote keuken en een tuin.</p>""")), "Perenstaaf");

        assertThat(page.stepsBelowHeading()).containsExactly(
            "Verwarm de oven voor op 200 graden en schil de peren.", "Perenstaaf bakken:",
            "Bak de perenstaaf in een half uur goudbruin en gaar.");
    }

    @Test
    void stepsBelowTheirHeadingCountMoreThanASentenceOfAStory() {
        var story = new PageRecipes.Recipe("Soup", List.of("1 leek"), List.of("I made this when it rained."));

        assertThat(story.orSteps(List.of("Slice the leek.", "Simmer it in water for an hour.")).steps()).hasSize(2);
        assertThat(story.orSteps(List.of("I made this when it rained.", "Slice it.")).steps()).hasSize(1);
        assertThat(story.orSteps(List.of()).steps()).hasSize(1);
    }

    @Test
    void aMenuWithPricesAndAStoryAreNoRecipe() {
        assertThat(found("""
            <h1>Lunch at the mill</h1><p>2 Soup of the day 6.50</p><p>3 Smoked eel on rye 11.00</p>
            <p>4 Plum tart 7.20</p>
            <p>We sat by the water until the soup was cold, and nobody minded the eel.</p>""")).isEmpty();
        assertThat(found("""
            <h1>The baker of Elm Street</h1><ul><li>400 loaves a day</li><li>2 ovens from Leeds</li>
            <li>3 people who know the dough</li></ul>
            <p>He closed the shop in spring. Nobody in the street has slept past five since.</p>""")).isEmpty();
    }

    @Test
    void aTableOfContentsAndHintsAreLeftOut() {
        var found = found("""
            <h1>Rye crackers</h1><ul><li><a href="#i">1 Ingredients</a></li><li><a href="#m">2 Making them</a></li></ul>
            <ul><li>200 g rye flour</li><li>80 ml water</li><li>1 tsp caraway</li></ul>
            <p>1/ Knead flour, water and caraway.</p><p>2/ Roll out thinly and bake 12 min at 220 °C.</p>
            <p>My tip: a pasta machine rolls the dough evenly, in 2 minutes.</p>""");

        assertThat(found.getFirst().ingredients()).containsExactly("200 g rye flour", "80 ml water", "1 tsp caraway");
        assertThat(found.getFirst().steps()).hasSize(2);
    }

    @Test
    void tablesAreReadByTheNamesOfTheirColumns() {
        var found = found("""
            <h1>Gelbe Rübensuppe</h1><table><tr><th>Zutat</th><th>Menge</th><th>Einheit</th><th>EUR</th></tr>
            <tr><td colspan=4>Suppe</td></tr>
            <tr><td>Karotten</td><td>1,5</td><td>kg</td><td>2,40</td></tr>
            <tr><td>Zwiebeln</td><td>2</td><td></td><td>0,50</td></tr>
            <tr><td>Sahne</td><td>200</td><td>ml</td><td>0,99</td></tr></table>
            <table><tr><th>Nr.</th><th>Arbeitsschritt</th><th>Zeit</th></tr>
            <tr><td>1</td><td>Die Karotten und die Zwiebeln schälen und klein schneiden.</td><td>15 min</td></tr>
            <tr><td>2</td><td>Mit Wasser weich kochen, pürieren und Sahne einrühren.</td><td>30 min</td></tr></table>
            """).getFirst();

        assertThat(found.ingredients()).endsWith("1,5 kg Karotten", "2 Zwiebeln", "200 ml Sahne")
            .doesNotContain("Suppe");
        assertThat(found.steps()).containsExactly("Die Karotten und die Zwiebeln schälen und klein schneiden.",
            "Mit Wasser weich kochen, pürieren und Sahne einrühren.");
    }

    @Test
    void aListAboveTheDishIsNoneOfItsIngredients() {
        var found = found("""
            <h1>The crate, week 9</h1><p><b>In the crate</b></p><ul><li>2 kg beetroot</li><li>1 kg onions</li>
            <li>500 g spinach</li><li>1 cabbage</li></ul>
            <h2>Recipe of the month: Spinach dumplings</h2><p>Marta made these for the whole packing team.</p>
            <p><b>Ingredients</b></p><ul><li>300 g spinach</li><li>150 g stale bread</li><li>2 eggs</li>
            <li>100 ml milk</li></ul><p><b>Method</b></p>
            <ol><li>Wilt the spinach, squeeze it dry and chop it.</li>
            <li>Soak the bread in milk and eggs, and stir in the spinach.</li>
            <li>Shape dumplings and simmer them for 12 minutes.</li></ol>""").getFirst();

        assertThat(found.ingredients()).containsExactly("300 g spinach", "150 g stale bread", "2 eggs", "100 ml milk");
        assertThat(found.title()).endsWith("Spinach dumplings");
    }

    @Test
    void theNameOfADishStandsBelowTheDishBefore() {
        var found = found("""
            <h1>Two for the picnic</h1><h2>Pea frittata</h2><ul><li>6 eggs</li><li>200 g peas</li><li>1 onion</li></ul>
            <p>Fry the onion, add the peas and the beaten eggs and bake for 15 minutes.</p>
            <p><b>UNCLE TED'S RADISH SALAD (does 4 or 5)</b></p>
            <ul><li>1 bunch radishes</li><li>2 tbsp cream</li><li>1 lemon</li></ul>
            <p>I. Slice the radishes.</p><p>II. Stir in the cream and the juice of the lemon.</p>""");

        assertThat(found).extracting(PageRecipes.Recipe::title)
            .containsExactly("Pea frittata", "UNCLE TED'S RADISH SALAD");
    }

    @Test
    void romanNumbersCountSteps() {
        var lines = LineMarks.joined(PageLines.of(Jsoup.parse("<p>I</p><p>Get the rice on and light the grill.</p>"
            + "<p>IV</p><p>Paint the glaze on thickly, until it blisters.</p>")));

        assertThat(lines).extracting(PageLines.Line::text).containsExactly("1. Get the rice on and light the grill.",
            "4. Paint the glaze on thickly, until it blisters.");
    }

    @Test
    void aListWithoutAnyAmountIsOfAStory() {
        assertThat(found("""
            <h1>The last salt works</h1><p>A list of 1794 names all that the works needed:</p>
            <ul><li>a pan, riveted</li><li>a rake of ash</li><li>wood, more than you think</li></ul>
            <p>She stirs the pan with the rake until the salt forms, and adds wood.</p>""")).isEmpty();
    }
}
