package alfred.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.builtin.template.TemplateBook;
import alfred.core.context.Conversation;
import alfred.core.domain.Language;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.TurnContext;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.names.OwnNames;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BuiltInReasonerTest {
    @Test
    void aBookIsOpenedOnlyForWhatTheFirstOneDoesNotKnow() {
        var opened = new ArrayList<String>();
        var assistant = new BuiltInReasoner(
            Language.of("de"),
            List.of(
                () -> {
                    opened.add("de");
                    return TemplateBook.of(Language.of("de"));
                },
                () -> {
                    opened.add("en");
                    return TemplateBook.english();
                }),
            FoodCatalogue::standard,
            () -> OwnNames.Names.NONE);

        read("was läuft bald ab?", assistant);
        assertThat(opened).containsOnly("de");

        read("what expires soon?", assistant);
        assertThat(opened).contains("en");
    }

    private static void read(String sentence, BuiltInReasoner assistant) {
        assistant.reading(new TurnContext(new KitchenDomain(List.of()), sentence, List.of(), Mode.AUTO, 1,
            OffsetDateTime.parse("2026-11-20T18:00:00+01:00"), List.of(), Conversation.EMPTY, "", ""));
    }
}
