package alfred.ui.model;

import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Mode;
import alfred.core.registry.Tier;
import alfred.core.session.PanelAction;
import alfred.core.session.Session;
import java.util.Optional;
import java.util.function.Consumer;

/// The conversation by way of the session.
public final class SessionTalk implements Talk {
    private final Session session;

    public SessionTalk(Session session) {
        this.session = session;
    }

    @Override
    public void say(String message, Mode mode, Consumer<PipelineEvent> events) {
        session.say(message, mode == Mode.AUTO ? Optional.empty() : Optional.of(mode), events).exceptionally(problem -> {
            events.accept(new PipelineEvent.Failed(String.valueOf(problem.getMessage()), "internal", true, java.util.List.of()));
            return null;
        });
    }

    @Override
    public void cancel() {
        session.cancel();
    }

    @Override
    public void startOver() {
        session.reset();
    }

    @Override
    public void press(PanelAction action, String ref) {
        session.panel(action, ref);
    }

    @Override
    public View view() {
        return new View(session.inTier(Tier.ACTIVE), session.inTier(Tier.GENERATED), session.inTier(Tier.RETAINED));
    }

    @Override
    public Session.Snapshot snapshot() {
        return session.snapshot();
    }

    @Override
    public void onChange(Runnable listener) {
        session.onChange(listener);
    }
}
