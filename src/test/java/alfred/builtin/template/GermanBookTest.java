package alfred.builtin.template;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.builtin.BuiltInReasoner;
import alfred.builtin.intent.Orders;
import alfred.builtin.intent.SkillWrites;
import alfred.builtin.slot.Dates;
import alfred.builtin.slot.SlotTypes;
import alfred.core.context.Conversation;
import alfred.core.domain.Language;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.TurnContext;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.NameIndex;
import alfred.kitchen.names.OwnNames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What a German window understands: German first, English as well.
class GermanBookTest {
    private static final OffsetDateTime FRIDAY = OffsetDateTime.parse("2026-11-20T18:00:00+01:00");
    private static final TemplateBook BOOK = TemplateBook.of(Language.of("de"));
    private static final List<String> RECIPES = List.of("Lasagne", "Carbonara", "Gulasch", "Minestrone", "Pfannkuchen");
    private static final NameIndex NOTHING = new NameIndex(List.of());
    private static final BuiltInReasoner ASSISTANT = new BuiltInReasoner(Language.of("de"), FoodCatalogue::standard,
        () -> new OwnNames.Names(new NameIndex(RECIPES), NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING));
    private static final SlotTypes TYPES =
        new SlotTypes(new Dates(FRIDAY.toLocalDate()), BOOK.lexicon(), FoodCatalogue.standard());

    static Stream<TemplateBook.Sample> samples() {
        return BOOK.samples().stream();
    }

    static Stream<TemplateBook.Sample> englishSamples() {
        return TemplateBook.english().samples().stream();
    }

    private static TurnContext turn(String sentence) {
        return new TurnContext(
            new KitchenDomain(List.of()),
            sentence,
            List.of(),
            Mode.AUTO,
            1,
            FRIDAY,
            List.of(),
            Conversation.EMPTY,
            "", "");
    }

    private static Optional<Intent> reading(String sentence) {
        return ASSISTANT.reading(turn(sentence));
    }

    private static String skill(String sentence) {
        return reading(sentence).map(Intent::skill).orElse("");
    }

    private static List<Intent> german(String sentence) {
        return BOOK.read(TokenizedSentence.of(sentence, BOOK.lexicon()).trimmed(), TYPES::fill);
    }

    private static Set<String> skills(TemplateBook book) {
        return book.entries.stream().map(TemplateBook.Entry::skill).collect(Collectors.toCollection(TreeSet::new));
    }

    /// The sentences of a table, whatever it expects of them.
    private static List<String> table(String name) {
        try (var in = Objects.requireNonNull(GermanBookTest.class.getResourceAsStream("/alfred/builtin/" + name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .skip(1)
                .map(line -> line.startsWith("\"")
                    ? line.substring(1, line.indexOf('"', 1))
                    : line.substring(0, line.indexOf(',')))
                .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest @MethodSource("samples")
    void everySampleParsesBackToItsSection(TemplateBook.Sample sample) {
        assertThat(skill(sample.sentence())).as(sample.sentence()).isEqualTo(sample.skill());
    }

    @ParameterizedTest @CsvFileSource(resources = "/alfred/builtin/sentences_de.csv", numLinesToSkip = 1,
        quoteCharacter = '"')
    void typedSentencesAreReadAsExpected(String sentence, @Nullable String skill, @Nullable String slots) {
        var reading = reading(sentence);

        if (skill == null) {
            // declined, asked about or answered: nothing is done
            assertThat(reading.stream().flatMap(r -> Orders.in(r).stream())
                .filter(order -> !SkillWrites.of(order.skill()).isEmpty()))
                .as(sentence).isEmpty();
            return;
        }
        assertThat(reading.map(Intent::skill).orElse("")).as(sentence).isEqualTo(skill);
        for (var slot : slots == null ? new String[0] : slots.split(";")) {
            var pair = slot.split("=", 2);
            assertThat(reading.orElseThrow().slot(pair[0]))
                .as(sentence + ": " + pair[0])
                .isEqualTo(pair[1]);
        }
    }

    @Test
    void whatCanBeAskedInEnglishCanBeAskedInGerman() {
        assertThat(skills(BOOK)).isEqualTo(skills(TemplateBook.english()));
        assertThat(samples().map(TemplateBook.Sample::skill)).containsAll(skills(BOOK));
    }

    @ParameterizedTest @MethodSource("englishSamples")
    void anEnglishSampleMeansTheSameInAGermanWindow(TemplateBook.Sample sample) {
        assertThat(reading(sample.sentence()))
            .as(sample.sentence())
            .isEqualTo(TemplateBookTest.reading(sample.sentence()));
    }

    @Test
    void anEnglishSentenceThatNothingIsMadeOfIsNoGermanCommand() {
        var english = new SlotTypes(
            new Dates(FRIDAY.toLocalDate()), TemplateBook.english().lexicon(), FoodCatalogue.standard());
        var beyond = table("sentences.csv").stream()
            .filter(s -> TemplateBook.english()
                .read(
                    TokenizedSentence.of(s, TemplateBook.english().lexicon())
                        .trimmed(),
                    english::fill)
                .isEmpty())
            .toList();

        assertThat(beyond).hasSizeGreaterThan(50);
        assertThat(beyond.stream().filter(s -> !german(s).isEmpty())).isEmpty();
    }

    @Test
    void whatIsWrittenOnTheUsersWordHoldsInEitherLanguageWhateverTheWindows() {
        var today = FRIDAY.toLocalDate();
        var sentences = Stream.concat(samples().map(TemplateBook.Sample::sentence), table("sentences_de.csv").stream())
            .toList();
        var others = new ArrayList<String>();

        for (var sentence : sentences) {
            var found = german(sentence);
            var wanted = found.size() == 1 ? SkillWrites.of(found.getFirst().skill()) : SkillWrites.of("");
            if (wanted.isEmpty()) {
                // what it may mean all the same is OrderedWrites' to say
                continue;
            }
            assertThat(new BuiltInReasoner(Language.of("de")).asksFor(sentence, today))
                .as(sentence)
                .isEqualTo(wanted);
            if (!new BuiltInReasoner(Language.ENGLISH).asksFor(sentence, today).equals(wanted)) {
                others.add(sentence);
            }
        }
        assertThat(others)
            .as("what English takes for a slip of \"halve\" asks for nothing there")
            .containsExactly("halte mindestens 2 l Milch vorrätig", "halte immer 2 l Milch im Haus");
    }

    @ParameterizedTest @CsvSource({
        "messages, chat.try.cook, cook.can", "messages, chat.try.plan, meal.list", "messages, chat.try.shop, shop.list",
        "pages, recipes.ask.words, draft.suggest",
        "pages, pantry.what-to-cook.words, orders", "pages, shopping.empty.ask.words, shop.for_meals",
        "pages, meals.ask.words, meal.plan"
    })
    void whatTheWindowAsksInGermanIsUnderstood(String bundle, String key, String skill) {
        var words = ResourceBundle.getBundle("alfred/ui/" + bundle, Locale.GERMANY)
            .getString(key)
            .replace("von {0} bis {1}", "von Freitag, 27. November bis Donnerstag, 3. Dezember")
            .replace("{0}", "Linsen");

        assertThat(skill(words.endsWith(" am ") ? words + "Montag" : words.endsWith(" ") ? words + "Linsen" : words))
            .as(words)
            .isEqualTo(skill);
    }

    @Test
    void aTemplateThatIsPassedOverByTheFirstWordFitsNothing() {
        var sentences = samples()
            .map(sample -> TokenizedSentence.of(sample.sentence(), BOOK.lexicon()))
            .toList();

        long passedOver = 0;
        for (var entry : BOOK.entries) {
            var others = sentences.stream()
                .filter(sentence -> !entry.template().mayFit(sentence, BOOK.spelling.all(sentence.folded())))
                .toList();
            passedOver += others.size();
            assertThat(others)
                .as(entry.template().toString())
                .noneMatch(s -> entry.template().match(s, TYPES::fill).isPresent());
        }
        assertThat(passedOver).isGreaterThan((long) BOOK.entries.size() * sentences.size() / 2);
    }

    @Test
    void noSampleAndNoTypedSentenceHasTwoBestReadings() {
        var sentences = Stream.concat(samples().map(TemplateBook.Sample::sentence), table("sentences_de.csv").stream())
            .toList();

        assertThat(new HashSet<>(sentences)).hasSizeGreaterThan(600);
        assertThat(sentences.stream()
            .filter(s -> german(s).stream().map(Intent::skill).distinct().count() > 1))
            .isEmpty();
    }
}
