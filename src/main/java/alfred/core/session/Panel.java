package alfred.core.session;

import alfred.core.crud.Crud;
import alfred.core.crud.SaveArtifact;
import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.rule.CallScope;
import alfred.core.row.WriteUnit;
import alfred.core.session.state.Engine;
import alfred.core.session.state.SessionState;
import java.util.List;

/// Carries out panel actions. Saving counts as a write by the user: `created:user`
/// (spec/reading-and-writing.md, panel save).
final class Panel {
    private final Engine engine;
    private final SessionState state;

    Panel(Engine engine, SessionState state) {
        this.engine = engine;
        this.state = state;
    }

    void press(PanelAction action, String ref, WriteUnit unit) {
        var entry = state.registry().entry(ref)
            .orElseThrow(() -> CrudRefusal.of(Kind.UNKNOWN_REF, "refused.not-here"));
        switch (action) {
            case SAVE -> save(ref, unit, entry.isUnsaved());
            case DISCARD -> {
                requireDraft(ref, entry.isUnsaved());
                forget(ref);
            }
            case PIN -> state.registry().pin(ref, true);
            case UNPIN -> state.registry().pin(ref, false);
            case FORGET -> forget(ref);
        }
    }

    private void save(String ref, WriteUnit unit, boolean isUnsaved) {
        requireDraft(ref, isUnsaved);
        var crud = new Crud(engine.domain(), engine.middleware(), engine.allTools(), engine.store(), state.registry(),
            engine.now(), state::saveRefs);
        var result =
            crud.execute(SaveArtifact.call(List.of(ref)), new CallScope(unit, unit.id().toString(), 0, true, true));
        if (!result.isDone()) {
            throw CrudRefusal.told(Kind.NOT_ALLOWED, result.message());
        }
        engine.store().look(rows -> {
            state.written(result.writes(), 0, rows);
        });
    }

    private static void requireDraft(String ref, boolean isUnsaved) {
        if (!isUnsaved) {
            throw CrudRefusal.of(Kind.NOT_ALLOWED, "refused.no-draft", ref);
        }
    }

    private void forget(String ref) {
        state.registry().drop(ref);
        state.forget(ref);
    }
}
