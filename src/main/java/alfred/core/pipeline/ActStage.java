package alfred.core.pipeline;

import alfred.core.context.Resume;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.StepOutcome.Status;
import alfred.core.reasoner.StepOutcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Executes a plan step by step; a step ends only by a decision of the reasoner or by a circuit breaker
/// (spec/pipeline.md, Act).
final class ActStage {
    /// The maximum number of decisions in one step: the last resort against a reasoner that never ends it.
    private static final int MAX_DECISIONS = 10;
    private static final String SCHEMA = "Schema:\n";
    private final TurnServices services;
    private final Reasoner.Turn reasoner;
    private final Cancellation cancellation;

    /// How a step ended.
    private record End(Status status, String words, @Nullable ActDecision ending, String note) {}

    ActStage(TurnServices services, Reasoner.Turn reasoner, Cancellation cancellation) {
        this.services = services;
        this.reasoner = reasoner;
        this.cancellation = cancellation;
    }

    /// First decisions already made together with those of other steps of the group, by step index.
    private final Map<Integer, ActDecision> early = new HashMap<>();
    /// The calls that wait for the user's word, and what the first of them was answered with.
    private final List<ToolCall> held = new ArrayList<>();
    private @Nullable ToolResult firstHeld;

    void runStep(TurnState state) {
        var plan = state.plan();
        if (plan == null) {
            throw new IllegalStateException("Act needs a plan");
        }
        var step = plan.steps().get(state.nextStep());
        int number = state.nextStep() + 1;
        int total = plan.steps().size();
        services.emit(new PipelineEvent.StepStarted(number, total, step));
        var run = new StepRun(services, number, step, Batch.of(state, step, services),
            state.outcomes().stream().flatMap(outcome -> outcome.results().stream()).toList(),
            maxCalls(state.nextStep()));
        askGroup(state, plan);
        var end = withQuestion(loop(state, plan, run), plan, state.nextStep());
        var outcome = new StepOutcome(number, step, end.status(), end.words(), run.results(), run.artifacts());
        services.emit(new PipelineEvent.StepCompleted(total, outcome));
        state.add(outcome, end.ending(), end.note());
    }

    /// Returns the number of calls at which a step is broken off. What the user has agreed to is carried out whole.
    private int maxCalls(int step) {
        return step == 0 && reasoner instanceof ApprovedTurn approved
            ? Math.max(Mode.MAX_TOOL_CALLS_PER_STEP, approved.permit().calls().size())
            : Mode.MAX_TOOL_CALLS_PER_STEP;
    }

    /// Asks the reasoner for the first decisions of all steps of a group at once; they are carried out in the
    /// plan's order.
    private void askGroup(TurnState state, Plan plan) {
        int first = state.nextStep();
        int group = plan.steps().get(first).group();
        boolean isBegun = first > 0 && plan.steps().get(first - 1).group() == group;
        int end = first;
        while (end < plan.steps().size() && plan.steps().get(end).group() == group) {
            end++;
        }
        if (isBegun || end - first < 2) {
            return;
        }
        var contexts = IntStream.range(first, end)
            .mapToObj(i -> new ActContext(services.context(), state.understood(), plan, i, state.outcomes(),
                List.of(), List.of(), state.note(),
                Batch.of(state, plan.steps().get(i), services).items(List.of())))
            .toList();
        var decisions = reasoner.actTogether(contexts);
        for (int i = 0; i < decisions.size(); i++) {
            early.put(first + i, decisions.get(i));
        }
    }

    private ActDecision decision(TurnState state, Plan plan, StepRun run, List<String> extra) {
        var known = early.remove(state.nextStep());
        return known != null ? known
            : reasoner
                .act(new ActContext(services.context(), state.understood(), plan, state.nextStep(), state.outcomes(),
                    run.results(), List.copyOf(extra), state.note(), run.batch().items(run.results())));
    }

    private End loop(TurnState state, Plan plan, StepRun run) {
        var extra = new ArrayList<String>();
        for (int i = 0; i < MAX_DECISIONS; i++) {
            cancellation.check();
            var decision = decision(state, plan, run, extra);
            cancellation.check();
            var end = switch (decision) {
                case ActDecision.CallTools calls ->
                    mended(
                        written(call(calls.with(services::completed), run, plan, state.nextStep()), state, run, extra),
                        run,
                        extra);
                case ActDecision.CompleteStep done ->
                    written(complete(done, state.nextStep() + 1, run, extra), state, run, extra);
                case ActDecision.RequestSchema asked -> schema(extra, asked);
                case ActDecision.RetrieveStep asked -> provide(extra, earlier(state.outcomes(), asked.step()));
                case ActDecision.RetrieveArchive asked ->
                    provide(extra, services.conversation().archive().getOrDefault(asked.key(),
                        "Nothing is archived under that key."));
                case ActDecision.AskUser ask -> new End(Status.BLOCKED, ask.question().text(), ask, "");
                case ActDecision.Blocked blocked -> new End(Status.BLOCKED, blocked.details(), blocked, "");
                case ActDecision.Fail fail -> new End(Status.BLOCKED, fail.userMessage(), fail, "");
            };
            var open = end == null || end.status() != Status.DONE ? Optional.<String>empty()
                : run.batch().pending(run.results());
            if (end != null && open.isEmpty()) {
                return end;
            }
            open.ifPresent(extra::add);
            services.emit(new PipelineEvent.Working(state.nextStep() + 1));
        }
        return new End(Status.BROKEN_OFF, "came to no end", null, "");
    }

    private static @Nullable End provide(List<String> extra, String text) {
        extra.add(text);
        return null;
    }

    private @Nullable End schema(List<String> extra, ActDecision.RequestSchema asked) {
        long schemas = extra.stream().filter(text -> text.startsWith(SCHEMA)).count();
        return schemas < Mode.MAX_SCHEMA_REQUESTS ? provide(extra, SCHEMA + services.schema(asked.subdomain()))
            : new End(Status.BROKEN_OFF, "asked for too many schemas", null, "");
    }

    private static String earlier(List<StepOutcome> outcomes, int number) {
        return outcomes.stream().filter(o -> o.number() == number).map(o -> o.results().toString()).findFirst()
            .orElse("There is no step " + number + ".");
    }

    private @Nullable End call(ActDecision.CallTools calls, StepRun run, Plan plan, int index) {
        for (int i = 0; i < calls.calls().size(); i++) {
            cancellation.check();
            switch (run.call(calls.calls().get(i))) {
                case BROKEN_OFF -> {
                    return new End(Status.BROKEN_OFF, run.why(), null, calls.note());
                }
                case BLOCKED -> {
                    return blocked(run.results().getLast());
                }
                case ASKS -> {
                    return asks(run, calls.calls().subList(i, calls.calls().size()), plan, index);
                }
                case GOES_ON -> services.emitContext();
            }
        }
        boolean isAllDone = run.results().stream().skip(Math.max(0, run.results().size() - calls.calls().size()))
            .allMatch(ToolResult::isDone);
        return calls.isStepDone() && isAllDone ? new End(Status.DONE, "", null, calls.note()) : null;
    }

    /// Asks about a call; one that only lacks the user's word waits until the other steps of its group are done, so
    /// that one question tells of all that wait.
    ///
    /// @param waiting the call that needs an answer, and the calls after it in the same decision
    private End asks(StepRun run, List<ToolCall> waiting, Plan plan, int index) {
        var result = run.results().getLast();
        if (result.outcome() == ToolResult.Outcome.NEEDS_WORD && reasoner.needsPermission()) {
            firstHeld = firstHeld == null ? result : firstHeld;
            held.addAll(waiting);
            return new End(Status.BLOCKED, result.message(), null, "");
        }
        var ask = StepRun.question(services, result, new Resume.Calls(plan.goal(), waiting, after(plan, index)));
        return new End(Status.BLOCKED, ask.question().text(), ask, "");
    }

    /// Returns the end of a step, with the question about all calls that wait if the step is the last of its group.
    private End withQuestion(End end, Plan plan, int index) {
        var first = firstHeld;
        boolean goesOn =
            index + 1 < plan.steps().size() && plan.steps().get(index + 1).group() == plan.steps().get(index).group();
        if (first == null || goesOn || end.ending() != null) {
            return end;
        }
        var ask =
            StepRun.question(services, first, new Resume.Calls(plan.goal(), List.copyOf(held), after(plan, index)));
        return new End(end.status(), end.status() == Status.BLOCKED ? ask.question().text() : end.words(), ask,
            end.note());
    }

    private static List<Resume.Step> after(Plan plan, int index) {
        return plan.steps().subList(index + 1, plan.steps().size()).stream().map(Plan.Step::kept).toList();
    }

    private static End blocked(ToolResult refusal) {
        return new End(Status.BLOCKED, refusal.message(), new ActDecision.Blocked("tool_error", refusal.message(), ""),
            "");
    }

    /// Lets a write step go on once that is said to be done, but wrote nothing, or not where it should.
    private @Nullable End written(@Nullable End end, TurnState state, StepRun run, List<String> extra) {
        if (end == null || end.status() != Status.DONE || !reasoner.needsPermission()) {
            return end;
        }
        var lacking = run.lacking().or(() -> forgotten(state, run));
        return lacking.isEmpty() ? end
            : run.mayTryAgain() ? provide(extra, lacking.get())
            : new End(Status.DONE, run.hasWritten() ? end.words() : "nothing was written", null, end.note());
    }

    /// Names what was computed to be written and was left out by a write step.
    private Optional<String> forgotten(TurnState state, StepRun run) {
        var results =
            Stream.concat(state.outcomes().stream().flatMap(outcome -> outcome.results().stream()),
                run.results().stream()).toList();
        // what the message names beside it is left out on purpose: "but not the ginger"
        var message = services.message().toLowerCase(Locale.ROOT);
        var left = run.hasWritten() ? services.leftOut(results).stream()
            .filter(food -> !message.contains(food.substring(food.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT)))
            .toList() : List.<String>of();
        return left.isEmpty() ? Optional.empty()
            : Optional.of("Computed to be added, but not written: " + String.join("; ", left)
                + ". Write these too, unless the user left them out; then complete the step.");
    }

    /// Lets a step go on once where what it made does not suit the household.
    private @Nullable End mended(@Nullable End end, StepRun run, List<String> extra) {
        if (end == null || end.status() != Status.DONE || !reasoner.needsPermission()) {
            return end;
        }
        run.toMend(run.artifacts().stream().filter(ref -> !services.objections(ref).isEmpty()).toList());
        var against = run.toMend().stream()
            .flatMap(ref -> services.objections(ref).stream().map(why -> ref + ": " + why)).toList();
        return against.isEmpty() || !run.mayTryAgain() ? end
            : provide(extra, "Kept as drafts, but not right for this household: " + String.join("; ", against)
                + ". Change these drafts by their refs so that this is gone, unless the user asked for exactly that.");
    }

    /// Keeps the drafts of a step. Content that is refused, or that does not suit the household, is asked for once
    /// more.
    private @Nullable End complete(ActDecision.CompleteStep done, int number, StepRun run, List<String> extra) {
        try {
            var made = services.keep(run.mended(done.artifacts()), number);
            run.made(made);
            return mended(new End(Status.DONE, done.outcome(), null, done.note()), run, extra);
        } catch (CrudRefusal refusal) {
            return run.mayTryAgain()
                ? provide(extra,
                    "REFUSED: " + refusal.message() + " No draft was kept. Complete the step again, mended.")
                : new End(Status.BLOCKED, refusal.message(),
                    new ActDecision.Blocked("bad_content", refusal.message(), ""), "");
        }
    }
}
