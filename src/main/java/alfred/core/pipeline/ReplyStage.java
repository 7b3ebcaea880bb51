package alfred.core.pipeline;

import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.WriteSentences;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Chooses the reply: the first matching rule of the cascade (spec/pipeline.md, Reply). Most rules ask no model.
final class ReplyStage {
    /// Words that ask; what an order with them is about may be answered from the conversation: "remind me what we
    /// settled".
    private static final Pattern ASKS =
        Pattern.compile("(?iu)\\b(?:what|which|who|when|where|why|how|was|welche\\w*|wer|wann|wo|warum|wie|qué"
            + "|cuál\\w*"
            + "|quel\\w*|qui|quand|quale|quanto|wat|welke)\\b");
    /// A question at the end of a reply that offers to do something.
    private static final Pattern OFFER = Pattern.compile("(?:^|(?<=[.!?:])\\s|\\n)\\s*(?:\\p{L}+,? )?"
        + "(?:shall (?:I|we)|should (?:I|we)|(?:do|would) you (?:want|like) me to|want me to|may I|soll(?:te)? ich|sollen wir|"
        + "möchtest du, dass ich|möchten Sie, dass ich|darf ich)\\b[^.!?\\n]*\\?$",
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private final TurnServices services;
    private final Reasoner.Turn reasoner;

    ReplyStage(TurnServices services, Reasoner.Turn reasoner) {
        this.services = services;
        this.reasoner = reasoner;
    }

    static ReplyContext context(TurnServices services, TurnState state) {
        return new ReplyContext(services.context(), state.understood(), state.plan(), state.outcomes(), state.ending());
    }

    void run(TurnState state) {
        var understanding = state.understood();
        var plan = state.plan();
        if (understanding.needsClarification()) {
            ask(state, "", understanding.questions());
        } else if (plan != null && plan.decision() == Plan.Decision.PROPOSE) {
            var question = services.forPeople(new Question(plan.proposal(), plan.choices(), Resume.note(plan.note())));
            state.answer(question.text(), proposal(plan.goal(), question));
        } else if (plan != null && plan.decision() == Plan.Decision.CLARIFY) {
            ask(state, plan.goal(), plan.questions());
        } else {
            ended(state, plan);
        }
    }

    private void ended(TurnState state, @Nullable Plan plan) {
        switch (state.ending()) {
            case ActDecision.AskUser ask when ask.question().resume() instanceof Resume.Calls ->
                propose(state, plan, ask.question());
            case ActDecision.AskUser ask -> ask(state, plan == null ? "" : plan.goal(), List.of(ask.question()));
            case ActDecision.Fail fail -> state.answer(services.forPeople(fail.userMessage()), null);
            case ActDecision.CallTools _ -> completed(state, plan);
            case ActDecision.CompleteStep _ -> completed(state, plan);
            case ActDecision.RequestSchema _ -> completed(state, plan);
            case ActDecision.RetrieveStep _ -> completed(state, plan);
            case ActDecision.RetrieveArchive _ -> completed(state, plan);
            case ActDecision.Blocked _ -> completed(state, plan);
            case null -> completed(state, plan);
        }
    }

    /// Proposes the calls that the user's words did not ask for, after telling what was already written, made or found.
    private void propose(TurnState state, @Nullable Plan plan, Question question) {
        var asked = services.forPeople(question);
        var done = isWorthTelling(state) ? services.forPeople(warned(said(state))) + "\n\n"
            : WriteSentences.of(services.domain(), services.written()) + " ";
        state.answer((done + asked.text()).strip(), proposal(plan == null ? "" : plan.goal(), asked));
    }

    /// Whether the steps before a question made drafts or found something out, which the reasoner has words for.
    private boolean isWorthTelling(TurnState state) {
        return reasoner.needsPermission()
            && state.outcomes().stream().anyMatch(outcome -> !outcome.artifacts().isEmpty()
                || outcome.status() == StepOutcome.Status.DONE && (outcome.step().type() == StepType.ANALYZE
                    || outcome.step().type() == StepType.READ && ASKS.matcher(services.message()).find()));
    }

    private String said(TurnState state) {
        return reasoner.reply(context(services, state), piece -> services.emit(new PipelineEvent.Token(piece)));
    }

    private Pending proposal(String goal, Question question) {
        var choices = PipelineEvent.Propose.choices(question.choices(), services.domain().phrases());
        services.emit(new PipelineEvent.Propose(goal, question.text(), choices));
        return new Pending(Pending.Kind.PROPOSAL, question.text(), question.choices(), question.resume());
    }

    private void completed(TurnState state, @Nullable Plan plan) {
        boolean isEmpty = state.outcomes().isEmpty() && state.ending() == null;
        if (isEmpty && plan != null && (!reasoner.needsPermission()
            || Pipeline.ordersChange(services) && !ASKS.matcher(services.message()).find())) {
            state.answer(services.domain().phrases().text("core.nothing-planned"), null);
            return;
        }
        var text = services.forPeople(warned(said(state)));
        state.answer(text, reasoner.needsPermission() ? offered(text).orElse(null) : null);
    }

    /// The question that ends a reply, where it offers to do something: open, as a proposal is, so that a yes to it is
    /// permission.
    private Optional<Pending> offered(String reply) {
        var offer = OFFER.matcher(reply.strip());
        return offer.find() ? Optional.of(proposal("", new Question(offer.group().strip(), List.of(), Resume.note(""))))
            : Optional.empty();
    }

    /// Adds to a reply what speaks against the drafts of the turn, in words that no reasoner can leave out.
    private String warned(String text) {
        var warnings = services.warnings();
        if (warnings.isEmpty()) {
            return text;
        }
        var warning = "\n\n" + services.domain().phrases().text("core.does-not-fit", String.join("; ", warnings) + ".");
        services.emit(new PipelineEvent.Token(warning));
        return text + warning;
    }

    private void ask(TurnState state, String goal, List<Question> asked) {
        var questions = asked.stream().map(services::forPeople).toList();
        services.emit(new PipelineEvent.Clarify(goal, questions));
        var text = questions.stream().map(ReplyStage::inWords).collect(Collectors.joining("\n"));
        var first = questions.getFirst();
        var reply = first.before().isEmpty() ? text : first.before() + "\n\n" + text;
        state.answer(reply, new Pending(Pending.Kind.QUESTION, text, first.choices(), first.resume()));
    }

    private static String inWords(Question question) {
        return question.choices().isEmpty() ? question.text()
            : question.text() + "\n"
                + question.choices().stream().map(c -> "- " + c.text()).collect(Collectors.joining("\n"));
    }
}
