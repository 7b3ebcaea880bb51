package alfred.transfer.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDBorderStyleDictionary;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageFitDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.jspecify.annotations.Nullable;

/// Writer of a PDF from top to bottom with automatic page breaks. Distances are in points; x counts from the left
/// margin.
public final class Sheet implements AutoCloseable {
    static final float MARGIN = 56;
    private static final float INK = 0.13f;
    private static final float PALE = 0.42f;

    /// A text style: font, size, line height and grey level.
    public enum Style {
        TITLE("Newsreader-Medium", 25, 30, INK), QUOTE("Newsreader-Italic", 13, 18, PALE),
        HEADING("Newsreader-Medium", 14.5f, 20, INK),
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

    private static final float FOOT = 30;

    /// Photos and pages wait in a file, so that a cookbook of thousands of recipes needs little memory.
    private final PDDocument document = new PDDocument(IOUtils.createTempFileOnlyStreamCache());
    private final PDDocumentOutline outline = new PDDocumentOutline();
    private final PDRectangle paper;
    private final Map<String, PDFont> fonts = new HashMap<>();
    private @Nullable PDPageContentStream content;
    private float y;

    public Sheet(PDRectangle paper, String title) throws IOException {
        this.paper = paper;
        document.getDocumentInformation().setTitle(title);
        document.getDocumentInformation().setCreator("Alfred");
        document.getDocumentCatalog().setDocumentOutline(outline);
        newPage();
    }

    private PDPageContentStream content() {
        return Objects.requireNonNull(content);
    }

    private PDFont font(Style style) throws IOException {
        var font = fonts.get(style.font);
        if (font == null) {
            try (var data = Objects.requireNonNull(
                Sheet.class.getResourceAsStream("/alfred/ui/fonts/" + style.font + ".ttf"), style.font)) {
                var parsed = new TTFParser().parse(new RandomAccessReadBuffer(data));
                // ligatures would make words with "fl" impossible to search for or copy in the PDF
                parsed.setEnableGsub(false);
                font = PDType0Font.load(document, parsed, true);
            }
            fonts.put(style.font, font);
        }
        return font;
    }

    /// Begins a new page.
    public void newPage() throws IOException {
        if (content != null) {
            content.close();
        }
        var page = new PDPage(paper);
        document.addPage(page);
        content = new PDPageContentStream(document, page);
        y = paper.getHeight() - MARGIN;
    }

    public float width() {
        return paper.getWidth() - 2 * MARGIN;
    }

    public float place() {
        return y;
    }

    public int pages() {
        return document.getNumberOfPages();
    }

    /// Moves to a vertical position on the current page, such as the top of a second column.
    ///
    /// @param place a value returned earlier by [#place()]
    public void placeAt(float place) {
        y = place;
    }

    public void gap(float height) {
        y -= height;
    }

    /// Starts a new page if the remaining height is less than `height`.
    ///
    /// @return whether a new page was started
    public boolean need(float height) throws IOException {
        if (y - height >= MARGIN) {
            return false;
        }
        newPage();
        return true;
    }

    /// Writes wrapped text, breaking the page as needed.
    public void words(String words, Style style, float x, float width) throws IOException {
        for (var line : lines(words, style, width)) {
            need(style.line);
            y -= style.line;
            line(line, style, MARGIN + x, y + (style.line - style.size) * 0.6f);
        }
    }

    /// Writes a mark, such as a step's number, level with the next line of text, without advancing.
    public void mark(String words, Style style, float x) throws IOException {
        need(style.line * 2);
        line(words, style, MARGIN + x, y - style.line + (style.line - style.size) * 0.6f);
    }

    /// Draws an empty tick box level with the next line of text, without advancing.
    public void box(Style style, float x) throws IOException {
        need(style.line);
        content().setStrokingColor(PALE);
        content().setLineWidth(0.8f);
        content().addRect(MARGIN + x, y - style.line + 3.5f, 9, 9);
        content().stroke();
    }

    public void rule(float x, float width) throws IOException {
        content().setStrokingColor(0.85f);
        content().setLineWidth(0.7f);
        content().moveTo(MARGIN + x, y);
        content().lineTo(MARGIN + x + width, y);
        content().stroke();
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
        for (var word : broken(printable(words, style).strip().split("\\s+"), style, width)) {
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

    /// Breaks words that are wider than the column, such as addresses.
    private List<String> broken(String[] words, Style style, float width) throws IOException {
        var all = new ArrayList<String>();
        for (var word : words) {
            var rest = word;
            while (font(style).getStringWidth(rest) / 1000 * style.size > width && rest.length() > 1) {
                int at = rest.length() - 1;
                while (at > 1 && font(style).getStringWidth(rest.substring(0, at)) / 1000 * style.size > width) {
                    at--;
                }
                all.add(rest.substring(0, at));
                rest = rest.substring(at);
            }
            all.add(rest);
        }
        return all;
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

    /// Draws a JPEG at the right margin, as large as fits into a box, without advancing.
    ///
    /// @return the height that it takes
    float photo(Path file, float most, float x, float width) throws IOException {
        try (var in = Files.newInputStream(file)) {
            var image = JPEGFactory.createFromStream(document, in);
            var scale = Math.min(width / image.getWidth(), most / image.getHeight());
            need(image.getHeight() * scale);
            content().drawImage(image, MARGIN + x + width - image.getWidth() * scale, y - image.getHeight() * scale,
                image.getWidth() * scale,
                image.getHeight() * scale);
            return image.getHeight() * scale;
        }
    }

    /// Adds the current page to the reader's list of contents.
    void bookmark(String words) {
        var item = new PDOutlineItem();
        item.setTitle(words);
        item.setDestination(document.getPage(pages() - 1));
        outline.addLast(item);
    }

    /// Writes a line that leads to a page: words at the left, the number of the page at the right of a column.
    void entry(String words, int page, float x, float width) throws IOException {
        var lines = lines(words, Style.BODY, width - 40);
        var line = lines.getFirst() + (lines.size() > 1 ? " …" : "");
        var number = String.valueOf(page);
        y -= Style.BODY.line;
        line(line, Style.BODY, MARGIN + x, y + 3);
        line(number, Style.SMALL,
            MARGIN + x + width - font(Style.SMALL).getStringWidth(number) / 1000 * Style.SMALL.size, y + 3);
        var link = new PDAnnotationLink();
        var where = new PDPageFitDestination();
        where.setPage(document.getPage(page - 1));
        link.setDestination(where);
        link.setRectangle(new PDRectangle(MARGIN + x, y, width, Style.BODY.line));
        link.setBorderStyle(new PDBorderStyleDictionary());
        link.getBorderStyle().setWidth(0);
        document.getPage(pages() - 1).getAnnotations().add(link);
    }

    /// Writes the number of each page but the first below it.
    void number() throws IOException {
        content().close();
        content = null;
        for (int i = 1; i < pages(); i++) {
            var number = String.valueOf(i + 1);
            try (var foot = new PDPageContentStream(document, document.getPage(i),
                PDPageContentStream.AppendMode.APPEND, true, true)) {
                foot.beginText();
                foot.setNonStrokingColor(PALE);
                foot.setFont(font(Style.SMALL), Style.SMALL.size);
                foot.newLineAtOffset(
                    (paper.getWidth() - font(Style.SMALL).getStringWidth(number) / 1000 * Style.SMALL.size) / 2, FOOT);
                foot.showText(number);
                foot.endText();
            }
        }
    }

    /// Writes the document. Nothing can be added afterwards.
    void save(OutputStream out) throws IOException {
        if (content != null) {
            content.close();
            content = null;
        }
        document.save(out);
    }

    public byte[] bytes() throws IOException {
        var bytes = new ByteArrayOutputStream();
        save(bytes);
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
