package alfred.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PhotoFolderTest {
    @TempDir
    private Path folder;

    @Test
    void aLargePhotoIsKeptSmaller() throws IOException {
        var photos = new PhotoFolder(folder.resolve("photos"));

        var name = photos.keep(photo("png", 4000, 3000, new byte[0]));

        var kept = ImageIO.read(URI.create(photos.address(name)).toURL());
        assertThat(kept.getWidth()).isEqualTo(1600);
        assertThat(kept.getHeight()).isEqualTo(1200);
        assertThat(photos.keep(photo("png", 4000, 3000, new byte[0]))).as("the same photo").isEqualTo(name);
    }

    @Test
    void aPhotoTakenSidewaysIsTurnedAndItsMarksAreLeftOut() throws IOException {
        var photos = new PhotoFolder(folder.resolve("photos"));
        // Exif, little-endian, one entry: orientation 6
        var exif = new byte[] {(byte) 0xFF, (byte) 0xE1, 0, 34, 'E', 'x', 'i', 'f', 0, 0, 'I', 'I', 42, 0, 8, 0, 0, 0,
            1, 0, 0x12, 1, 3, 0, 1, 0, 0,
            0,
            6, 0, 0, 0, 0, 0, 0, 0};

        var name = photos.keep(photo("jpg", 400, 300, exif));

        var kept = ImageIO.read(URI.create(photos.address(name)).toURL());
        assertThat(kept.getWidth()).isEqualTo(300);
        assertThat(kept.getHeight()).isEqualTo(400);
        assertThat(new Color(kept.getRGB(280, 20)).getRed()).as("the upper left corner is the upper right one now")
            .isGreaterThan(200);
        assertThat(new Color(kept.getRGB(20, 20)).getRed()).isLessThan(60);
        assertThat(Files.readString(Path.of(URI.create(photos.address(name))), StandardCharsets.ISO_8859_1))
            .doesNotContain("Exif");
    }

    @Test
    void whatIsNoPictureIsRefused() throws IOException {
        var photos = new PhotoFolder(folder.resolve("photos"));
        var file = Files.writeString(folder.resolve("evil.jpg"), "<svg onload=alert(1)>");

        assertThatThrownBy(() -> photos.keep(file)).isInstanceOf(IOException.class);
        assertThat(photos.address("../evil.jpg")).isEmpty();
        assertThat(photos.address("")).isEmpty();
    }

    /// The window asks for addresses as it draws: the disk is left alone.
    @Test
    void anAddressIsToldWithoutALookAtTheDisk() throws IOException {
        var photos = new PhotoFolder(folder.resolve("photos"));
        var missing = "0123456789abcdef01234567.jpg";
        assertThat(photos.address(missing)).isEqualTo(folder.resolve("photos").resolve(missing).toUri().toString());
        Files.createDirectories(folder.resolve("photos"));
        assertThat(new PhotoFolder(folder.resolve("photos")).address(missing)).isEqualTo(photos.address(missing));
    }

    private Path photo(String format, int width, int height, byte[] marks) throws IOException {
        var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int x = 0; x < width / 4; x++) {
            for (int y = 0; y < height / 4; y++) {
                image.setRGB(x, y, 0xFF4020);
            }
        }
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(image, format, bytes);
        var file = bytes.toByteArray();
        var whole = new ByteArrayOutputStream();
        var head = marks.length == 0 ? 0 : 2;
        whole.write(file, 0, head);
        whole.write(marks);
        whole.write(file, head, file.length - head);
        return Files.write(folder.resolve("photo." + format), whole.toByteArray());
    }
}
