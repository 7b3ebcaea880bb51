package alfred.ui.shell;

import static alfred.ui.fx.Texts.text;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.row.StoreException;
import alfred.core.session.PanelAction;
import alfred.ui.chat.ChatPane;
import alfred.ui.fx.FxThread;
import alfred.ui.model.ChatService;
import alfred.ui.model.EntityActions;
import alfred.ui.model.Kind;
import alfred.ui.model.Reverted;
import alfred.ui.model.KnownEntity;
import alfred.ui.model.Route;
import alfred.ui.page.PageContext;
import alfred.ui.page.form.MealDialog;
import alfred.ui.page.text.RefusalMessages;
import java.util.Optional;
import java.util.UUID;

/// Performs the actions of the side panel's rows.
final class PanelButtons implements EntityActions {
    private final PageContext desk;
    private final ChatService talk;
    private final ChatPane chat;

    PanelButtons(PageContext desk, ChatService talk, ChatPane chat) {
        this.desk = desk;
        this.talk = talk;
        this.chat = chat;
    }

    /// Returns the page for an entity.
    static Route routeOf(KnownEntity entity) {
        return Kind.page(entity.type(), entity.isGone() ? "" : entity.id());
    }

    @Override
    public void save(KnownEntity entity) {
        desk.background().run(() -> talk.press(PanelAction.SAVE, entity.ref()))
            .onSuccess(_ -> desk.toasts().show(text("panel.saved", entity.label()), desk::undo))
            .onError(CrudRefusal.class, refusal -> desk.toasts().show(RefusalMessages.of(refusal)))
            .onError(StoreException.class, failure -> desk.toasts()
                .show(failure.kind().isOfRow() ? text("panel.unsavable", entity.label())
                    : RefusalMessages.of(failure)))
            .start();
    }

    @Override
    public void plan(KnownEntity draft) {
        desk.background().run(() -> talk.press(PanelAction.SAVE, draft.ref()))
            .onSuccess(_ -> FxThread.later(() -> desk.withCookbook(
                cookbook -> MealDialog.plan(desk, cookbook, cookbook.byId().get(cookbook.ids().get(draft.label()))))))
            .onError(CrudRefusal.class, refusal -> desk.toasts().show(RefusalMessages.of(refusal))).start();
    }

    @Override
    public void discard(KnownEntity entity) {
        desk.quietly(() -> talk.press(PanelAction.DISCARD, entity.ref()));
    }

    @Override
    public void pin(KnownEntity entity, boolean pinned) {
        desk.quietly(() -> talk.press(pinned ? PanelAction.PIN : PanelAction.UNPIN, entity.ref()));
    }

    @Override
    public void forget(KnownEntity entity) {
        desk.quietly(() -> talk.press(PanelAction.FORGET, entity.ref()));
    }

    @Override
    public void mention(KnownEntity entity) {
        chat.composer().mention(entity.mention());
    }

    @Override
    public void open(KnownEntity entity) {
        if (entity.tier() != KnownEntity.Tier.DRAFT) {
            desk.open(routeOf(entity));
            return;
        }
        desk.showDialog(DraftDialog.of(desk, entity, entity.recipe(), this));
    }

    @Override
    public void undo(KnownEntity entity) {
        desk.background().task(
            () -> entity.id().isEmpty() ? Optional.<Reverted>empty()
                : desk.kitchen().undo(UUID.fromString(entity.id())))
            .onSuccess(words -> desk.toasts()
                .show(words.map(Reverted::words).orElse(text("undo.not-latest"))))
            .start();
    }
}
