package alfred.core.session.turn;

import alfred.core.context.Pending;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.Row;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.StepOutcome;
import alfred.core.registry.RefEntry;
import alfred.core.registry.RefNames;
import alfred.core.registry.SessionIdRegistry;
import alfred.core.row.Store;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Turns all text for people: entities get names, and those with the same name are told apart
/// (spec/pipeline.md, Reply). Rows and cards in events keep their refs, which programs go by.
public final class ForPeople {
    private static final int VERSION_WITH_TIME = 7;
    private final DomainConfig domain;
    private final Store store;
    private final SessionIdRegistry registry;
    private final OffsetDateTime now;
    private final RefNames names;

    public ForPeople(DomainConfig domain, Store store, SessionIdRegistry registry, OffsetDateTime now) {
        this.domain = domain;
        this.store = store;
        this.registry = registry;
        this.now = now;
        this.names = new RefNames(domain, registry::entry);
    }

    String text(String text) {
        return names.in(text);
    }

    /// Does the work; a refusal of it names things.
    public <T> T refusing(Supplier<T> work) {
        try {
            return work.get();
        } catch (CrudRefusal refusal) {
            throw refusal.in(this::text);
        }
    }

    /// Returns the event with its words for people.
    PipelineEvent event(PipelineEvent event) {
        return switch (event) {
            case PipelineEvent.ThinkComplete e -> new PipelineEvent.ThinkComplete(text(e.goal()), e.stepCount());
            case PipelineEvent.PlanMade e ->
                new PipelineEvent.PlanMade(text(e.goal()), e.steps().stream().map(this::step).toList());
            case PipelineEvent.Propose e -> new PipelineEvent.Propose(text(e.goal()), text(e.proposal()),
                e.choices().stream().map(c -> called(c, text(c.text()))).toList());
            case PipelineEvent.Clarify e ->
                new PipelineEvent.Clarify(text(e.goal()), e.questions().stream().map(this::question).toList());
            case PipelineEvent.StepStarted e -> new PipelineEvent.StepStarted(e.number(), e.total(), step(e.step()));
            case PipelineEvent.StepCompleted e -> new PipelineEvent.StepCompleted(e.total(), outcome(e.outcome()));
            case PipelineEvent.Token e -> new PipelineEvent.Token(text(e.text()));
            case PipelineEvent.Done e ->
                new PipelineEvent.Done(text(e.response()), e.writes(), e.usage(), e.millis(), e.pending(), e.turn(),
                    e.tookBack(), e.understood());
            case PipelineEvent.Failed e ->
                new PipelineEvent.Failed(text(e.message()), e.kind(), e.isRetriable(), e.writes(), e.turn());
            case PipelineEvent.HandedOff e ->
                new PipelineEvent.HandedOff(new Handoff(text(e.handoff().summary()), e.handoff().action(),
                    text(e.handoff().actionDetail()), text(e.handoff().content())));
            case PipelineEvent.Thinking _ -> event;
            case PipelineEvent.Working _ -> event;
            case PipelineEvent.ActiveContext _ -> event;
            case PipelineEvent.ContextUpdated _ -> event;
            case PipelineEvent.CancelledTurn _ -> event;
        };
    }

    private Plan.Step step(Plan.Step step) {
        return new Plan.Step(text(step.description()), step.type(), step.subdomain(), step.group());
    }

    private StepOutcome outcome(StepOutcome o) {
        return new StepOutcome(o.number(), step(o.step()), o.status(), text(o.words()), o.results(), o.artifacts());
    }

    /// Returns the question with names for refs, and with choices that differ.
    Question question(Question question) {
        var choices = question.choices().stream().map(c -> called(c, text(c.text()))).toList();
        var alike = choices.stream().filter(c -> registry.entry(c.ref()).isPresent())
            .collect(Collectors.groupingBy(Pending.Choice::text));
        var told = new HashMap<Pending.Choice, String>();
        alike.values().stream().filter(group -> group.size() > 1).forEach(group -> told.putAll(toldApart(group)));
        return new Question(text(question.text()),
            choices.stream().map(c -> called(c, told.getOrDefault(c, c.text()))).toList(),
            question.resume(), text(question.before()));
    }

    private static Pending.Choice called(Pending.Choice choice, String text) {
        return new Pending.Choice(text, choice.ref(), choice.say());
    }

    /// Names things that are called the same by what is known of them, else by when they were saved, else by their
    /// order.
    private Map<Pending.Choice, String> toldApart(List<Pending.Choice> group) {
        var ways = List.<Function<Pending.Choice, String>>of(this::described, c -> saved(c, "day.short"),
            c -> saved(c, "day.and-time"));
        for (var way : ways) {
            var told = group.stream().collect(Collectors.toMap(c -> c, way));
            if (told.values().stream().distinct().count() == group.size()) {
                return told;
            }
        }
        var inOrder = new ArrayList<>(group);
        inOrder.sort(Comparator.comparing(c -> registry.uuidOf(c.ref()).map(UUID::toString).orElse("")));
        return inOrder.stream()
            .collect(Collectors.toMap(c -> c, c -> c.text() + " (" + (inOrder.indexOf(c) + 1) + ")"));
    }

    private String described(Pending.Choice choice) {
        var entry = registry.entry(choice.ref()).orElseThrow();
        var entity = domain.entity(entry.type()).orElseThrow();
        return entry.isUnsaved() ? domain.phrases().text("core.unsaved", choice.text())
            : row(entry).map(row -> domain.described(entity, row)).orElse("");
    }

    private Optional<Row> row(RefEntry entry) {
        return Optional.ofNullable(entry.uuid())
            .flatMap(id -> store.read(rows -> rows.find(domain.entity(entry.type()).orElseThrow(), id)));
    }

    /// @param pattern the key of the pattern of a day or time
    private String saved(Pending.Choice choice, String pattern) {
        var phrases = domain.phrases();
        return registry.uuidOf(choice.ref()).filter(id -> id.version() == VERSION_WITH_TIME)
            .map(id -> Instant.ofEpochMilli(id.getMostSignificantBits() >>> 16))
            .map(made -> phrases.text("core.saved-on", choice.text(),
                phrases.time(pattern, made.atOffset(now.getOffset()))))
            .orElseGet(() -> phrases.text("core.unsaved", choice.text()));
    }
}
