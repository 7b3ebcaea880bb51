package alfred.transfer.format.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

class PageTitleTest {
    private static String cut(String name, String body) {
        return PageTitle.cut(name, Jsoup.parse("<title>" + name + "</title>" + body));
    }

    @Test
    void theNameOfASiteThatIsItsHeadingToo() {
        var banner = "<h1><a href='/'>La cocotte de Lise</a></h1>";

        assertThat(cut("La cocotte de Lise: Brioche aux noix", banner)).isEqualTo("Brioche aux noix");
        assertThat(cut("Brioche aux noix: La cocotte de Lise", banner)).isEqualTo("Brioche aux noix");
    }

    @Test
    void aHeadingIsTheDishWhereItIsNoSite() {
        assertThat(cut("Brioche aux noix: douce et dorée", "<h1>Brioche aux noix</h1>")).isEqualTo("Brioche aux noix");
        assertThat(cut("Bread: a beginner's loaf", "")).isEqualTo("Bread: a beginner's loaf");
    }

    @Test
    void aNumberThatTheTitleOfThePageLacks() {
        var page = Jsoup.parse("<title>Miso leeks — Cards</title><h1>7 Miso leeks</h1>");

        assertThat(PageTitle.cut("7 Miso leeks", page)).isEqualTo("Miso leeks");
        assertThat(cut("7 layer salad", "")).isEqualTo("7 layer salad");
    }

    @Test
    void theRecipeOfTheWeek() {
        assertThat(cut("Recipe of the week: Leek gratin", "")).isEqualTo("Leek gratin");
    }
}
