package alfred.transfer.export;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.UUID;
import java.util.zip.GZIPOutputStream;

/// Paprika's own format, `.paprikarecipes`: a zip of gzipped JSON objects, one for each recipe, with their photos.
final class PaprikaExporter implements Exporter {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

    @Override
    public String format() {
        return "paprika";
    }

    @Override
    public String ending() {
        return ".paprikarecipes";
    }

    @Override
    public Written write(Outgoing kitchen, OutputStream out) throws IOException {
        var zip = new ZipOut(out);
        int photos = 0;
        var recipes = kitchen.recipes();
        var files = Outgoing.each(recipes, PaprikaExporter::file);
        for (var recipe : recipes) {
            photos += recipe.photo().isPresent() ? 1 : 0;
            zip.add(zip.free(OutgoingRecipe.fileName(recipe.name())) + ".paprikarecipe", files.next());
        }
        zip.finish();
        return new Written(recipes.size(), photos, 0, 0);
    }

    private static byte[] file(OutgoingRecipe recipe) {
        try {
            var node = json(recipe);
            if (recipe.photo().isPresent()) {
                var bytes = Files.readAllBytes(recipe.photo().get());
                node.put("photo", node.path("uid").asText() + ".jpg").put("photo_hash", hash(bytes))
                    .put("photo_data", Base64.getEncoder().encodeToString(bytes));
            }
            return gzipped(node);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ObjectNode json(OutgoingRecipe recipe) throws JsonProcessingException {
        var node = JSON.createObjectNode().put("name", recipe.name())
            .put("ingredients", String.join("\n", recipe.words()))
            .put("directions", String.join("\n\n", recipe.columns().texts("instructions")))
            .put("description", recipe.text("description"))
            .put("notes", recipe.text("notes")).put("nutritional_info", "").put("servings", recipe.text("servings"))
            .put("prep_time", minutes(recipe.minutes("prep_time_minutes")))
            .put("cook_time", minutes(recipe.minutes("cook_time_minutes")))
            .put("total_time", minutes(recipe.totalMinutes())).put("difficulty", difficulty(recipe.text("difficulty")))
            .put("rating", recipe.columns().integer("rating").orElse(0L))
            .put("on_favorites", recipe.columns().isTrue("is_favorite"))
            .put("source_url", recipe.hasWebSource() ? recipe.text("source_url") : "")
            .put("source", recipe.hasWebSource() ? "" : recipe.text("source_url"))
            .put("created", TIME.format(recipe.created())).put("image_url", "").put("in_trash", false).putNull("scale")
            .putNull("photo")
            .putNull("photo_data").putNull("photo_hash");
        recipe.tags().forEach(node.putArray("categories")::add);
        var hash = hash(JSON.writeValueAsBytes(node));
        // another name than that of the row, but the same one in every export
        var uid = UUID.nameUUIDFromBytes(recipe.id().toString().getBytes(StandardCharsets.UTF_8)).toString()
            .toUpperCase(Locale.ROOT);
        return node.put("hash", hash).put("uid", uid);
    }

    private static String minutes(int number) {
        return number == 0 ? "" : number < 60 ? number + " min"
            : number / 60 + " hr" + (number % 60 == 0 ? "" : " " + number % 60 + " min");
    }

    private static String difficulty(String word) {
        return word.isEmpty() ? "" : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private static byte[] gzipped(ObjectNode node) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(bytes)) {
            gzip.write(JSON.writeValueAsBytes(node));
        }
        return bytes.toByteArray();
    }

    private static String hash(byte[] bytes) {
        try {
            return HexFormat.of().withUpperCase().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
