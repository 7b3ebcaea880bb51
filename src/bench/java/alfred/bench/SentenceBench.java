package alfred.bench;

import alfred.builtin.BuiltInReasoner;
import alfred.builtin.template.Intent;
import alfred.builtin.template.TemplateBook;
import alfred.core.context.Conversation;
import alfred.core.domain.Language;
import alfred.core.reasoner.TurnContext;
import alfred.kitchen.KitchenDomain;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// What reading one message costs, over all samples of a language's book.
@State(Scope.Thread) @BenchmarkMode(Mode.AverageTime) @OutputTimeUnit(TimeUnit.MILLISECONDS)
public class SentenceBench {
    private final BuiltInReasoner english = new BuiltInReasoner(Language.ENGLISH);
    private final BuiltInReasoner german = new BuiltInReasoner(Language.of("de"));
    private final List<TurnContext> inEnglish = turns(TemplateBook.english());
    private final List<TurnContext> inGerman = turns(TemplateBook.of(Language.of("de")));
    private int at;

    private static List<TurnContext> turns(TemplateBook book) {
        return book.samples().stream()
            .map(sample -> new TurnContext(new KitchenDomain(List.of()), sample.sentence(), List.of(),
                alfred.core.reasoner.Mode.AUTO, 1, OffsetDateTime.parse("2026-11-20T18:00:00+01:00"), List.of(),
                Conversation.EMPTY, "", ""))
            .toList();
    }

    @Benchmark @Goal(value = "read an English message", atMostMillis = 2)
    public Optional<Intent> anEnglishMessage() {
        return english.reading(next(inEnglish));
    }

    @Benchmark @Goal(value = "read a German message", atMostMillis = 2)
    public Optional<Intent> aGermanMessage() {
        return german.reading(next(inGerman));
    }

    @Benchmark @Goal(value = "read an English message in a German window", atMostMillis = 4)
    public Optional<Intent> anEnglishMessageInAGermanWindow() {
        return german.reading(next(inEnglish));
    }

    private TurnContext next(List<TurnContext> turns) {
        at = (at + 1) % turns.size();
        return turns.get(at);
    }
}
