package alfred.core.context;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.domain.Row;
import alfred.core.library.LibraryFixture;
import alfred.core.registry.SessionIdRegistry;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ShownRefsTest {
    private final SessionIdRegistry registry = new SessionIdRegistry(LibraryFixture.DOMAIN);

    @BeforeEach
    void drafts() {
        for (var title : List.of("Emma", "Dune", "Dune Messiah", "Twin", "Twin")) {
            registry.registerGenerated("book", title, Row.of("title", title), 1);
        }
    }

    private List<String> shown(String reply) {
        return ShownRefs.in(reply, registry.entries());
    }

    @Test
    void theOrderIsThatOfTheReply() {
        assertThat(shown("1. Dune Messiah\n2. emma\n3. Dune")).containsExactly("gen_book_3", "gen_book_1",
            "gen_book_2");
    }

    @Test
    void aNameInsideALongerOneOrAWordDoesNotCount() {
        assertThat(shown("There is Dune Messiah, and a dilemma.")).containsExactly("gen_book_3");
    }

    @Test
    void twoOfOneNameAreTwo() {
        assertThat(shown("- Twin\n- Twin\n")).containsExactly("gen_book_4", "gen_book_5");
        assertThat(shown("Only one Twin.")).containsExactly("gen_book_4");
    }

    @Test
    void aNameMayStandInThePlural() {
        assertThat(shown("Two Dunes and three Emmas, and no Dunesman.")).containsExactly("gen_book_2", "gen_book_1");
    }

    @Test
    void oneThatIsGoneUsesItsMentionUp() {
        registry.markDeletedElsewhere("gen_book_4");
        assertThat(shown("Twin is deleted.")).isEmpty();
        assertThat(shown("Twin is deleted, and Twin is kept.")).containsExactly("gen_book_5");
    }

    @Test
    void aSummaryKeepsTheNameOfItsRecipe() {
        var list = "How about this:\n\n**Emma**\n- 1 page\n- 2 pages\n- 3 pages\n- 4 pages\n- 5 pages";
        assertThat(AssistantSummary.of(list, LibraryFixture.DOMAIN, List.of("Emma"), true))
            .startsWith("How about this: Emma (5 items: 1 page");

        var made = "# Emma\n## Chapters\nOne\n## Pages\n300\n## Genre\nnovel";
        assertThat(AssistantSummary.of(made, LibraryFixture.DOMAIN, List.of(), true))
            .isEqualTo("Generated book(s): Emma. [Content archived]");
        assertThat(AssistantSummary.of(made, LibraryFixture.DOMAIN, List.of("Emma"), true))
            .isEqualTo("Generated book(s): Emma. [Content archived]");
    }

    @Test
    void whatIsTooLongIsCutAtASentence() {
        assertThat(AssistantSummary.of("One sentence of words. ".repeat(30), LibraryFixture.DOMAIN, List.of(), true))
            .endsWith("of words.... [content continues in step results]");
    }
}
