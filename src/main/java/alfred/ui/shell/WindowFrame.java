package alfred.ui.shell;

import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.FxThread;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.model.WindowSettings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// Lays out sidebar, page, chat and side panel, and decides by the window's width which of them fit.
final class WindowFrame extends Pane {
    private static final double GUTTER = 8;
    private static final double LEAST_PAGE = 620;
    private static final double LEAST_BOTH = 900;
    private static final double LEAST_CHAT = 330;
    /// The largest part of the window that the chat takes beside a page.
    private static final double CHAT_SHARE = 0.36;
    private static final double PANEL = 288;
    private static final double SLIDE_OVER_BELOW = 1200;

    private final Sidebar sidebar;
    private final StackPane page = Nodes.styled(new StackPane(), "a-sheet");
    private final StackPane chat = Nodes.styled(new StackPane(), "a-sheet alt");
    private final StackPane panel = new StackPane();
    private Region above = Nodes.visible(new Region(), false);
    private final Region gutter = new Region();
    private final BooleanProperty chatShown;
    private final BooleanProperty panelShown;
    private final BooleanProperty panelOver = new SimpleBooleanProperty();
    private final WindowSettings settings;
    private double chatWidth;
    private boolean isFolded;

    WindowFrame(Sidebar sidebar, WindowSettings settings) {
        this.sidebar = sidebar;
        this.settings = settings;
        chatWidth = Math.clamp(settings.number("chat.width", 384), 360, 560);
        isFolded = settings.isOn("sidebar.folded", false);
        chatShown = remembered("chat.shown", true);
        panelShown = remembered("panel.shown", false);
        getChildren().addAll(sidebar, page, gutter, chat, panel);
        clip(page);
        clip(chat);
        gutter.setCursor(Cursor.H_RESIZE);
        gutter.setOnMouseDragged(event -> {
            var right = chat.getLayoutX() + chat.getWidth();
            chatWidth = Math.clamp(right - gutter.getLayoutX() - event.getX() - GUTTER / 2, 360, 560);
            requestLayout();
        });
        gutter.setOnMouseReleased(_ -> settings.put("chat.width", String.valueOf(chatWidth)));
    }

    /// Keeps the content clear of a sheet's rounded border.
    private static void clip(StackPane sheet) {
        sheet.setPadding(new Insets(1));
    }

    private BooleanProperty remembered(String key, boolean otherwise) {
        var property = new SimpleBooleanProperty(settings.isOn(key, otherwise));
        property.addListener((_, _, next) -> {
            settings.put(key, next.toString());
            requestLayout();
        });
        return property;
    }

    /// Returns the buttons of the panes in a row that is hidden while the chat shows its own.
    HBox switches(Node... buttons) {
        var box = new HBox(4, buttons);
        box.setPadding(new Insets(0, 0, 0, 6));
        box.setAlignment(Pos.CENTER);
        box.visibleProperty().bind(chatShown.not());
        box.managedProperty().bind(chatShown.not());
        return box;
    }

    BooleanProperty chatShown() {
        return chatShown;
    }

    BooleanProperty panelShown() {
        return panelShown;
    }

    /// Returns a button that shows and hides the panel.
    Button panelSwitch() {
        var button = Nodes.iconButton(Icon.PANEL_RIGHT, text("shell.panel"), "",
            () -> panelShown.set(!panelShown.get()));
        Nodes.follow(button, panelShown, shown -> {
            button.getStyleClass().remove("on");
            if (shown) {
                button.getStyleClass().add("on");
            }
        });
        return button;
    }

    /// Whether the panel is shown over the sheets instead of beside them.
    BooleanProperty panelOver() {
        return panelOver;
    }

    StackPane page() {
        return page;
    }

    /// @param line stands above page, chat and panel, and takes no room while it is hidden
    void chat(Node node, Region line) {
        chat.getChildren().setAll(node);
        above = line;
        getChildren().add(line);
        line.visibleProperty().addListener(_ -> requestLayout());
    }

    void panel(Node node) {
        panel.getChildren().setAll(node);
    }

    /// Hides the sidebar to give the page its width, for cook mode.
    void bare(boolean isBare) {
        if (sidebar.isVisible() == isBare) {
            sidebar.setVisible(!isBare);
            requestLayout();
        }
    }

    void fold() {
        isFolded = !isFolded;
        settings.put("sidebar.folded", String.valueOf(isFolded));
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        var width = getWidth();
        var height = getHeight();
        var top = above.isVisible() ? AwayLine.HEIGHT : GUTTER;
        var tall = height - top - GUTTER;
        var isOver = width < SLIDE_OVER_BELOW;
        var hasPanel = panelShown.get() && !isOver;
        var hasChat = chatShown.get();
        var chatWidth = Math.min(this.chatWidth, Math.max(LEAST_CHAT, width * CHAT_SHARE));
        var rest = width - GUTTER - (hasPanel ? PANEL + GUTTER : 0) - (hasChat ? chatWidth + GUTTER : 0);
        var isRail = isFolded || rest - Sidebar.WIDE < LEAST_PAGE;
        sidebar.rail(isRail);
        var side = !sidebar.isVisible() ? GUTTER : isRail ? Sidebar.RAIL : Sidebar.WIDE;
        var both = rest - side + (hasChat ? chatWidth + GUTTER : 0);
        var hasPage = !hasChat || both >= LEAST_BOTH;
        place(sidebar, 0, side, 0, height);
        place(above, side, width - side - GUTTER, 0, AwayLine.HEIGHT);
        page.setVisible(hasPage);
        var pageWidth = rest - side;
        if (hasPage) {
            place(page, side, pageWidth, top, tall);
        }
        chat.setVisible(hasChat);
        gutter.setVisible(hasChat && hasPage);
        if (hasChat) {
            var x = hasPage ? side + pageWidth + GUTTER : side;
            place(chat, x, hasPage ? chatWidth : both, top, tall);
            place(gutter, x - GUTTER, GUTTER, top, tall);
        }
        panel.setVisible(hasPanel);
        if (hasPanel) {
            place(panel, width - PANEL - GUTTER, PANEL, top, tall);
        }
        if (panelOver.get() != isOver) {
            FxThread.later(() -> panelOver.set(isOver));
        }
    }

    private static void place(Region node, double x, double width, double y, double height) {
        node.resizeRelocate((double) Math.round(x), y, (double) Math.round(width), height);
    }

    @Override
    protected double computePrefWidth(double height) {
        return 1440;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 900;
    }
}
