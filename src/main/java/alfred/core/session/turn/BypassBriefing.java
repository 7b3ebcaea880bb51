package alfred.core.session.turn;

import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.core.reasoner.Contexts.BypassContext;
import alfred.core.reasoner.Contexts.BypassState;
import alfred.core.session.state.Engine;

/// Gathers what a reasoner is told for a talk about an entity, or about nothing in particular.
record BypassBriefing(Engine engine) {
    BypassContext of(SessionTurnServices services, BypassState mode) {
        var turn = services.context();
        var subject = mode.subject().isEmpty() ? Row.EMPTY : subject(services, mode);
        return new BypassContext(turn, mode, subject, () -> engine.store().read(rows -> engine.briefing()
            .bypass(mode.mode().is(), subject, mode.data(), turn.message(), rows, turn.now())));
    }

    private Row subject(SessionTurnServices services, BypassState mode) {
        var table = engine.domain().entity(mode.mode().is().subject()).orElseThrow().table();
        var result = services.execute(ToolCall.read(table, ToolCall.where(Row.ID, "=", mode.subject())), 0);
        return result.rows().isEmpty() ? Row.EMPTY : result.rows().getFirst();
    }
}
