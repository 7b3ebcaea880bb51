package alfred.ui.model;

import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.Mode;
import alfred.core.registry.RefEntry;
import alfred.core.session.ConversationView;
import alfred.core.session.PanelAction;
import alfred.core.session.Session;
import alfred.core.session.turn.Conversations;
import alfred.kitchen.KitchenModes;
import alfred.ui.fx.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Implementation of [ChatService] on top of a [Session].
public final class SessionChatService implements ChatService {
    private final Session session;

    public SessionChatService(Session session) {
        this.session = session;
    }

    @Override
    public void say(String message, String mode, Consumer<PipelineEvent> events) {
        told(session.say(message, Mode.of(mode, session.engine().domain()).filter(named -> named != Mode.AUTO), events),
            events);
    }

    @Override
    public void sayWithoutModel(String message, Consumer<PipelineEvent> events) {
        told(session.sayWithoutModel(message, Optional.empty(), events), events);
    }

    private static void told(CompletableFuture<Void> turn, Consumer<PipelineEvent> events) {
        turn.exceptionally(_ -> {
            events
                .accept(new PipelineEvent.Failed(Texts.text("shell.unexpected"), "internal", true, List.of(), 0));
            return null;
        });
    }

    @Override
    public void cook(UUID recipe, int servings) {
        session.enter(KitchenModes.COOK, recipe.toString(), Map.of(KitchenModes.SERVINGS, servings));
    }

    @Override
    public void leaveCooking() {
        if (bypassMode().filter(KitchenModes.COOK.name()::equals).isPresent()) {
            leaveBypassMode();
        }
    }

    @Override
    public void leaveBypassMode() {
        session.exit(_ -> {});
    }

    @Override
    public Optional<String> bypassMode() {
        return session.snapshot().mode() instanceof Mode.Bypass bypass ? Optional.of(bypass.text()) : Optional.empty();
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
    public List<Conversations.Past> conversations(int from, int count) {
        return session.conversations().list(from, count);
    }

    @Override
    public List<Conversations.Said> read(UUID conversation, int from, int count) {
        return session.conversations().read(conversation, from, count);
    }

    @Override
    public void keep(int turn, String reply, String shown) {
        session.conversations().keep(turn, reply, shown);
    }

    @Override
    public List<Conversations.Found> search(String words, int count) {
        return session.conversations().search(words, 0, count);
    }

    @Override
    public void resume(UUID conversation) {
        session.conversations().open(conversation);
    }

    @Override
    public void delete(UUID conversation) {
        session.conversations().delete(conversation);
    }

    @Override
    public void press(PanelAction action, String ref) {
        session.panel(action, ref);
    }

    @Override
    public View view() {
        var seen = session.inView();
        Map<String, String> labels = seen.generated().isEmpty() ? Map.of()
            : seen.all().stream().collect(Collectors.toMap(RefEntry::ref, RefEntry::label));
        return new View(seen.active(), seen.generated(), seen.retained(), labels);
    }

    @Override
    public ConversationView snapshot() {
        return session.snapshot();
    }

    @Override
    public void onChange(Runnable listener) {
        session.onChange(listener);
    }
}
