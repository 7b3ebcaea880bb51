package alfred.ui.chat.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.ui.fx.Pictures;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Orientation;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The entries that stay as they are are not measured again when another one grows.
class EntryColumnTest {
    private final List<Entry> entries = IntStream.range(0, 50).mapToObj(_ -> new Entry()).toList();
    private final EntryColumn column = new EntryColumn(10);

    /// As high as its words need in the given width, and counting how often that is asked.
    private static final class Entry extends StackPane {
        private double area = 3_000;
        private int measured;

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        @Override
        protected double computeMinWidth(double height) {
            return 0;
        }

        @Override
        protected double computePrefHeight(double width) {
            measured++;
            return area / (width < 0 ? 1_000 : width);
        }
    }

    @BeforeAll
    static void start() {
        Pictures.start();
    }

    @Test
    void onlyTheEntryThatGrowsIsMeasured() {
        show(300);
        entries.forEach(entry -> entry.measured = 0);

        grow(entries.getLast(), 60_000);

        assertThat(entries.getLast().getHeight()).isEqualTo(200);
        assertThat(entries.subList(0, 49)).allMatch(entry -> entry.measured == 0);
        assertThat(column.getHeight()).isEqualTo(50 * 10 + 49 * 10 + 190);
    }

    @Test
    void anotherWidthMeasuresAll() {
        show(300);

        Pictures.onFx(() -> {
            ((Region) column.getScene().getRoot()).resize(100, 400);
            return lay(column.getScene());
        });

        assertThat(entries).allMatch(entry -> entry.getHeight() == 30);
        assertThat(entries.getLast().getLayoutY()).isEqualTo(49 * 40);
    }

    @Test
    void whatIsTakenOutLeavesNoGap() {
        show(300);

        Pictures.onFx(() -> {
            column.getChildren().removeAll(entries.subList(0, 48));
            return lay(column.getScene());
        });

        assertThat(entries.getLast().getLayoutY()).isEqualTo(20);
        assertThat(column.getHeight()).isEqualTo(30);
    }

    private void show(double width) {
        Pictures.onFx(() -> {
            column.getChildren().setAll(entries);
            var pane = new ScrollPane(column);
            pane.setFitToWidth(true);
            pane.setStyle("-fx-padding: 0; -fx-background-insets: 0;");
            pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
            pane.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
            var scene = new Scene(pane, width, 400);
            lay(scene);
            return lay(scene);
        });
    }

    private void grow(Entry entry, double area) {
        Pictures.onFx(() -> {
            entry.area = area;
            entry.requestLayout();
            return lay(column.getScene());
        });
    }

    private static boolean lay(Scene scene) {
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        return true;
    }
}
