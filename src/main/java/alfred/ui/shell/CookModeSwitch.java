package alfred.ui.shell;

import alfred.core.crud.call.CrudRefusal;
import alfred.ui.fx.Background;
import alfred.ui.fx.InOrder;
import alfred.ui.model.ChatService;
import alfred.ui.model.Route;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Keeps the conversation in cook mode as long as the page of a dish is shown, and no longer. On the FX thread only.
final class CookModeSwitch {
    private static final Logger LOG = LoggerFactory.getLogger(CookModeSwitch.class);

    private final ChatService chat;
    private final InOrder modes;

    /// @param changed called on the FX thread after the mode has changed
    CookModeSwitch(ChatService chat, Background background, Runnable changed) {
        this.chat = chat;
        modes = new InOrder(background, changed);
    }

    /// Leaves the cook mode in which the program ended, if it did.
    void start() {
        modes.run(chat::leaveCooking);
    }

    /// Enters or leaves cook mode when another page is shown.
    void follow(Route from, Route to) {
        if (to.equals(from)) {
            return;
        }
        if (from instanceof Route.Cook) {
            modes.run(chat::leaveCooking);
        }
        if (to instanceof Route.Cook dish) {
            modes.run(() -> {
                try {
                    chat.cook(dish.id(), dish.servings());
                } catch (CrudRefusal _) {
                    LOG.info("the recipe of this dish is gone");
                }
            });
        }
    }
}
