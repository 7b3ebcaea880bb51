package alfred.core.reasoner.model;

import alfred.core.crud.call.ToolCall;
import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Contexts.BypassContext;
import alfred.core.reasoner.Contexts.BypassReply;
import alfred.core.reasoner.Contexts.BypassState;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Contexts.SummarizeContext;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.Contexts.ThinkContext;
import alfred.core.reasoner.Contexts.UnderstandContext;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.Routing;
import alfred.core.reasoner.StepType.Complexity;
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.Usage;
import alfred.core.reasoner.model.answer.AnswerReader;
import alfred.core.reasoner.model.answer.LanguageGate;
import alfred.core.reasoner.model.answer.Schemas;
import alfred.core.reasoner.model.answer.UnwrittenNames;
import alfred.core.reasoner.model.answer.VerifiedReplyStream;
import alfred.core.reasoner.model.call.Deadline;
import alfred.core.reasoner.model.prompt.ActPrompts;
import alfred.core.reasoner.model.prompt.ReplyPrompts;
import alfred.core.reasoner.model.prompt.StagePrompts;
import alfred.core.registry.RefEntry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// One turn of [ModelReasoner].
final class ModelTurn implements Reasoner.Turn {
    /// The length, in characters, up to which the three patterns suffice and no summary is asked for.
    private static final int SHORT_REPLY = 400;
    /// Nobody waits for a summary, so a slow model has its time.
    private static final Duration SUMMARY = Duration.ofMinutes(3);

    private static final String OTHER_LANGUAGE =
        "Your first answer was not in the language of the user's message. Answer again, in that language.";

    private final ModelCalls calls;
    private final Deadline deadline;
    private final DomainConfig domain;
    private final StagePrompts stages;
    private final ActPrompts acts;
    private final ReplyPrompts replies;
    /// Whether the rows of the quick path are the whole answer, according to the model that requested them.
    private boolean doRowsSuffice;

    ModelTurn(
        ModelCalls calls,
        Deadline deadline,
        DomainConfig domain,
        StagePrompts stages,
        ActPrompts acts,
        ReplyPrompts replies) {
        this.calls = calls;
        this.deadline = deadline;
        this.domain = domain;
        this.stages = stages;
        this.acts = acts;
        this.replies = replies;
    }

    @Override
    public Routing route(UnderstandContext context) {
        return calls.ask(
            "router",
            stages.router(context),
            Schemas.router(domain),
            Complexity.LOW,
            deadline,
            new AnswerReader(context.turn())::routing);
    }

    @Override
    public Understanding understand(UnderstandContext context) {
        return calls.ask(
            "understand",
            stages.understand(context),
            Schemas.understand(domain),
            Complexity.LOW,
            deadline,
            new AnswerReader(context.turn())::understanding);
    }

    @Override
    public Plan think(ThinkContext context) {
        return calls.ask(
            "think",
            stages.think(context),
            Schemas.think(domain),
            context.turn().routing().complexity(),
            deadline,
            new AnswerReader(context.turn())::plan);
    }

    @Override
    public ActDecision act(ActContext context) {
        return calls.ask(
            "act",
            acts.act(context),
            Schemas.act(domain),
            context.step().type().complexity(),
            deadline,
            new AnswerReader(context.turn())::act);
    }

    /// Asks about all steps in parallel. If an answer fails, returns no decisions: each step then asks again, and
    /// may fail the turn.
    @Override
    public List<ActDecision> actTogether(List<ActContext> contexts) {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var asked = contexts.stream()
                .map(context -> threads.submit(() -> act(context)))
                .toList();
            var answered = new ArrayList<ActDecision>();
            for (var decision : asked) {
                answered.add(decision.get());
            }
            return answered;
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof Cancellation.Cancelled cancelled) {
                throw cancelled;
            }
            return List.of();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new Cancellation.Cancelled();
        }
    }

    @Override
    public ActDecision actQuick(ActContext context) {
        return calls.ask(
            "act_quick", acts.quick(context), Schemas.actQuick(domain), Complexity.LOW, deadline, answer -> {
                doRowsSuffice = answer.isTrue("rows_suffice");
                return new AnswerReader(context.turn()).act(answer);
            });
    }

    @Override
    public String reply(ReplyContext context, Consumer<String> tokens) {
        var receipts = new RecordReplies(context);
        return receipts.quick(doRowsSuffice)
            .map(text -> told(text, tokens))
            .orElseGet(() -> inWords(context, receipts, tokens));
    }

    /// Returns the model's reply. If something was written and the model fails or says nothing, describes the
    /// writes from the record instead.
    private String inWords(ReplyContext context, RecordReplies receipts, Consumer<String> tokens) {
        // made, changed, or thrown away, which writes no row
        var drafts = context.outcomes().stream().anyMatch(outcome -> !outcome.artifacts().isEmpty()
            || outcome.results().stream().anyMatch(result -> result.isDone() && result.writes().isEmpty()
                && result.call().tool().equals(ToolCall.DELETE)));
        var saved = context.turn().entities().stream()
            .filter(e -> !e.isUnsaved() && !e.action().isDeletion())
            .map(RefEntry::label)
            .toList();
        var honest = new VerifiedReplyStream(tokens, context.writes(), context.turn().names(), drafts, saved,
            new UnwrittenNames(context.turn(), context.writes()),
            () -> context.writes().isEmpty() ? domain.phrases().text("core.nothing-planned") : receipts.writes());
        try {
            var prompt = replies.reply(context);
            var gate = LanguageGate.of(context.turn(), honest);
            calls.stream("reply", prompt, Complexity.MEDIUM, deadline, gate);
            if (gate.isHeldBack()) {
                calls.stream("reply", prompt.followedBy(OTHER_LANGUAGE), Complexity.MEDIUM, deadline, honest);
            }
            var text = honest.finish();
            return text.isEmpty() ? receipts.writes() : text;
        } catch (ReasonerFailure failure) {
            if (context.writes().isEmpty()) {
                throw failure;
            }
            return receipts.writes() + " (" + context.turn().domain().phrases().text("failed.no-more") + ")";
        }
    }

    /// Never fails: without the model's summary the three patterns are used (spec/context.md, three patterns).
    @Override
    public Summary summarize(SummarizeContext context) {
        if (context.reply().length() <= SHORT_REPLY) {
            return Summary.NONE;
        }
        try {
            return calls.ask(
                "summarize",
                replies.summarize(context),
                Schemas.summarize(),
                Complexity.LOW,
                Deadline.in(SUMMARY),
                AnswerReader::summary);
        } catch (ReasonerFailure | Cancellation.Cancelled _) {
            return Summary.NONE;
        }
    }

    @Override
    public BypassReply bypass(BypassContext context, Consumer<String> tokens) {
        var node = context.state().mode().text();
        var honest = new VerifiedReplyStream(
            tokens, List.of(), context.turn().names());
        calls.stream(node, replies.bypass(context), Complexity.MEDIUM, deadline, honest);
        var text = honest.finish();
        return new BypassReply(text, after(context.state(), context.turn().message(), text));
    }

    @Override
    public Handoff handoff(BypassContext context) {
        if (context.state().messages().isEmpty()) {
            return new Handoff("Nothing was talked about.", Handoff.Action.CLOSE, "", "");
        }
        return calls.ask(
            "handoff",
            replies.handoff(context),
            Schemas.handoff(domain),
            Complexity.LOW,
            deadline,
            new AnswerReader(context.turn())::handoff);
    }

    @Override
    public Usage usage() {
        return calls.usage();
    }

    private static BypassState after(BypassState state, String message, String answer) {
        var numbers = new HashMap<String, Integer>();
        for (var name : state.mode().is().data()) {
            Pattern.compile("(?i)\\b" + name + " (\\d{1,2})\\b").matcher(answer).results()
                .forEach(found -> numbers.put(name, Integer.valueOf(found.group(1))));
        }
        return state.said(numbers, "User: " + message, "Assistant: " + answer);
    }

    private static String told(String text, Consumer<String> tokens) {
        tokens.accept(text);
        return text;
    }
}
