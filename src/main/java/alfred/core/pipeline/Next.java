package alfred.core.pipeline;

import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.Mode;
import alfred.core.reasoner.ModeContext;
import alfred.core.reasoner.Plan;

/// The next stage of a turn: pure functions of its state (spec/pipeline.md, decisions).
enum Next {
    ROUTER, UNDERSTAND, THINK, ACT, ACT_QUICK, REPLY;

    /// The first stage: a domain with a single agent needs no router (spec/pipeline.md, Router).
    static Next first(DomainConfig domain) {
        return domain.agents().size() > 1 ? ROUTER : UNDERSTAND;
    }

    static Next afterUnderstand(TurnState state, ModeContext context) {
        var understanding = state.understood();
        if (understanding.needsClarification()) {
            return REPLY;
        }
        var mode = context.mode();
        boolean isQuick = mode.skipsThink()
            || understanding.isQuick() && mode == Mode.AUTO && context.proposal() != ModeContext.Proposal.ALWAYS;
        return isQuick ? ACT_QUICK : THINK;
    }

    static Next afterThink(TurnState state) {
        var plan = state.plan();
        return plan != null && plan.decision() == Plan.Decision.PLAN_DIRECT && !plan.steps().isEmpty() ? ACT : REPLY;
    }

    static Next afterStep(TurnState state) {
        return state.hasMoreSteps() ? ACT : REPLY;
    }
}
