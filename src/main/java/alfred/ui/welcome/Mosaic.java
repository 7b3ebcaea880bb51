package alfred.ui.welcome;

import alfred.ui.fx.Cover;
import alfred.ui.fx.CoverTable;
import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;

/// Decorative mosaic of dish covers in three columns, cut off at the top and bottom.
final class Mosaic extends Pane {
    private static final List<String> DISHES =
        List.of("Miso Soup with Tofu", "Shakshuka", "Cherry Clafoutis", "Focaccia", "Banana Bread",
            "Chicken Curry", "Lemon Pasta", "Mushroom Risotto", "Roast Chicken", "Greek Salad", "Chickpea Curry",
            "Lemon Tart", "Fish Soup", "Pea Soup", "Spinach Lasagne", "Garlic Shrimp", "Chilli con Carne",
            "Cod with Tomatoes", "Plum Crumble", "Aubergine Bake", "Apple Crumble");
    private static final int COLUMNS = 3;
    private static final double GAP = 16;
    private static final double WIDTH = 184;
    private static final double HEIGHT = 146;

    Mosaic() {
        var clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        setMouseTransparent(true);
        DISHES.forEach(dish -> getChildren().add(new Cover(CoverTable.lookOf(dish, List.of()), Cover.Shape.PICTURE)));
    }

    @Override
    protected void layoutChildren() {
        var rows = (DISHES.size() + COLUMNS - 1) / COLUMNS;
        for (int i = 0; i < DISHES.size(); i++) {
            var column = i / rows;
            var start = column == 1 ? -124 : -58 - column * 18;
            getChildren().get(i).resizeRelocate(column * (WIDTH + GAP), start + i % rows * (HEIGHT + GAP), WIDTH,
                HEIGHT);
        }
    }

    @Override
    protected double computePrefWidth(double height) {
        return COLUMNS * WIDTH + (COLUMNS - 1) * GAP;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 0;
    }
}
