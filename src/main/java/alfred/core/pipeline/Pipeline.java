package alfred.core.pipeline;

import alfred.core.context.Conversation;
import alfred.core.context.Resume;
import alfred.core.crud.rule.Permission;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Cancellation;
import alfred.core.reasoner.Contexts.SummarizeContext;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.Contexts.ThinkContext;
import alfred.core.reasoner.Contexts.UnderstandContext;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.StepType;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The route of a message through the stages, in one switch.
///
/// ```
/// Router (where a domain has several agents)
///   └─ Understand ─┬─ asks ──────────────────────────────┐
///                  ├─ quick ── Act Quick ────────────────┤
///                  └─ Think ─┬─ proposes or asks ────────┼─ Reply ── (done) ── Summarize
///                            └─ Act ⟲ one step at a time ┘
/// ```
public final class Pipeline {
    private static final Logger LOG = LoggerFactory.getLogger(Pipeline.class);
    private static final String NO_STEPS =
        "You answered once already. The plan had no steps, but the message may order a change. A change or a "
            + "look needs steps, such as "
            + "{\"description\": …, \"step_type\": \"write\", \"subdomain\": …, \"group\": 0}. "
            + "Give none only where the conversation is enough to answer.";
    /// What a plan is asked for after the quick path failed.
    private static final String NOT_IN_ONE_CALL = "One call was tried for this message, and it came to nothing: %s "
        + "Plan the steps that it takes, such as a look at the rows first if that is what it lacked.";
    private final TurnServices services;
    private Reasoner.Turn reasoner;
    private final Cancellation cancellation;
    private ActStage act;
    private final SummarizeStage summaries;
    /// The conversation at the start of the turn.
    private final Conversation before;
    private TurnState state = new TurnState();
    /// Why the quick path failed in this turn; `""` if it did not.
    private String quickFault = "";

    public Pipeline(TurnServices services, Reasoner.Turn reasoner, Cancellation cancellation) {
        this.services = services;
        this.reasoner =
            services.agreed().<Reasoner.Turn>map(permit -> new ApprovedTurn(permit, reasoner, false)).orElse(reasoner);
        this.cancellation = cancellation;
        this.act = new ActStage(services, this.reasoner, cancellation);
        this.summaries = new SummarizeStage(services);
        this.before = services.conversation();
        services.ifInterrupted(() -> unanswered(Unanswered.INTERRUPTED).conversation());
    }

    /// Runs the turn and returns its reply. What was written before an exception stays written.
    ///
    /// @throws Cancellation.Cancelled if the turn is cancelled
    /// @throws ReasonerFailure if the reasoner cannot answer
    public String run() {
        var next = Next.first(services.domain());
        services.emit(new PipelineEvent.Thinking("Thinking"));
        while (next != Next.REPLY) {
            cancellation.check();
            next = stage(next);
        }
        cancellation.check();
        new ReplyStage(services, reasoner).run(state);
        return state.reply();
    }

    private Next stage(Next stage) {
        return switch (stage) {
            case ROUTER -> {
                services.route(reasoner.route(new UnderstandContext(services.context())));
                yield Next.UNDERSTAND;
            }
            case UNDERSTAND -> {
                understand();
                yield Next.afterUnderstand(state, services.modeContext());
            }
            case THINK -> {
                think();
                services.checkpoint();
                yield Next.afterThink(state);
            }
            case ACT -> {
                act.runStep(state);
                services.emitContext();
                yield Next.afterStep(state);
            }
            case ACT_QUICK -> {
                new QuickStage(services, reasoner, cancellation).run(state);
                yield quickFailed() ? planInstead() : Next.REPLY;
            }
            case REPLY -> Next.REPLY;
        };
    }

    /// Returns the conversation with the answered turn added, without asking a model.
    public Conversation answered() {
        return summaries.answered(state, reasoner.memo());
    }

    /// Returns the turn as it is saved if it ends now without a reply.
    public UnansweredTurn unanswered(Unanswered why) {
        return summaries.unanswered(state, before, why);
    }

    /// Returns a turn that ended before the pipeline started.
    public static UnansweredTurn notBegun(TurnServices services, Unanswered why) {
        return new SummarizeStage(services).unanswered(new TurnState(), services.conversation(), why);
    }

    /// Returns the conversation with a turn of cook or brainstorm mode added, which bypass the stages.
    ///
    /// @param mode the mode in lower case
    public static Conversation spoken(TurnServices services, String reply, String mode) {
        return new SummarizeStage(services).spoken(reply, mode);
    }

    /// Returns a task that asks the reasoner for a better summary of the answered turn. It works on a snapshot,
    /// needs no session, never throws and may run in the background; returns [Summary#NONE] on failure.
    public Supplier<Summary> summary() {
        var told = ReplyStage.context(services, state);
        var context = new SummarizeContext(told.turn(), told, state.reply());
        return () -> {
            try {
                return reasoner.summarize(context);
            } catch (Cancellation.Cancelled | ReasonerFailure _) {
                return Summary.NONE;
            } catch (RuntimeException failure) {
                LOG.error("the turn is kept without a summary", failure);
                return Summary.NONE;
            }
        };
    }

    private void understand() {
        var understanding = reasoner.understand(new UnderstandContext(services.context()));
        boolean isAnswer = understanding.isAnswer();
        understanding =
            understanding.agreeing(services.answers(isAnswer, understanding.isYes(), understanding.asksMore()));
        var approved = understanding.isYes() && !(reasoner instanceof ApprovedTurn) ? services.agreed()
            : Optional.<Resume.Calls>empty();
        if (approved.isPresent()) {
            reasoner = new ApprovedTurn(approved.get(), reasoner, understanding.asksMore());
            act = new ActStage(services, reasoner, cancellation);
            understanding = understanding.inSteps();
        }
        if (reasoner.needsPermission()) {
            services.restrict(isAnswer);
        }
        if (isAnswer && services.conversation().open().filter(p -> p.resume() instanceof Resume.Many).isPresent()) {
            services.agreeToMany();
        }
        if (!isAnswer) {
            services.conversation(services.conversation().lapsed());
        }
        new Curator(services, reasoner.needsPermission()).apply(understanding);
        services.emitContext();
        state.understand(understanding);
    }

    /// Whether the quick path came to nothing where a plan may do better: nothing was written, and no question is open.
    private boolean quickFailed() {
        return reasoner.needsPermission() && state.ending() instanceof ActDecision.Blocked
            && services.written().isEmpty()
            && services.modeContext().mode() == Mode.AUTO;
    }

    /// Goes on with a plan; it is told why one call was not enough.
    private Next planInstead() {
        var why = state.ending() instanceof ActDecision.Blocked blocked ? blocked.details() : "";
        quickFault = NOT_IN_ONE_CALL.formatted(why);
        var understanding = state.understood().inSteps();
        state = new TurnState();
        state.understand(understanding);
        return Next.THINK;
    }

    private void think() {
        var plan = proposed(limited(plan()));
        if (plan.decision() == Plan.Decision.PLAN_DIRECT && !plan.steps().isEmpty()) {
            services.emit(new PipelineEvent.ThinkComplete(plan.goal(), plan.steps().size()));
            services.emit(new PipelineEvent.PlanMade(plan.goal(), plan.steps()));
        }
        state.plan(plan);
    }

    /// Returns the plan. One without steps is asked for once more where the user's words may order a change
    /// (spec/pipeline.md, Think may have no steps).
    private Plan plan() {
        var plan = reasoner.think(new ThinkContext(services.context(), state.understood(), quickFault));
        return !ordersChange(services) || plan.decision() != Plan.Decision.PLAN_DIRECT || !plan.steps().isEmpty() ? plan
            : reasoner.think(new ThinkContext(services.context(), state.understood(), NO_STEPS));
    }

    static boolean ordersChange(TurnServices services) {
        return Stream
            .of(Permission.Operation.CREATE, Permission.Operation.UPDATE, Permission.Operation.DELETE,
                Permission.Operation.SAVE)
            .anyMatch(services::wordsAllow);
    }

    private Plan proposed(Plan plan) {
        if (plan.decision() != Plan.Decision.PLAN_DIRECT || !isProposedFirst(plan)) {
            return plan;
        }
        var steps = plan.steps().stream().map(step -> "- " + step.description()).collect(Collectors.joining("\n"));
        var message = services.domain().phrases().text(makes(plan) ? "core.shall-save" : "core.shall-do") + " "
            + (plan.proposal().isBlank() ? plan.goal() + "\n" + steps : plan.proposal());
        return Plan.propose(plan.goal(), message, steps);
    }

    /// Whether the plan must be proposed before it is carried out: in PLAN mode a plan that generates and saves,
    /// unless the user's words asked for the save (spec/pipeline.md, modes); any plan that writes, if the user
    /// wants to be asked first.
    private boolean isProposedFirst(Plan plan) {
        boolean writes = plan.steps().stream().anyMatch(step -> step.type() == StepType.WRITE);
        return writes && reasoner.needsPermission() && switch (services.modeContext().proposal()) {
            case ALWAYS -> true;
            case UNLESS_ASKED_FOR -> makes(plan) && !services.mayDo(Permission.Operation.SAVE);
            case NEVER -> false;
        };
    }

    private static boolean makes(Plan plan) {
        return plan.steps().stream().anyMatch(step -> step.type() == StepType.GENERATE);
    }

    /// A plan without the steps beyond the mode's limit, which holds for plans of models: the plan of a reasoner that
    /// needs no permission is as long as what was asked for.
    private Plan limited(Plan plan) {
        int most = reasoner.needsPermission() ? services.modeContext().mode().maxSteps() : plan.steps().size();
        List<Plan.Step> steps = plan.steps().size() > most ? plan.steps().subList(0, most) : plan.steps();
        return new Plan(plan.goal(), steps, plan.decision(), plan.proposal(), plan.note(), plan.questions());
    }
}
