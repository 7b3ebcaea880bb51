package alfred.ui.chat.composer;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.model.Mention;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComposerTextTest {
    private static final Mention CHICKEN = new Mention("Butter Chicken", "recipe", "id-1");

    @Test
    void aMentionIsWrittenAsTheSessionReadsIt() {
        var text = new ComposerText();
        text.edited("Cook @but tonight");

        text.mention(5, 9, CHICKEN);

        assertThat(text.text()).isEqualTo("Cook @Butter Chicken tonight");
        assertThat(text.written()).isEqualTo("Cook @[Butter Chicken](recipe:id-1) tonight");
    }

    @Test
    void aMentionBehindAWordStandsApart() {
        var text = new ComposerText();
        text.edited("about");

        var caret = text.mention(5, 5, CHICKEN);

        assertThat(text.text()).isEqualTo("about @Butter Chicken ");
        assertThat(caret).isEqualTo(text.text().length());
        assertThat(text.written()).isEqualTo("about @[Butter Chicken](recipe:id-1)");
    }

    @Test
    void editsBeforeAMentionMoveIt() {
        var text = new ComposerText();
        text.edited("@b");
        text.mention(0, 2, CHICKEN);

        text.edited("Please " + text.text());

        assertThat(text.written()).isEqualTo("Please @[Butter Chicken](recipe:id-1)");
    }

    @Test
    void anEditInsideAMentionMakesItPlainWords() {
        var text = new ComposerText();
        text.edited("@b");
        text.mention(0, 2, CHICKEN);

        text.edited("@Butter Cicken ");

        assertThat(text.spans()).isEmpty();
        assertThat(text.written()).isEqualTo("@Butter Cicken");
    }

    @Test
    void theCaretBehindAMentionFindsItWhole() {
        var text = new ComposerText();
        text.edited("@b");
        text.mention(0, 2, CHICKEN);

        assertThat(text.endingAt(15)).isPresent();
        assertThat(text.endingAt(16)).isEmpty();
        assertThat(text.startingAt(0)).isPresent();
    }

    @Test
    void lettersBehindAnAtSignAreAQuery() {
        var text = new ComposerText();
        text.edited("mail me at a@b, or @lem");

        assertThat(text.query(14)).isEmpty();
        assertThat(text.query(23)).contains(new ComposerText.Query(19, "lem"));
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void mentionsNeverPointAtOtherWords(long seed) {
        var random = new SplittableRandom(seed);
        var text = new ComposerText();
        for (int i = 0; i < 200; i++) {
            var length = text.text().length();
            var from = random.nextInt(length + 1);
            if (random.nextInt(8) == 0) {
                text.mention(from, from, CHICKEN);
            } else {
                var to = Math.min(length, from + random.nextInt(4));
                text.edited(
                    text.text().substring(0, from) + "ab ".substring(random.nextInt(3)) + text.text().substring(to));
            }
            assertThat(text.spans()).allSatisfy(
                span -> assertThat(text.text().substring(span.from(), span.to())).isEqualTo("@Butter Chicken"));
        }
    }

    @Test
    void aRecalledMessageReadsAndWritesTheSame() {
        var text = new ComposerText();

        text.recall("Add @[Eggs (large)](inv:7) to @[Shakshuka](recipe)");

        assertThat(text.text()).isEqualTo("Add @Eggs (large) to @Shakshuka");
        assertThat(text.written()).isEqualTo("Add @[Eggs (large)](inv:7) to @[Shakshuka](recipe)");
    }
}
