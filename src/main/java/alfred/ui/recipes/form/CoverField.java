package alfred.ui.recipes.form;

import static alfred.ui.fx.Nodes.button;
import static alfred.ui.fx.Nodes.label;
import static alfred.ui.fx.Nodes.row;
import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Cover;
import alfred.ui.fx.CoverTable;
import alfred.ui.fx.Icon;
import alfred.ui.fx.Nodes;
import alfred.ui.page.PageContext;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.StringProperty;
import javafx.scene.layout.VBox;

/// A recipe's picture in its form: the photo, which can be chosen and removed, or a drawn cover in its place.
final class CoverField extends VBox {
    private static final double HEIGHT = 168;

    private final PageContext desk;
    private final StringProperty image;
    private final Cover cover = new Cover(CoverTable.lookOf("", List.of()), Cover.Shape.PICTURE);

    /// @param image the name of the photo in the kitchen's photos; `""` for none
    CoverField(PageContext desk, StringProperty image) {
        super(8);
        this.desk = desk;
        this.image = image;
        cover.setMinHeight(HEIGHT);
        cover.setPrefHeight(HEIGHT);
        var remove = button(text("form.photo.remove"), "text", () -> image.set(""));
        var words = label("", "t-caption c-muted");
        image.subscribe(photo -> {
            Nodes.visible(remove, !photo.isEmpty());
            words.setText(photo.isEmpty() ? text("form.cover") : "");
        });
        getChildren().addAll(cover,
            row(8, Nodes.growing(words), remove, button(text("form.photo"), Icon.IMAGE, "text", this::choose)));
    }

    private void choose() {
        PhotoChooser.choose(getScene().getWindow()).ifPresent(this::keep);
    }

    /// Copies a photo into the kitchen's photos and shows it. Shows a message if the file cannot be read.
    void keep(Path file) {
        desk.background().task(() -> desk.kitchen().photos().keep(file)).onSuccess(image::set)
            .onError(IOException.class, _ -> desk.toasts().show(text("form.photo.unreadable"))).start();
    }

    /// Shows the photo, or the cover that suits a dish.
    void show(String name, List<String> foods) {
        cover.show(CoverTable.lookOf(name, foods).withPhoto(desk.kitchen().photos().address(image.get())));
    }
}
