package alfred.household;

import static alfred.household.Home.until;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.store.NeedsServer;
import alfred.wiring.Wiring;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The photos of a household's recipes.
@NeedsServer
class PhotosTest {
    @TempDir
    private Path folder;
    private final Home home = Home.make();

    @AfterEach
    void close() {
        home.close();
    }

    @Test
    void aPhotoThatOneKeepsTheOthersFetch() throws IOException {
        var ada = home.wiring("Ada", folder.resolve("ada"));
        var ben = home.wiring("Ben", folder.resolve("ben"));

        var name = keep(ada, 0xff0000);

        assertThat(file(ben, name)).doesNotExist();
        assertThat(ben.photos().fetch(ben.photos().address(name))).isTrue();
        assertThat(file(ben, name)).hasSameBinaryContentAs(file(ada, name));
        assertThat(ben.photos().fetch(ben.photos().address("0123456789abcdef01234567.jpg"))).isFalse();
        assertThat(ben.photos().fetch("file:/etc/passwd")).isFalse();
    }

    @Test
    void aPhotoThatWasKeptOutOfReachIsGivenLater() throws IOException {
        try (var cable = home.cable()) {
            var ada = home.wiring("Ada", folder.resolve("ada"), cable);
            var ben = home.wiring("Ben", folder.resolve("ben"));
            Home.copied(ada.session());
            cable.pull();
            until(() -> ada.session().store().away().orElseThrow().state().isOff());

            var name = keep(ada, 0x00ff00);
            assertThat(ben.photos().fetch(ben.photos().address(name))).isFalse();
            cable.plug();

            until(() -> ben.photos().fetch(ben.photos().address(name)));
            assertThat(file(ben, name)).hasSameBinaryContentAs(file(ada, name));
        }
    }

    @Test
    void forAnExportAllAreFetched() throws IOException {
        var ada = home.wiring("Ada", folder.resolve("ada"));
        var ben = home.wiring("Ben", folder.resolve("ben"));
        var first = keep(ada, 0x0000ff);
        var second = keep(ada, 0xffff00);

        ben.photos().fetchAll();

        assertThat(file(ben, first)).exists();
        assertThat(file(ben, second)).exists();
    }

    /// Keeps a photo of a colour for a new recipe; returns its name.
    private static String keep(Wiring wiring, int colour) throws IOException {
        var image = new BufferedImage(20, 10, BufferedImage.TYPE_INT_RGB);
        image.setRGB(3, 3, colour);
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        var name = wiring.photos().keep(bytes.toByteArray());
        assertThat(Files.exists(file(wiring, name))).isTrue();
        wiring.session().create("recipe", Map.of("name", "Dish " + colour, "image", name));
        return name;
    }

    private static Path file(Wiring wiring, String name) {
        return wiring.photos().path().resolve(name);
    }
}
