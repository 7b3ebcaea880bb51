package alfred.ui.model;

import java.awt.Color;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.AffineTransformOp;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;

/// Keeps the photos of recipes: smaller copies, each named by its content, so that a write that is undone finds its photo again.
///
/// A photo is read as pixels and written anew: nothing else that its file held comes along, neither place nor time nor program.
public final class PhotoFolder {
    private static final long MAX_BYTES = 40_000_000;
    private static final long MAX_PIXELS = 120_000_000;
    private static final int LARGEST_SIDE = 1_600;
    private static final Pattern NAME = Pattern.compile("[0-9a-f]{24}\\.jpg");

    private final Path folder;

    /// @param folder made when the first photo is kept
    public PhotoFolder(Path folder) {
        this.folder = folder;
    }

    /// Copies a photo, made smaller and turned upright; takes a while.
    ///
    /// @return what the recipe's `image` is to be
    /// @throws IOException where the file is no JPEG, PNG, GIF or BMP, is too large, or cannot be read
    public String keep(Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new IOException("larger than " + MAX_BYTES + " bytes");
        }
        var image = upright(read(file), Orientation.of(Files.readAllBytes(file)));
        var bytes = new ByteArrayOutputStream();
        if (!ImageIO.write(image, "jpg", bytes)) {
            throw new IOException("cannot be written as JPEG");
        }
        var name = name(bytes.toByteArray());
        Files.createDirectories(folder);
        var part = Files.createTempFile(folder, "photo", ".part");
        Files.write(part, bytes.toByteArray());
        Files.move(part, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        return name;
    }

    /// Where a recipe's photo is drawn from; `""` for none, or for a name that is not one of ours.
    public String address(String name) {
        var file = folder.resolve(NAME.matcher(name).matches() ? name : "none");
        return Files.isRegularFile(file) ? file.toUri().toString() : "";
    }

    private static String name(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 12) + ".jpg";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static BufferedImage read(Path file) throws IOException {
        try (var input = ImageIO.createImageInputStream(file.toFile())) {
            var readers = input == null ? null : ImageIO.getImageReaders(input);
            if (readers == null || !readers.hasNext()) {
                throw new IOException("no picture that can be read");
            }
            var reader = readers.next();
            try {
                reader.setInput(input, true, true);
                return read(reader);
            } catch (RuntimeException e) {
                throw new IOException("a damaged picture", e);
            } finally {
                reader.dispose();
            }
        }
    }

    /// Reads every second or third pixel of a large one, so that the memory it takes stays small.
    private static BufferedImage read(ImageReader reader) throws IOException {
        long pixels = (long) reader.getWidth(0) * reader.getHeight(0);
        if (pixels > MAX_PIXELS || pixels <= 0) {
            throw new IOException("too many pixels: " + pixels);
        }
        var step = Math.max(1, Math.max(reader.getWidth(0), reader.getHeight(0)) / (2 * LARGEST_SIDE));
        var how = reader.getDefaultReadParam();
        how.setSourceSubsampling(step, step, 0, 0);
        return scaled(reader.read(0, how));
    }

    private static BufferedImage scaled(BufferedImage image) {
        var factor = Math.min(1, (double) LARGEST_SIDE / Math.max(image.getWidth(), image.getHeight()));
        var width = Math.max(1, (int) Math.round(image.getWidth() * factor));
        var height = Math.max(1, (int) Math.round(image.getHeight() * factor));
        var copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        var brush = copy.createGraphics();
        brush.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        brush.drawImage(image, 0, 0, width, height, Color.WHITE, null);
        brush.dispose();
        return copy;
    }

    private static BufferedImage upright(BufferedImage image, Orientation orientation) {
        if (orientation == Orientation.UPRIGHT) {
            return image;
        }
        var isTurned = orientation != Orientation.UPSIDE_DOWN;
        double width = image.getWidth();
        double height = image.getHeight();
        var turn = new AffineTransform();
        turn.translate(isTurned ? height / 2 : width / 2, isTurned ? width / 2 : height / 2);
        turn.quadrantRotate(orientation.quarters());
        turn.translate(-width / 2, -height / 2);
        var turned = new BufferedImage((int) (isTurned ? height : width), (int) (isTurned ? width : height), BufferedImage.TYPE_INT_RGB);
        return new AffineTransformOp(turn, AffineTransformOp.TYPE_NEAREST_NEIGHBOR).filter(image, turned);
    }
}
