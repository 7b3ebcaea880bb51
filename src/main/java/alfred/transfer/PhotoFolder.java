package alfred.transfer;

import java.awt.Color;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.AffineTransformOp;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
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

/// Stores the photos of recipes as scaled-down copies. File names are content hashes, so that undoing a write finds
/// the photo again.
///
/// Photos are decoded to pixels and re-encoded, which strips all metadata, such as location, time and software.
public final class PhotoFolder {
    private static final long MAX_BYTES = 40_000_000;
    private static final long MAX_PIXELS = 120_000_000;
    private static final int LARGEST_SIDE = 1_600;
    private static final Pattern NAME = Pattern.compile("[0-9a-f]{24}\\.jpg");

    private final Path folder;
    /// The folder's URI, with a slash at its end.
    private final String address;

    /// @param folder created when the first photo is stored
    public PhotoFolder(Path folder) {
        this.folder = folder;
        var uri = folder.toUri().toString();
        this.address = uri.endsWith("/") ? uri : uri + "/";
    }

    /// The folder, which may not be there yet.
    public Path path() {
        return folder;
    }

    /// Stores a copy of a photo as JPEG, scaled down to at most 1600 pixels per side and turned upright. Blocking.
    ///
    /// @return the file name, to be stored as the recipe's `image`
    /// @throws IOException if the file is not a JPEG, PNG, GIF, BMP or WebP, exceeds 40 MB or 120 megapixels, or cannot
    ///   be read or copied
    public String keep(Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new IOException("larger than " + MAX_BYTES + " bytes");
        }
        return keep(Files.readAllBytes(file));
    }

    /// Like [#keep(Path)] for the bytes of an image file.
    ///
    /// @throws IOException if they are no picture that can be read
    public String keep(byte[] file) throws IOException {
        if (file.length > MAX_BYTES) {
            throw new IOException("larger than " + MAX_BYTES + " bytes");
        }
        var image = upright(read(file), Orientation.of(file));
        var bytes = new ByteArrayOutputStream();
        if (!ImageIO.write(image, "jpg", bytes)) {
            throw new IOException("cannot be written as JPEG");
        }
        return stored(bytes.toByteArray());
    }

    /// Like [#keep(byte\[\])], but a photo that a folder like this one stored under that name keeps its bytes.
    ///
    /// @throws IOException if it is no picture that can be read
    public String keepAs(String name, byte[] file) throws IOException {
        if (!NAME.matcher(name).matches() || file.length > MAX_BYTES || !name(file).equals(name)) {
            return keep(file);
        }
        read(file);
        return stored(file);
    }

    private String stored(byte[] bytes) throws IOException {
        var name = name(bytes);
        Files.createDirectories(folder);
        var part = Files.createTempFile(folder, "photo", ".part");
        Files.write(part, bytes);
        Files.move(part, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        return name;
    }

    /// Returns the URI under which a photo is stored; `""` if the name is not one that [#keep] returns. Does not look
    /// at the disk: the photo may be missing.
    public String address(String name) {
        return NAME.matcher(name).matches() ? address + name : "";
    }

    private static String name(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 12) + ".jpg";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static BufferedImage read(byte[] file) throws IOException {
        try (var input = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
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

    /// Subsamples large images while decoding, to limit memory use.
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
