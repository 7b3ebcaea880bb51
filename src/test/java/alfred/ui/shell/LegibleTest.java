package alfred.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Pictures;
import alfred.ui.fx.Texts;
import alfred.ui.fx.Theme;
import alfred.ui.model.WindowSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.image.PixelReader;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Every label can be read: strong enough against what is behind it, and not cut, in both schemes, at the smallest
/// size, with large text.
class LegibleTest {
    private static final double MIN_WIDTH = 4.5;

    @AfterEach
    void normalText() {
        Texts.speak("en");
        Pictures.onFx(() -> {
            Pictures.theme().scaleText(1);
            return true;
        });
    }

    @Test
    void labelsStandOutAgainstWhatIsBehindThem() {
        Pictures.start();
        var pale = new TreeSet<String>();
        try (var window = new TestWindow(DemoKitchen.services(true, settings("true")), 1440, 900)) {
            for (var scheme : List.of(Theme.Scheme.LIGHT, Theme.Scheme.DARK)) {
                Pictures.onFx(() -> {
                    Pictures.theme().choose(scheme);
                    return true;
                });
                EveryPage.routes(window.services()).forEach((name, route) -> {
                    window.run(shell -> shell.open(route));
                    pale.addAll(Pictures.onFx(() -> paleLabels(window, scheme + " " + name)));
                });
            }
        }
        assertThat(pale).isEmpty();
    }

    @Test
    void labelsAreNotCut() {
        Pictures.start();
        var cut = new TreeSet<String>();
        collectCut(cut, 1, 1440, 900);
        collectCut(cut, 1.3, 1024, 680);
        Texts.speak("de");
        collectCut(cut, 1, 1440, 900);
        collectCut(cut, 1, 1024, 680);
        assertThat(cut).isEmpty();
    }

    private static void collectCut(Set<String> cut, double scale, int width, int height) {
        Pictures.onFx(() -> {
            Pictures.theme().scaleText(scale);
            return true;
        });
        try (var window = new TestWindow(DemoKitchen.services(true, settings("true")), width, height)) {
            EveryPage.routes(window.services()).forEach((name, route) -> {
                window.run(shell -> shell.open(route));
                cut.addAll(Pictures.onFx(() -> {
                    // counts come in from the background, and are drawn with the next pulse
                    window.scene().getRoot().applyCss();
                    window.scene().getRoot().layout();
                    return cutLabels(window, name + " at " + width);
                }));
            });
        }
    }

    private static WindowSettings settings(String chat) {
        var settings = TestWindow.welcomed();
        settings.put("chat.shown", chat);
        return settings;
    }

    private static List<String> cutLabels(TestWindow window, String where) {
        var cut = new ArrayList<String>();
        window.nodes().filter(Labeled.class::isInstance).map(Labeled.class::cast).filter(TestWindow::isSeen)
            .filter(label -> label.getText() != null && !label.getText().isBlank()).forEach(label -> {
                var drawn = label.lookup(".text") instanceof Text text ? text.getText() : label.getText();
                // names that people gave may be cut; they have a tooltip or a page of their own
                var isOurs = label.getMinWidth() == Region.USE_PREF_SIZE || !(label.getMinWidth() == 0);
                if (isOurs && drawn.endsWith("…") && !label.getText().endsWith("…") || drawn.isEmpty()) {
                    cut.add(where + ": " + label.getText());
                }
            });
        return cut;
    }

    private static List<String> paleLabels(TestWindow window, String where) {
        var scene = window.scene();
        var image = Pictures.snapshot(scene);
        var pale = new ArrayList<String>();
        window.nodes().filter(Text.class::isInstance).map(Text.class::cast).filter(TestWindow::isSeen)
            .filter(text -> !text.getText().isBlank())
            .forEach(text -> {
                var bounds = text.localToScene(text.getLayoutBounds());
                if (bounds.getMinX() < 2 || bounds.getMinY() < 2 || bounds.getMaxX() > image.getWidth() - 2
                    || bounds.getMaxY() > image.getHeight() - 2) {
                    return;
                }
                var behind = behind(image.getPixelReader(), (int) bounds.getMinX() - 3, (int) bounds.getMinY() + 1);
                if (text.getFill() instanceof Color ink && !isDisabled(text)) {
                    var contrast = contrast(ink.deriveColor(0, 1, 1, 1), behind);
                    if (contrast < MIN_WIDTH) {
                        pale.add("%s: %s %.1f %s on %s".formatted(where, text.getText(), contrast, ink, behind));
                    }
                }
            });
        return pale;
    }

    private static boolean isDisabled(Node node) {
        return node.isDisabled();
    }

    private static Color behind(PixelReader pixels, int x, int y) {
        return pixels.getColor(Math.max(0, x), y);
    }

    private static double contrast(Color one, Color other) {
        var a = luminance(one);
        var b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
