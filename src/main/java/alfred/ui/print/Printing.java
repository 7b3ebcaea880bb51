package alfred.ui.print;

import static alfred.ui.fx.Texts.text;

import alfred.ui.fx.Icon;
import alfred.ui.fx.Toasts;
import alfred.ui.page.PageContext;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import javafx.print.PageLayout;
import javafx.print.PrinterJob;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/// Saves a PDF or prints it, with the same layout. Failures are shown to the user as a message.
public final class Printing {
    private static final float PRINT_DPI = 220;

    private Printing() {}

    /// Asks for a file and writes the PDF to it. Does nothing if the user cancels.
    ///
    /// @param name the suggested file name, without extension
    /// @param pdf creates the PDF; called off the FX thread
    public static void save(PageContext desk, Window owner, String name, Callable<byte[]> pdf) {
        var chooser = new FileChooser();
        chooser.setTitle(text("print.save"));
        chooser.setInitialFileName(name.replaceAll("[^\\p{L}\\p{N} ,.’'-]", " ").strip() + ".pdf");
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("PDF", "*.pdf"));
        if (chooser.showSaveDialog(owner) instanceof File file) {
            write(desk, file, pdf);
        }
    }

    static void write(PageContext desk, File file, Callable<byte[]> pdf) {
        desk.background().task(() -> Files.write(file.toPath(), pdf.call()))
            .onSuccess(_ -> desk.toasts().show(text("print.saved", file.getName())))
            .onError(IOException.class, _ -> desk.toasts().show(text("print.not-saved", file.getName()))).start();
    }

    /// Asks for a printer and prints the PDF. Does nothing if the user cancels; without a printer a message offers to
    /// save it instead.
    ///
    /// @param name the suggested file name, without extension
    /// @param pdf creates the PDF; called off the FX thread
    public static void print(PageContext desk, Window owner, String name, Callable<byte[]> pdf) {
        var job = PrinterJob.createPrinterJob();
        if (job == null) {
            desk.toasts().show(text("print.no-printer"), List.of(
                new Toasts.Way(text("print.save"), Icon.DOWNLOAD, () -> save(desk, owner, name, pdf))));
            return;
        }
        if (!job.showPrintDialog(owner)) {
            job.cancelJob();
            return;
        }
        desk.background().task(() -> pages(pdf.call())).onSuccess(pages -> {
            var layout = job.getJobSettings().getPageLayout();
            var isDone = pages.stream().map(page -> fitting(page, layout)).allMatch(page -> job.printPage(layout, page))
                && job.endJob();
            desk.toasts().show(text(isDone ? "print.printed" : "print.failed"));
        }).start();
    }

    /// Renders the pages as images, at 220 dpi.
    ///
    /// @throws IOException if the bytes are not a readable PDF
    static List<WritableImage> pages(byte[] pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf)) {
            var renderer = new PDFRenderer(document);
            var pages = new ArrayList<WritableImage>();
            for (int i = 0; i < document.getNumberOfPages(); i++) {
                pages.add(image(renderer.renderImageWithDPI(i, PRINT_DPI, ImageType.RGB)));
            }
            return pages;
        }
    }

    private static WritableImage image(BufferedImage page) {
        var image = new WritableImage(page.getWidth(), page.getHeight());
        var row = new int[page.getWidth()];
        for (int y = 0; y < page.getHeight(); y++) {
            page.getRGB(0, y, row.length, 1, row, 0, row.length);
            image.getPixelWriter().setPixels(0, y, row.length, 1, PixelFormat.getIntArgbInstance(), row, 0, row.length);
        }
        return image;
    }

    private static Node fitting(WritableImage page, PageLayout layout) {
        var view = new ImageView(page);
        view.setPreserveRatio(true);
        view.setFitWidth(layout.getPrintableWidth());
        view.setFitHeight(layout.getPrintableHeight());
        return view;
    }
}
