package alfred.transfer.export;

import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;

/// The shopping lists as a picture of QR codes, so that a phone has them without a cable or a cloud.
final class ShoppingCodesExporter implements Exporter {
    @Override
    public String format() {
        return "qr";
    }

    @Override
    public String ending() {
        return ".png";
    }

    @Override
    public Written write(Outgoing kitchen, OutputStream out) throws IOException {
        var lists = ShoppingTextExporter.lists(kitchen);
        ImageIO.write(QrCodes.picture(QrCodes.of(lists.text())), "png", out);
        return new Written(0, 0, 0, lists.lines());
    }
}
