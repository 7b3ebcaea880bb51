package alfred.core.pipeline;

import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.context.StepRecord;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.DraftEdit;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.rule.Permission;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Subdomain;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.StepType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The calls of one step, subject to the circuit breakers (spec/pipeline.md, circuit breakers).
final class StepRun {
    private static final String UNDO = "undo";
    private static final Pattern DAY = Pattern.compile("\\b\\d{4}-\\d{2}-\\d{2}\\b");
    private static final Pattern REF = Pattern.compile("\\b[a-z_]+_\\d+\\b");
    private final TurnServices services;
    private final int number;
    private final Plan.Step step;
    private final Batch batch;
    private final int maxCalls;
    private final List<ToolResult> earlier;
    private final List<ToolResult> results = new ArrayList<>();
    private final List<String> artifacts = new ArrayList<>();
    private List<String> toMend = List.of();
    private int refusals;
    private String why = "";

    /// The effect of a call on its step.
    enum Effect { GOES_ON, BROKEN_OFF, BLOCKED, ASKS }

    /// @param earlier the calls of the steps before it
    /// @param maxCalls the number of calls at which the step is broken off
    StepRun(TurnServices services, int number, Plan.Step step, Batch batch, List<ToolResult> earlier, int maxCalls) {
        this.earlier = earlier;
        this.services = services;
        this.number = number;
        this.step = step;
        this.batch = batch;
        this.maxCalls = maxCalls;
    }

    Batch batch() {
        return batch;
    }

    List<ToolResult> results() {
        return List.copyOf(results);
    }

    List<String> artifacts() {
        return List.copyOf(artifacts);
    }

    void made(List<String> refs) {
        refs.stream().filter(ref -> !artifacts.contains(ref)).forEach(artifacts::add);
    }

    /// Sets the drafts that were asked for once more.
    void toMend(List<String> refs) {
        toMend = refs;
    }

    List<String> toMend() {
        return toMend;
    }

    /// Returns the artifacts; those given anew in place of drafts that were to be mended change these drafts.
    List<Artifact> mended(List<Artifact> given) {
        var waiting = new ArrayList<>(toMend);
        given.forEach(artifact -> waiting.remove(artifact.ref()));
        return given.stream().map(artifact -> {
            var ref = artifact.ref().isEmpty() ? waiting.stream().filter(r -> services.registry().entry(r)
                .filter(e -> e.type().equals(artifact.type())).isPresent()).findFirst().orElse("") : artifact.ref();
            waiting.remove(ref);
            return new Artifact(ref, artifact.type(), artifact.content());
        }).toList();
    }

    /// Why the step was broken off; `""` if it was not.
    String why() {
        return why;
    }

    /// Whether the step may try once more after something was refused; asking uses the try up.
    boolean mayTryAgain() {
        return ++refusals < 2;
    }

    Effect call(ToolCall asked) {
        var call = asked.tool().equals(UNDO) && asked.args().isEmpty() ? ofWhatTheStepNames() : asked;
        if (ActContext.counted(results, batch.refs()) >= maxCalls) {
            why = "stopped before " + call.tool() + ": a step makes at most " + maxCalls
                + " calls; what was not called yet is not done";
            return Effect.BROKEN_OFF;
        }
        var result = !isAllowed(call) ? refused(call) : isOnAnotherDay(call) ? onAnotherDay(call)
            : isRepeated(call) ? repeated(call) : services.execute(call, number);
        boolean isRepeatedEmpty = result.isDone() && result.rows().isEmpty() && call.isRead() && results.stream()
            .anyMatch(r -> r.call().equals(call));
        results.add(result);
        if (isRepeatedEmpty) {
            why = "stopped: the same question was asked again, and there is still nothing";
        }
        if (result.isDone() && call.tool().equals(DraftEdit.NAME)) {
            made(List.of(DraftEdit.ref(call.args())));
        }
        remember(result);
        return switch (result.outcome()) {
            case DONE -> isRepeatedEmpty ? Effect.BROKEN_OFF : Effect.GOES_ON;
            case REFUSED -> mayTryAgain() ? Effect.GOES_ON : Effect.BLOCKED;
            case UNSAVED -> isToBeSaved(result) && mayTryAgain() ? Effect.GOES_ON : Effect.ASKS;
            case NEEDS_YES, NEEDS_WORD, AMBIGUOUS -> Effect.ASKS;
        };
    }

    /// Whether the drafts that a call needs are to be saved anyway, so that the reasoner only mistook the order.
    private boolean isToBeSaved(ToolResult result) {
        return services.wordsAllow(Permission.Operation.SAVE)
            || result.choices().stream().allMatch(draft -> batch.holds(draft.ref()));
    }

    /// Returns the question to ask if a call changes many rows, is ambiguous, was not asked for by the user's words, or
    /// needs a draft to be saved first.
    ///
    /// @param left the call and those after it, which wait for the answer
    static ActDecision.AskUser question(TurnServices services, ToolResult result, Resume.Calls left) {
        var phrases = services.domain().phrases();
        if (result.outcome() == ToolResult.Outcome.NEEDS_WORD) {
            boolean isDoneAnew = left.calls().size() > 1 && left.calls().stream().anyMatch(c -> c.tool().equals(UNDO));
            var would = isDoneAnew ? phrases.text("core.take-back-and", left.goal()) : all(services, result, left);
            return new ActDecision.AskUser(new Question(phrases.text("core.would", would), List.of(), left));
        }
        if (result.outcome() == ToolResult.Outcome.UNSAVED) {
            return saveFirst(result, left, phrases);
        }
        boolean isMany = result.outcome() == ToolResult.Outcome.NEEDS_YES;
        var text = isMany ? phrases.text("core.shall", result.message()) : phrases.text("ask.which");
        var choices = isMany ? List.<Pending.Choice>of()
            : result.choices().stream().map(c -> new Pending.Choice(c.label(), c.ref())).toList();
        return new ActDecision.AskUser(new Question(text, choices, isMany ? new Resume.Many() : new Resume.Nothing()));
    }

    /// Says what all the calls that wait for the answer would do; what speaks against the first comes last.
    private static String all(TurnServices services, ToolResult result, Resume.Calls left) {
        var others = left.calls().stream().skip(1).map(services::wouldDo).filter(words -> !words.isEmpty());
        return Stream.concat(others, Stream.of(result.message())).collect(Collectors.joining(", "));
    }

    /// Offers to save the drafts that a call needs, and to go on with it.
    private static ActDecision.AskUser saveFirst(ToolResult result, Resume.Calls left, Phrasebook phrases) {
        var drafts = result.choices();
        var text = phrases.text("core.save-first",
            phrases.list(drafts.stream().map(CrudRefusal.Choice::label).toList()), drafts.size());
        var save = SaveArtifact.call(drafts.stream().map(CrudRefusal.Choice::ref).toList());
        var calls = Stream.concat(Stream.of(save), left.calls().stream()).toList();
        return new ActDecision.AskUser(
            new Question(text, List.of(), new Resume.Calls(left.goal(), calls, left.rest())));
    }

    /// What a write step lacks that is said to be done: a write, or, of its plain writes, one in its own part of the
    /// domain. Tools know what they write.
    Optional<String> lacking() {
        if (step.type() != StepType.WRITE) {
            return Optional.empty();
        }
        if (!hasWritten()) {
            return Optional
                .of("Nothing was written in this step yet, so it is not done. Make the call that writes, or, "
                    + "if there is nothing to write, complete the step and say so.");
        }
        boolean isElsewhere = results.stream().filter(this::isWrite)
            .allMatch(r -> r.call().tool().startsWith("db_") && !belongs(r.table()));
        return isElsewhere
            ? Optional
                .of("What was written is not in " + step.subdomain() + ", so the step is not done. Write what it asks "
                    + "for, or, if that was all, complete the step.")
            : Optional.empty();
    }

    /// Whether a table belongs to the step's part of the domain, or to one that its main table is a part of.
    private boolean belongs(String table) {
        var parts = services.domain().subdomains();
        return parts.stream().filter(part -> part.name().equals(step.subdomain())).map(part -> part.tables().getFirst())
            .findFirst().map(main -> parts.stream().map(Subdomain::tables)
                .anyMatch(tables -> tables.contains(main) && tables.contains(table)))
            .orElse(true);
    }

    /// Whether a call of the step wrote something or changed a draft.
    boolean hasWritten() {
        return !artifacts.isEmpty() || results.stream().anyMatch(this::isWrite);
    }

    /// An undo, of the rows whose refs the step names.
    private ToolCall ofWhatTheStepNames() {
        var named = REF.matcher(step.description()).results().map(MatchResult::group)
            .filter(ref -> services.registry().entry(ref).filter(e -> e.uuid() != null).isPresent()).distinct()
            .toList();
        return ToolCall.domain(UNDO, named.isEmpty() ? Map.of() : Map.of("of", named));
    }

    private boolean isWrite(ToolResult result) {
        return result.isDone() && services.writes(result.call());
    }

    private boolean isAllowed(ToolCall call) {
        boolean isCrud = call.tool().startsWith("db_");
        boolean isEdit = call.tool().equals(DraftEdit.NAME);
        return switch (step.type()) {
            case READ -> !services.writes(call) && !isEdit;
            case ANALYZE -> !isCrud && !services.writes(call) && !isEdit;
            case GENERATE -> !isCrud && !services.writes(call);
            case WRITE -> true;
        };
    }

    /// Whether a step is for one day, and the call writes another; told once.
    private boolean isOnAnotherDay(ToolCall call) {
        var days = days(step.description());
        var written = call.data().stream().flatMap(row -> row.values().stream()).filter(value -> value != null)
            .flatMap(value -> days(value.toString()).stream()).collect(Collectors.toSet());
        return days.size() == 1 && written.size() == 1 && !written.equals(days) && services.writes(call)
            && results.stream().noneMatch(r -> r.outcome() == ToolResult.Outcome.REFUSED);
    }

    private static Set<String> days(String text) {
        return DAY.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private ToolResult onAnotherDay(ToolCall call) {
        return new ToolResult(call, ToolResult.Outcome.REFUSED, List.of(), "The step is for " + days(step.description())
            + ", and the call writes another date. Make it with the day that the user said.", List.of(), List.of(), 0);
    }

    /// Whether all rows of a call were made by a call of this turn before it: a step that is planned twice.
    private boolean isRepeated(ToolCall call) {
        var made = Stream.concat(earlier.stream(), results.stream()).filter(ToolResult::isDone).map(ToolResult::call)
            .filter(other -> other.tool().equals(ToolCall.CREATE) && other.table().equals(call.table()))
            .flatMap(other -> other.data().stream()).toList();
        return call.tool().equals(ToolCall.CREATE) && !call.data().isEmpty()
            && call.data().stream().allMatch(row -> made.stream().anyMatch(other -> agree(row, other)));
    }

    /// Whether two rows have the same value in all columns that both give, two of them at least.
    private static boolean agree(Map<String, @Nullable Object> one, Map<String, @Nullable Object> other) {
        var shared = one.keySet().stream().filter(other::containsKey).toList();
        return shared.size() > 1
            && shared.stream().allMatch(column -> Objects.equals(one.get(column), other.get(column)));
    }

    private static ToolResult repeated(ToolCall call) {
        return new ToolResult(call, ToolResult.Outcome.REFUSED, List.of(),
            "That was written in this turn already; do not write it again. Complete the step.", List.of(), List.of(),
            0);
    }

    private ToolResult refused(ToolCall call) {
        return new ToolResult(call, ToolResult.Outcome.REFUSED, List.of(),
            "A step of type " + step.type().text() + " may not call " + call.tool() + ".", List.of(), List.of(), 0);
    }

    /// Keeps the rows that a call read or computed. What a call wrote is loaded where it is written.
    private void remember(ToolResult result) {
        if (result.isDone() && !result.rows().isEmpty() && result.writes().isEmpty()) {
            var call = result.call();
            var domain = services.domain();
            var columns = domain.entityOfTable(result.table()).map(entity -> call.returnedColumns(domain, entity))
                .orElse(List.of());
            var asked = !call.filters().isEmpty() ? call.filters().toString() : call.args().isEmpty() ? ""
                : call.args().toString();
            services.conversation(services.conversation().and(
                new StepRecord(services.registry().currentTurn(), number, result.table(), asked, columns, result.rows(),
                    false)));
        }
    }
}
