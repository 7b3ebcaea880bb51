package alfred.transfer;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;

/// Small exports in every format, written for these tests.
final class Samples {
    static final List<String> NAMES =
        List.of("paprika.json", "tandoor.json", "mealie.json", "mealie-first.json", "mealie-database.json",
            "nextcloud.json", "recipesage.json", "recipesage-ld.json", "recipe-keeper.html", "copymethat.html",
            "paprika.html", "plan-to-eat.csv", "my-recipe-box.csv", "chowdown.md", "front-matter.md", "nested.md",
            "Easy Pancakes.cook", "meal-master.mmf", "rezkonv.rk", "gourmet.grmt", "recipeml.xml", "my-cookbook.xml",
            "mela.json", "crumb.json", "table.csv", "plain.md", "several.txt", "kitchenowl.json", "mastercook.mx2",
            "mastercook.mxp", "living-cookbook.fdx", "recettetek.json");

    private Samples() {}

    static byte[] bytes(String name) {
        try (var in = Samples.class.getResourceAsStream("/alfred/import/" + name)) {
            if (in == null) {
                throw new IllegalStateException(name);
            }
            var bytes = in.readAllBytes();
            var text = new String(bytes, StandardCharsets.ISO_8859_1);
            return text.contains("@PHOTO@") ? text.replace("@PHOTO@", Base64.getEncoder().encodeToString(photo()))
                .getBytes(StandardCharsets.ISO_8859_1) : bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] photo() {
        var image = new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < 30; i++) {
            image.setRGB(i, i, 0xFFAA00);
        }
        var out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    static byte[] gzip(byte[] bytes) {
        var out = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    static byte[] zip(Object... pathsAndBytes) {
        var entries = new LinkedHashMap<String, byte[]>();
        for (int i = 0; i < pathsAndBytes.length; i += 2) {
            entries.put((String) pathsAndBytes[i], (byte[]) pathsAndBytes[i + 1]);
        }
        return zip(entries);
    }

    static byte[] zip(Map<String, byte[]> entries) {
        var out = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(out)) {
            for (var entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
