package alfred.ui.print;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.jspecify.annotations.Nullable;

/// Writer of a PDF from top to bottom with automatic page breaks. Distances are in points; x counts from the left
/// margin.
final class Sheet implements AutoCloseable {
    static final float MARGIN = 56;
    private static final float INK = 0.13f;
    private static final float PALE = 0.42f;

    /// A text style: font, size, line height and grey level.
    enum Style {
        TITLE("Newsreader-Medium", 25, 30, INK), QUOTE("Newsreader-Italic", 13, 18, PALE), HEADING("Newsreader-Medium", 14.5f, 20, INK),
        BODY("Newsreader-Medium", 11.5f, 16.5f, INK), SMALL("Newsreader-Medium", 9.5f, 13, PALE);

        private final String font;
        private final float size;
        private final float line;
        private final float grey;

        Style(String font, float size, float line, float grey) {
            this.font = font;
            this.size = size;
            this.line = line;
            this.grey = grey;
        }
    }

    private final PDDocument document = new PDDocument();
    private final PDRectangle paper;
    private final Map<String, PDFont> fonts = new HashMap<>();
    private @Nullable PDPageContentStream content;
    private float y;

    Sheet(PDRectangle paper, String title) throws IOException {
        this.paper = paper;
        document.getDocumentInformation().setTitle(title);
        document.getDocumentInformation().setCreator("Alfred");
        newPage();
    }

    private PDPageContentStream content() {
        return Objects.requireNonNull(content);
    }

    private PDFont font(Style style) throws IOException {
        var font = fonts.get(style.font);
        if (font == null) {
            try (var data = Objects.requireNonNull(Sheet.class.getResourceAsStream("/alfred/ui/fonts/" + style.font + ".ttf"), style.font)) {
                var parsed = new TTFParser().parse(new RandomAccessReadBuffer(data));
                // ligatures would make words with "fl" impossible to search for or copy in the PDF
                parsed.setEnableGsub(false);
                font = PDType0Font.load(document, parsed, true);
            }
            fonts.put(style.font, font);
        }
        return font;
    }

    private void newPage() throws IOException {
        if (content != null) {
            content.close();
        }
        var page = new PDPage(paper);
        document.addPage(page);
        content = new PDPageContentStream(document, page);
        y = paper.getHeight() - MARGIN;
    }

    float width() {
        return paper.getWidth() - 2 * MARGIN;
    }

    float place() {
        return y;
    }

    int pages() {
        return document.getNumberOfPages();
    }

    /// Moves to a vertical position on the current page, such as the top of a second column.
    ///
    /// @param place a value returned earlier by [#place()]
    void placeAt(float place) {
        y = place;
    }

    void gap(float height) {
        y -= height;
    }

    /// Starts a new page if the remaining height is less than `height`.
    ///
    /// @return whether a new page was started
    boolean need(float height) throws IOException {
        if (y - height >= MARGIN) {
            return false;
        }
        newPage();
        return true;
    }

    /// Writes wrapped text, breaking the page as needed.
    void words(String words, Style style, float x, float width) throws IOException {
        for (var line : lines(words, style, width)) {
            need(style.line);
            y -= style.line;
            line(line, style, MARGIN + x, y + (style.line - style.size) * 0.6f);
        }
    }

    /// Writes a mark, such as a step's number, level with the next line of text, without advancing.
    void mark(String words, Style style, float x) throws IOException {
        need(style.line * 2);
        line(words, style, MARGIN + x, y - style.line + (style.line - style.size) * 0.6f);
    }

    /// Draws an empty tick box level with the next line of text, without advancing.
    void box(Style style, float x) throws IOException {
        need(style.line);
        content().setStrokingColor(PALE);
        content().setLineWidth(0.8f);
        content().addRect(MARGIN + x, y - style.line + 3.5f, 9, 9);
        content().stroke();
    }

    void rule(float x, float width) throws IOException {
        content().setStrokingColor(0.85f);
        content().setLineWidth(0.7f);
        content().moveTo(MARGIN + x, y);
        content().lineTo(MARGIN + x + width, y);
        content().stroke();
    }

    float height(String words, Style style, float width) throws IOException {
        return lines(words, style, width).size() * style.line;
    }

    private void line(String words, Style style, float x, float baseline) throws IOException {
        content().beginText();
        content().setNonStrokingColor(style.grey);
        content().setFont(font(style), style.size);
        content().newLineAtOffset(x, baseline);
        content().showText(words);
        content().endText();
    }

    private List<String> lines(String words, Style style, float width) throws IOException {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : printable(words, style).strip().split("\\s+")) {
            var longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && font(style).getStringWidth(longer) / 1000 * style.size > width) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(word);
            } else {
                line.setLength(0);
                line.append(longer);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /// Returns the text without the characters that the font lacks.
    private String printable(String words, Style style) throws IOException {
        var font = font(style);
        var kept = new StringBuilder();
        words.replace('\u00a0', ' ').codePoints().forEach(letter -> {
            var sign = new String(Character.toChars(letter));
            if (Character.isWhitespace(letter) || canSet(font, sign)) {
                kept.append(sign);
            }
        });
        return kept.toString();
    }

    private static boolean canSet(PDFont font, String sign) {
        try {
            return font.encode(sign).length > 0;
        } catch (IOException | IllegalArgumentException _) {
            return false;
        }
    }

    byte[] bytes() throws IOException {
        content().close();
        content = null;
        var bytes = new ByteArrayOutputStream();
        document.save(bytes);
        return bytes.toByteArray();
    }

    @Override
    public void close() throws IOException {
        if (content != null) {
            content.close();
        }
        document.close();
    }
}
