package alfred.ui.shopping;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.column;
import static alfred.ui.fx.Nodes.firm;
import static alfred.ui.fx.Nodes.growing;
import static alfred.ui.fx.Nodes.iconButton;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Nodes.spacer;
import static alfred.ui.fx.Nodes.styled;
import static alfred.ui.fx.Nodes.wrapped;
import static alfred.ui.fx.Texts.text;

import alfred.transfer.export.QrCodes;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.page.PageContext;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;

/// Dialog that takes a list along: as QR codes for a phone's camera, and as text on the clipboard. Nothing leaves the
/// computer by itself.
final class ShareList {
    /// The edge of a code with the white around it, in pixels.
    private static final double EDGE = 300;
    private static final double WIDTH = 400;

    private final List<QrCodes.Code> codes;
    private final StackPane code = new StackPane();
    private final HBox pages;
    private final Label page = label("", "t-small c-muted");
    private int shown;

    private ShareList(String words) {
        codes = QrCodes.of(words);
        pages = row(6, spacer(),
            iconButton(Icon.CHEVRON_LEFT, text("shopping.share.before"), "", () -> show(shown - 1)), page,
            iconButton(Icon.CHEVRON_RIGHT, text("shopping.share.next"), "", () -> show(shown + 1)), spacer());
        Nodes.visible(pages, codes.size() > 1);
        show(0);
    }

    /// @param words the list as text
    static void open(PageContext desk, String words) {
        var share = new ShareList(words);
        var head = row(8, growing(firm(text("shopping.share"), "t-title-2")),
            iconButton(Icon.X, text("dialog.close"), "", desk::closeDialog));
        var body = new VBox(16, head, column(10, share.code, share.pages),
            wrapped(text("shopping.share.help"), "t-body c-text-2"),
            row(8, spacer(), button(text("shopping.share.copy"), Icon.COPY, "primary", () -> {
                Nodes.copy(words);
                desk.closeDialog();
                desk.toasts().show(text("shopping.share.copied"));
            })));
        body.setPadding(new Insets(20, 24, 20, 24));
        var dialog = styled(new VBox(body), "a-popup");
        Nodes.wide(dialog, WIDTH);
        dialog.setMaxHeight(Region.USE_PREF_SIZE);
        desk.showDialog(dialog);
    }

    private void show(int which) {
        shown = Math.floorMod(which, codes.size());
        page.setText(text("shopping.share.page", shown + 1, codes.size()));
        var dark = codes.get(shown).dark();
        var path = new StringBuilder();
        for (int y = 0; y < dark.length; y++) {
            for (int x = 0; x < dark.length; x++) {
                path.append(dark[y][x] ? "M" + x + " " + y + "h1v1h-1z" : "");
            }
        }
        // black on white in the dark theme too: readers need it so
        var modules = new SVGPath();
        modules.setContent(path.toString());
        modules.setFill(Color.BLACK);
        double scale = EDGE / (dark.length + 2 * QrCodes.MARGIN);
        modules.setScaleX(scale);
        modules.setScaleY(scale);
        var paper = new Rectangle(EDGE, EDGE, Color.WHITE);
        paper.setArcWidth(24);
        paper.setArcHeight(24);
        code.getChildren().setAll(paper, modules);
        code.setAlignment(Pos.CENTER);
        code.setMaxSize(WIDTH, EDGE);
        code.setMinSize(EDGE, EDGE);
        code.setPrefSize(EDGE, EDGE);
        code.setAccessibleText(codes.get(shown).text());
    }
}
