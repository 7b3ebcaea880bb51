import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.RenderingHints;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/// Draws `alfred.svg` as `alfred.png`, `alfred.ico` and `alfred.icns`. The shapes are those of the SVG; change both.
/// Argument: the folder to write to.
final class Icon {
    private static final Color GREEN = new Color(0x1F5B45);

    public static void main(String[] args) throws IOException {
        System.setProperty("java.awt.headless", "true");
        var folder = Files.createDirectories(Path.of(args[0]));
        Files.write(folder.resolve("alfred.png"), png(512));
        Files.write(folder.resolve("alfred.ico"), ico(png(256)));
        Files.write(folder.resolve("alfred.icns"), icns(png(512)));
    }

    private static byte[] png(int size) throws IOException {
        var image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        var g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.scale(size / 512.0, size / 512.0);
        g.setColor(GREEN);
        g.fill(new RoundRectangle2D.Double(0, 0, 512, 512, 224, 224));
        g.setColor(Color.WHITE);
        g.fill(new Ellipse2D.Double(230, 136, 52, 52));
        g.fill(new RoundRectangle2D.Double(246, 176, 20, 40, 0, 0));
        g.fill(new Arc2D.Double(120, 202, 272, 272, 0, 180, Arc2D.CHORD));
        g.fill(new RoundRectangle2D.Double(92, 356, 328, 40, 40, 40));
        g.setColor(GREEN);
        g.setStroke(new BasicStroke(14, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(new Arc2D.Double(158, 240, 196, 196, 110, 50, Arc2D.OPEN));
        g.dispose();
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    /// One picture of 256 pixels, whose size the format writes as 0.
    private static byte[] ico(byte[] png) {
        return ByteBuffer.allocate(22 + png.length).order(ByteOrder.LITTLE_ENDIAN)
            .putShort((short) 0).putShort((short) 1).putShort((short) 1)
            .put((byte) 0).put((byte) 0).put((byte) 0).put((byte) 0).putShort((short) 1).putShort((short) 32)
            .putInt(png.length).putInt(22).put(png).array();
    }

    /// One picture of 512 pixels, which the format calls `ic09`.
    private static byte[] icns(byte[] png) {
        return ByteBuffer.allocate(16 + png.length)
            .put("icns".getBytes(StandardCharsets.US_ASCII)).putInt(16 + png.length)
            .put("ic09".getBytes(StandardCharsets.US_ASCII)).putInt(8 + png.length).put(png).array();
    }
}
