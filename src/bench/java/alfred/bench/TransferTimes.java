package alfred.bench;

import alfred.transfer.RecipeImport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Prints how long a cookbook of 10,000 recipes takes to move in and out: each command once, in a
/// process of its own with 300 MB, beside the processor time that it took, which other programs change less.
final class TransferTimes {
    private static final int RECIPES = 10_000;
    private static final int PAGES = 2_000;
    private static final List<String> UNITS = List.of("g", "ml", "tbsp", "tsp", "cups", "", "large", "cloves of");
    private static final List<String> CARE =
        List.of("", "", ", chopped", ", finely sliced", " (optional)", ", plus more to serve");
    private static final Pattern CPU = Pattern.compile("(\\d+)m([0-9.]+)s");

    private final Names names = new Names(7);
    private final SplittableRandom random = new SplittableRandom(7);

    private TransferTimes() {}

    static void print() {
        var folder = SessionBench.folder();
        try {
            new TransferTimes().run(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            SessionBench.delete(folder);
        }
    }

    private void run(Path folder) throws IOException {
        System.out.printf(Locale.ROOT, "%-52s %10s %10s %10s%n", "moving " + RECIPES + " recipes", "target", "time",
            "processor");
        var file = Files.writeString(folder.resolve("cookbook.json"), cookbook());
        var kitchen = folder.resolve("kitchen").toString();
        command("import from one schema.org file", 10, "import", file.toString(), "--data", kitchen);
        for (var name : List.of("all.json", "all.zip", "all.paprikarecipes", "all.md.zip", "all.alfred.json")) {
            command("export to " + name, 5, "export", folder.resolve(name).toString(), "--data", kitchen);
        }
        var backup = folder.resolve("backup.zip").toString();
        command("backup", 3, "backup", backup, "--data", kitchen);
        command("restore", Double.NaN, "restore", backup, "--data", kitchen);
        pages();
    }

    private void pages() {
        var pages = Stream.generate(() -> page().getBytes(StandardCharsets.UTF_8)).limit(PAGES).toList();
        long cpu = ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos();
        long start = System.nanoTime();
        for (var page : pages) {
            if (RecipeImport.read("page", page).recipes().size() != 1) {
                throw new IllegalStateException("not read");
            }
        }
        long time = System.nanoTime() - start;
        line(PAGES + " web pages of " + pages.getFirst().length / 1_024 + " KB read, without a network", PAGES / 200.0,
            time / 1e9,
            (ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos() - cpu) / 1e9);
    }

    /// Runs a command as `bin/alfred` does.
    private static void command(String what, double target, String... args) {
        var all = new ArrayList<>(List.of("sh", "-c", "\"$@\" >/dev/null || exit 1; times", "sh",
            System.getProperty("java.home") + "/bin/java",
            "--enable-native-access=ALL-UNNAMED", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx300m", "-cp",
            System.getProperty("java.class.path"), "alfred.Launcher"));
        all.addAll(List.of(args));
        long start = System.nanoTime();
        try {
            var process = new ProcessBuilder(all).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            var times = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            double time = (System.nanoTime() - start) / 1e9;
            if (process.waitFor() != 0) {
                throw new IllegalStateException("the command failed");
            }
            line(what, target, time, CPU.matcher(times).results()
                .mapToDouble(part -> 60 * Integer.parseInt(part.group(1)) + Double.parseDouble(part.group(2))).sum());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void line(String what, double target, double time, double cpu) {
        System.out.printf(Locale.ROOT, "%-52s %10s %8.1f s %8.1f s%n", what,
            Double.isNaN(target) ? "" : "≤ " + target + " s", time, cpu);
    }

    private String cookbook() {
        var json = new StringBuilder("[");
        for (int i = 0; i < RECIPES; i++) {
            json.append(i == 0 ? "" : ",\n").append(recipe(names.recipe() + " no. " + i));
        }
        return json.append("]").toString();
    }

    private String recipe(String name) {
        var lines = new ArrayList<String>();
        for (int i = random.nextInt(6, 14); i > 0; i--) {
            lines.add("\"" + random.nextInt(1, 500) + " " + UNITS.get(random.nextInt(UNITS.size())) + " " + names.food()
                + CARE.get(random.nextInt(CARE.size())) + "\"");
        }
        var steps = new ArrayList<String>();
        for (int i = random.nextInt(3, 7); i > 0; i--) {
            steps.add("{\"@type\":\"HowToStep\",\"text\":\"" + names.sentence() + "\"}");
        }
        return """
            {"@context":"https://schema.org","@type":"Recipe","name":"%s","description":"%s","recipeCuisine":"%s","recipeYield":"%d",
             "prepTime":"PT%dM","keywords":"weeknight","recipeIngredient":[%s],"recipeInstructions":[%s]}""".formatted(
            name, names.sentence(),
            names.cuisine(), random.nextInt(1, 9), random.nextInt(5, 90), String.join(",", lines),
            String.join(",", steps));
    }

    /// A page of a blog's usual weight around one recipe.
    private String page() {
        var page =
            new StringBuilder("<!doctype html><html><head><title>A page</title><script type=\"application/ld+json\">")
                .append(recipe(names.recipe())).append("</script></head><body>");
        for (int i = 0; i < 300; i++) {
            page.append("<div class=\"block b").append(i).append("\"><p>").append(names.sentence())
                .append("</p><a href=\"/").append(i)
                .append("\">").append(names.food()).append("</a></div>\n");
        }
        return page.append("</body></html>").toString();
    }
}
