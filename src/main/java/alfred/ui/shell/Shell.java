package alfred.ui.shell;

import static alfred.ui.fx.Texts.text;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.row.StoreException;
import alfred.kitchen.KitchenEntities;
import alfred.ui.chat.ChatPane;
import alfred.ui.cook.Bell;
import alfred.ui.cook.CookTimer;
import alfred.ui.cook.TimerPill;
import alfred.ui.cook.Timers;
import alfred.ui.fx.Background;
import alfred.ui.fx.ClickGuard;
import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.fx.Theme;
import alfred.ui.fx.Toasts;
import alfred.ui.model.ChatService;
import alfred.ui.model.EntityActions;
import alfred.ui.model.Kitchen;
import alfred.ui.model.KnownEntity;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.Reverted;
import alfred.ui.model.Route;
import alfred.ui.model.WindowSettings;
import alfred.ui.page.EntityMarks;
import alfred.ui.page.Page;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.RefusalMessages;
import alfred.ui.sidepanel.KnownEntities;
import alfred.ui.sidepanel.SidePanel;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The root of the window: connects the panes and is the [PageContext] of all pages.
public final class Shell extends StackPane implements PageContext {
    private static final Logger LOG = LoggerFactory.getLogger(Shell.class);
    private static final Set<String> TIMERS = Set.of(KitchenEntities.TIMER.table());

    private final Services services;
    private final Background background = new Background(new ClickGuard(this), this::unexpected);
    private final WindowFrame frame;
    private final Sidebar sidebar;
    private final RecentConversations recent;
    private final Overlay overlay = new Overlay();
    private final EntityMarks marks = new EntityMarks();
    private final Toasts toasts;
    private final Timers timers;
    private final PageStore pages;
    private final CookbookCache cookbook;
    private final ChatPane chat;
    private final SidePanel panel;
    private final EntityActions buttons;
    private final CookModeSwitch cooking;
    private final Deque<Route> history = new ArrayDeque<>();
    private final AtomicBoolean isRefreshDue = new AtomicBoolean();
    private final AtomicBoolean isViewDue = new AtomicBoolean();
    private List<KnownEntity> known = List.of();
    private final Set<String> changedTables = ConcurrentHashMap.newKeySet();
    private Route route = new Route.Home();

    public Shell(Services services) {
        this.services = services;
        cookbook = new CookbookCache(services.kitchen(), background);
        recent = new RecentConversations(this::resume);
        sidebar = new Sidebar(this::open, this::openPalette, this::toggleRail, recent);
        frame = new WindowFrame(sidebar, services.settings());
        toasts = new Toasts(frame.page());
        timers = new Timers(services.kitchen(), background, services.clock(), this::ring);
        sidebar.foot(new TimerPill(timers, this));
        chat = new ChatPane(this, services.chat(), frame.panelSwitch(),
            Nodes.iconButton(Icon.X, text("shell.hide-chat"), "", this::toggleChat));
        cooking = new CookModeSwitch(services.chat(), background, chat::readBypassMode);
        pages = new PageStore(this, services, chat, timers);
        buttons = new PanelButtons(this, services.chat(), chat);
        panel = new SidePanel(buttons, marks, () -> frame.panelShown().set(false));
        frame.chat(chat, new AwayLine(services.kitchen(), toasts));
        getChildren().addAll(frame, overlay);
        services.kitchen().onChange(tables -> {
            changedTables.addAll(tables);
            if (!tables.equals(TIMERS)) {
                FxThread.later(chat::countChange);
            }
            later(isRefreshDue, this::changed);
        });
        services.chat().onChange(() -> later(isViewDue, this::readView));
        new Shortcuts(this).install();
        NewDay.watch(this, this::today, this::changed);
        new PanelPlace(frame, overlay, panel);
        new LostFocus(this, frame.page(), chat, chat::change);
    }

    /// Shows the first page, or the import page for given files, and loads its data; call it once the window is shown.
    public void start(List<String> files) {
        open(files.isEmpty() ? route : new Route.Import(files));
        cooking.start();
        chat.recall();
        timers.takeOver(services.settings());
        timers.load();
        readView();
        FxThread.onceDrawn(this::readCounts);
        FirstStart.offer(this, services, frame);
    }

    /// Saves all unsaved input; call it before the window closes.
    public void keep() {
        overlay.close();
        pages.keep();
    }

    /// Tells once of a timer that would not ring in a closed window; returns whether it did.
    public boolean tellsOfTimers() {
        return timers.tellBeforeClosing(toasts::show);
    }

    /// Coalesces successive commits into one refresh.
    private static void later(AtomicBoolean isDue, Runnable work) {
        if (isDue.compareAndSet(false, true)) {
            FxThread.later(() -> {
                isDue.set(false);
                work.run();
            });
        }
    }

    private void changed() {
        var tables = Set.copyOf(changedTables);
        changedTables.removeAll(tables);
        cookbook.changed(tables);
        if (tables.contains(KitchenEntities.TIMER.table())) {
            timers.load();
        }
        overlay.changed();
        pages.page(route).refresh();
        chat.readFacts();
        readCounts();
    }

    private void readCounts() {
        background.task(() -> Counts.read(services.kitchen(), today())).onSuccess(sidebar::show).start();
    }

    private void readView() {
        background.task(() -> services.chat().conversations(0, RecentConversations.SHOWN)).onSuccess(recent::show)
            .start();
        background.task(services.chat()::view).onSuccess(view -> {
            known = KnownEntities.of(view);
            panel.show(known);
            chat.show(known);
            if (route instanceof Route.Meals || route instanceof Route.Home) {
                pages.page(route).refresh();
            }
        }).start();
    }

    private void ring(CookTimer timer) {
        toasts.show(text("timer.rings", timer.name()));
        background.run(Bell::ring).start();
    }

    private void unexpected(Throwable problem) {
        if (problem instanceof CrudRefusal refusal) {
            toasts.show(RefusalMessages.of(refusal));
            return;
        }
        if (problem instanceof StoreException failure && failure.kind() == StoreException.Kind.GONE) {
            toasts.show(RefusalMessages.of(failure));
            return;
        }
        LOG.error("a task of the window failed", problem);
        toasts.show(problem instanceof StoreException failure ? RefusalMessages.of(failure) : text("shell.unexpected"));
    }

    void togglePanel() {
        frame.panelShown().set(!frame.panelShown().get());
    }

    void toggleChat() {
        frame.chatShown().set(!frame.chatShown().get());
    }

    /// Shows or hides both chat and panel.
    void panes(boolean areShown) {
        frame.chatShown().set(areShown);
        frame.panelShown().set(areShown);
    }

    void toggleRail() {
        frame.fold();
    }

    @Override
    public Node switches() {
        return frame.switches(Nodes.iconButton(Icon.MESSAGE_CIRCLE, text("shell.chat"), "", this::toggleChat),
            frame.panelSwitch());
    }

    ChatPane chat() {
        frame.chatShown().set(true);
        return chat;
    }

    ChatService chatService() {
        return services.chat();
    }

    /// Resumes a past conversation.
    void resume(UUID conversation) {
        chat().resume(conversation, () -> {});
    }

    Page page() {
        return pages.page(route);
    }

    @Override
    public void open(Route next) {
        if (!next.equals(route)) {
            history.push(route);
            if (history.size() > 40) {
                history.removeLast();
            }
        }
        show(next);
    }

    private void show(Route next) {
        cooking.follow(route, next);
        route = next;
        var page = pages.page(next);
        var sheet = frame.page();
        if (sheet.getChildren().isEmpty()) {
            sheet.getChildren().add(page.node());
        } else {
            sheet.getChildren().set(0, page.node());
        }
        sidebar.current(next);
        frame.bare(next instanceof Route.Cook);
        toasts.keepFree(page.keptFree());
        page.refresh();
    }

    @Override
    public void back() {
        var next = history.poll();
        // skip forms left behind, unless they hold unsaved edits
        while ((next instanceof Route.RecipeForm || next instanceof Route.RecipeDraft) && !pages.isKept(next)) {
            next = history.poll();
        }
        show(Optional.ofNullable(next).orElse(route.section()));
    }

    @Override
    public void openRef(String ref) {
        background.task(services.chat()::view)
            .onSuccess(view -> KnownEntities.of(view).stream().filter(entity -> entity.ref().equals(ref))
                .findFirst().ifPresent(entity -> open(PanelButtons.routeOf(entity))))
            .start();
    }

    void openPalette() {
        var palette = new Palette(this, chat.index());
        overlay.open(palette, Pos.TOP_CENTER, new Insets(104, 0, 24, 0), () -> {});
        palette.focusText();
    }

    void openKeys() {
        overlay.open(KeyList.dialog(), Pos.CENTER, Insets.EMPTY, () -> {});
    }

    boolean hasOverlay() {
        return overlay.isOpen();
    }

    /// Whether something lies over the window that is not just the side panel of a narrow one.
    boolean hasDialog() {
        return overlay.isOpen() && !overlay.shows(panel);
    }

    /// Stops the running turn; returns false if there is none.
    boolean stopTurn() {
        return chat.stopIfRunning();
    }

    boolean closeOverlay() {
        return overlay.dismiss();
    }

    @Override
    public void showDialog(Region dialog) {
        overlay.open(dialog, Pos.CENTER, new Insets(24), () -> {});
    }

    @Override
    public void closeDialog() {
        overlay.close();
    }

    @Override
    public void ask(String message) {
        chat().say(message);
    }

    @Override
    public void ask(String message, Consumer<String> answered) {
        if (!chat.say(message, answered)) {
            prepare(message);
        }
    }

    @Override
    public void prepare(String message) {
        chat().composer().write(message);
    }

    @Override
    public void withCookbook(Consumer<RecipeCards> use) {
        cookbook.use(use);
    }

    @Override
    public List<KnownEntity> drafts(String refType) {
        return known.stream().filter(entity -> entity.tier() == KnownEntity.Tier.DRAFT && entity.type().equals(refType))
            .toList();
    }

    @Override
    public EntityActions draftActions() {
        return buttons;
    }

    @Override
    public void undo() {
        tell(services.kitchen()::undo, true, text("undo.nothing"));
    }

    void redo() {
        tell(services.kitchen()::redo, false, text("redo.nothing"));
    }

    private void tell(Supplier<Optional<Reverted>> work, boolean isUndo, String nothing) {
        background.task(work::get).onSuccess(done -> {
            toasts.show(done.map(Reverted::words).orElse(nothing));
            done.ifPresent(reverted -> chat.reverted(reverted.refs(), isUndo));
        }).start();
    }

    @Override
    public Kitchen kitchen() {
        return services.kitchen();
    }

    @Override
    public Background background() {
        return background;
    }

    @Override
    public Toasts toasts() {
        return toasts;
    }

    @Override
    public WindowSettings settings() {
        return services.settings();
    }

    @Override
    public EntityMarks marks() {
        return marks;
    }

    @Override
    public Theme theme() {
        return services.theme();
    }

    @Override
    public Clock clock() {
        return services.clock();
    }
}
