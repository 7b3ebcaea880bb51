package alfred.transfer;

import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;

/// Extracts the text of a PDF file.
final class PdfText {
    private static final int MAX_PAGES = 200;

    private PdfText() {}

    /// @throws IOException if the file is damaged, locked by a password, or holds no text but pictures
    static String of(byte[] bytes) throws IOException {
        try (var pdf = Loader.loadPDF(bytes)) {
            var stripper = new PDFTextStripper();
            stripper.setSortByPosition(false);
            stripper.setEndPage(MAX_PAGES);
            stripper.setParagraphEnd("\n");
            return stripper.getText(pdf);
        } catch (RuntimeException e) {
            throw new IOException(e);
        }
    }
}
