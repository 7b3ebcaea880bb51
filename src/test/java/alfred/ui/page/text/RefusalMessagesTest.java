package alfred.ui.page.text;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.transfer.format.Unread;
import alfred.ui.DemoKitchen;
import alfred.ui.fx.Texts;
import alfred.ui.model.WindowSettings;
import java.util.UUID;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What a German window says of what was not done.
class RefusalMessagesTest {
    private static final String NOT_ENGLISH = "(?s)(?!.*\\b(the|is|that|not|nothing|try)\\b).+";

    @BeforeEach
    void speakGerman() {
        Texts.speak("de");
    }

    @AfterEach
    void speakAsBefore() {
        Texts.speak("en");
    }

    @Test
    void aFoodOfThatNameIsThere() {
        var kitchen = DemoKitchen.services(false, WindowSettings.inMemory()).kitchen();

        var refusal = Assertions.catchThrowableOfType(CrudRefusal.class,
            () -> kitchen.create(KitchenEntities.INGREDIENT, Row.of("name", "Butter", "parent_category", "dairy")));

        assertThat(refusal.field()).isEqualTo("name");
        assertThat(RefusalMessages.of(refusal)).isEqualTo("Das Lebensmittel „butter“ gibt es schon.");
        Texts.speak("en");
        assertThat(RefusalMessages.of(refusal)).contains("butter").contains("already");
    }

    @Test
    void whatIsGoneIsSaidToBe() {
        var kitchen = DemoKitchen.services(false, WindowSettings.inMemory()).kitchen();

        var refusal = Assertions.catchThrowableOfType(CrudRefusal.class,
            () -> kitchen.delete(KitchenEntities.RECIPE, UUID.randomUUID()));

        assertThat(RefusalMessages.of(refusal)).isEqualTo("Das gibt es nicht mehr (Rezept).");
    }

    /// A German reads why as exactly as somebody else does, down to what the field takes.
    @Test
    void whatAFieldTakesIsSaid() {
        var kitchen = DemoKitchen.services(false, WindowSettings.inMemory()).kitchen();

        var refusal = Assertions.catchThrowableOfType(CrudRefusal.class,
            () -> kitchen.create(KitchenEntities.RECIPE, Row.of("name", "Dal", "rating", "many")));

        assertThat(RefusalMessages.of(refusal))
            .isEqualTo("„rating“ (Rezept) nimmt ganze Zahl von 1 bis 5, nicht „many“.");
        assertThat(refusal).hasMessage("\"rating\" of a recipe takes whole number from 1 to 5, not \"many\".");
    }

    static Stream<String> everyReason() {
        return Phrasebook.ENGLISH.keys().stream()
            .filter(key -> key.matches("(refused|argument|request|rule|type|takes)\\..+"));
    }

    @ParameterizedTest @MethodSource
    void everyReason(String key) {
        var refusal = CrudRefusal.of(CrudRefusal.Kind.BAD_VALUE, key, 1, 2, 3, 4);

        assertThat(RefusalMessages.of(refusal)).isNotEqualTo(refusal.message()).matches(NOT_ENGLISH);
    }

    @ParameterizedTest @EnumSource
    void everyTroubleOfTheStore(StoreException.Kind kind) {
        assertThat(RefusalMessages.of(new StoreException(kind, null))).matches(NOT_ENGLISH);
    }

    @ParameterizedTest @EnumSource
    void everyReasonOfAModel(ReasonerFailure.Reason reason) {
        var failure = new ReasonerFailure(reason, "localhost", 503);

        assertThat(failure.message(Texts.phrases())).matches(NOT_ENGLISH).doesNotContain("{");
        assertThat(failure).message().doesNotMatch(NOT_ENGLISH);
    }

    @ParameterizedTest @EnumSource
    void everyReasonWhyNothingWasImported(Unread.Reason reason) {
        var why = Unread.of(reason, CrudRefusal.of(CrudRefusal.Kind.TAKEN, "refused.gone"), 404);

        assertThat(why.message(Texts.phrases())).matches(NOT_ENGLISH).doesNotContain("{");
    }
}
