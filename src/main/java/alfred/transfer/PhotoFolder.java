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
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Stores the photos of recipes as scaled-down copies. File names are content hashes, so that undoing a write finds
/// the photo again.
///
/// Photos are decoded to pixels and re-encoded, which strips all metadata, such as location, time and software.
public final class PhotoFolder {
    private static final Logger LOG = LoggerFactory.getLogger(PhotoFolder.class);
    private static final long MAX_BYTES = 40_000_000;
    private static final long MAX_PIXELS = 120_000_000;
    private static final int LARGEST_SIDE = 1_600;
    private static final Pattern NAME = Pattern.compile("[0-9a-f]{24}\\.jpg");

    private final Path folder;
    private final Optional<Shelf> shelf;
    /// The folder's URI, with a slash at its end.
    private final String address;

    /// @param folder created when the first photo is stored
    public PhotoFolder(Path folder) {
        this(folder, Optional.empty());
    }

    /// @param shelf where a household keeps its photos, of which the folder is a copy; empty for a folder of one's own
    public PhotoFolder(Path folder, Optional<Shelf> shelf) {
        this.folder = folder;
        this.shelf = shelf;
        var uri = folder.toUri().toString();
        this.address = uri.endsWith("/") ? uri : uri + "/";
    }

    /// The photos that a household's people share. Its methods may fail with a [RuntimeException] while it is out of
    /// reach.
    public interface Shelf {
        void put(String name, byte[] photo);

        Optional<byte[]> get(String name);

        /// The names of the recipes' photos that it does not have.
        Set<String> lacking();

        /// The names of all that it has.
        Set<String> names();
    }

    /// Fetches a photo that is not in the folder; returns whether it is there now. Blocking.
    ///
    /// @param address as from [#address]
    public boolean fetch(String address) {
        var name = address.substring(address.lastIndexOf('/') + 1);
        if (!NAME.matcher(name).matches()) {
            return false;
        }
        try {
            var photo = shelf.flatMap(there -> there.get(name)).filter(bytes -> name(bytes).equals(name));
            if (photo.isPresent()) {
                write(name, photo.get());
            }
            return photo.isPresent();
        } catch (IOException | RuntimeException e) {
            LOG.info("a photo could not be fetched: {}", e.getClass().getSimpleName());
            return false;
        }
    }

    /// Fetches all photos that are not in the folder, such as for an export. Blocking.
    public void fetchAll() {
        try {
            shelf.map(Shelf::names).orElse(Set.of()).stream().filter(name -> !Files.exists(folder.resolve(name)))
                .forEach(this::fetch);
        } catch (RuntimeException e) {
            LOG.info("the household's photos could not be fetched: {}", e.getClass().getSimpleName());
        }
    }

    /// Gives the household the photos that only this folder has. Blocking.
    public void share() {
        try {
            for (var name : shelf.map(Shelf::lacking).orElse(Set.of())) {
                if (NAME.matcher(name).matches() && Files.exists(folder.resolve(name))) {
                    shelf.orElseThrow().put(name, Files.readAllBytes(folder.resolve(name)));
                }
            }
        } catch (IOException | RuntimeException e) {
            LOG.info("photos could not be given to the household; they will be with the next start: {}",
                e.getClass().getSimpleName());
        }
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
        write(name, bytes);
        try {
            shelf.ifPresent(there -> there.put(name, bytes));
        } catch (RuntimeException e) {
            LOG.info("a photo waits to be given to the household: {}", e.getClass().getSimpleName());
        }
        return name;
    }

    private void write(String name, byte[] bytes) throws IOException {
        Files.createDirectories(folder);
        var part = Files.createTempFile(folder, "photo", ".part");
        Files.write(part, bytes);
        Files.move(part, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
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
        var turned = new BufferedImage((int) (isTurned ? height : width), (int) (isTurned ? width : height),
            BufferedImage.TYPE_INT_RGB);
        return new AffineTransformOp(turn, AffineTransformOp.TYPE_NEAREST_NEIGHBOR).filter(image, turned);
    }
}
