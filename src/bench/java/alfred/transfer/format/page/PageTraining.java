package alfred.transfer.format.page;

import alfred.transfer.format.Charsets;
import alfred.transfer.format.Document;
import alfred.transfer.format.Folder;
import alfred.transfer.format.PlainText;
import alfred.transfer.format.page.LineLabels.Label;
import alfred.transfer.format.text.Headings;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// Learns the weights of [LineLabels] from pages with the recipes that stand beside them as JSON, by a structured
/// perceptron, and prints how well pages are read that it did not learn from: those of each writer or site at a time.
///
/// Data in the pages are ignored: only their words count.
///
///     mvn -q test-compile exec:exec@pages -Dpages="src/docs/trials/pages-1 src/docs/trials/pages-2 …"
public final class PageTraining {
    private static final Path WEIGHTS = Path.of("src/main/resources/alfred/transfer/format/page/line-weights.tsv");
    private static final int FOLDS = 4;
    private static final int ROUNDS = 8;
    private static final int FEW_INGREDIENTS = 3;
    private static final int FEW_STEPS = 2;
    private static final double SAME = 0.7;
    private static final double RIGHT_TITLE = 0.8;
    private static final double RIGHT = 0.95;
    private static final double HALF = 0.5;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_]+");

    private final List<Page> pages = new ArrayList<>();
    private final Map<String, int[]> results = new TreeMap<>();
    private final Map<Path, List<Page>> variants = new HashMap<>();
    private final boolean isLoud = Boolean.getBoolean("misses");

    private record Expected(String title, List<String> ingredients, List<String> steps) {}

    private record Page(Path file, int fold, String kind, org.jsoup.nodes.Document html, List<PageLines.Line> lines,
        LineMarks marks,
        List<Expected> recipes, List<Label> labels) {}

    private PageTraining() {}

    public static void main(String... folders) throws IOException {
        var training = new PageTraining();
        for (var folder : String.join(" ", folders).split(" ")) {
            training.load(Path.of(folder));
        }
        System.out.println(training.pages.size() + " pages, "
            + training.pages.stream().filter(page -> !page.labels().isEmpty()).count()
            + " to learn from");
        for (int fold = 0; fold < FOLDS; fold++) {
            int held = fold;
            var weights = training.learnt(training.pages.stream().filter(page -> page.fold() != held).toList());
            training.pages.stream().filter(page -> page.fold() == held).forEach(page -> training.judge(page, weights));
        }
        training.results.forEach((kind, counts) -> System.out.printf(Locale.ROOT,
            "%-24s %4d pages: %4d right (%.1f %%), %3d wrong, %3d silently wrong, %3d refused%n", kind,
            Arrays.stream(counts).sum(), counts[0],
            100.0 * counts[0] / Arrays.stream(counts).sum(), counts[1], counts[2], counts[3]));
        Files.writeString(WEIGHTS, training.learnt(training.pages).text());
    }

    private void load(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.filter(one -> one.toString().matches(".*html")).sorted().toList()) {
                var beside = Path.of(file.toString().replaceFirst("\\.\\w*html$", ".json"));
                if (Files.exists(beside)) {
                    var page = page(file, new ObjectMapper().readTree(beside.toFile()));
                    pages.add(page);
                    variants.put(file, page.labels().isEmpty() ? List.of() : variants(page).toList());
                }
            }
        }
    }

    private static Page page(Path file, JsonNode json) throws IOException {
        boolean isTrial = json.has("recipes");
        var html = new Document(file.toString(), Charsets.decode(Files.readAllBytes(file)), Folder.empty()).html();
        var lines = LineMarks.joined(PageLines.of(html));
        var recipes = (isTrial ? StreamSupport.stream(json.path("recipes").spliterator(), false) : Stream.of(json))
            .map(one -> new Expected(one.path("title")
                .asText(), texts(one.path("ingredients")),
                texts(one.has("instructions_list") ? one.path("instructions_list")
                    : one.path("instructions"))))
            .toList();
        var name = isTrial ? file.getFileName().toString().substring(0, 1) : file.getParent().getFileName().toString();
        int fold = isTrial ? (name.charAt(0) - 'a') % FOLDS : Math.floorMod(name.hashCode(), FOLDS);
        return new Page(file, fold, isTrial ? "trial, " + json.path("kind").asText() : "site", html, lines,
            new LineMarks(lines), recipes,
            labels(lines, recipes));
    }

    private static List<String> texts(JsonNode node) {
        return node.isTextual() ? node.asText().lines().toList()
            : StreamSupport.stream(node.spliterator(), false).map(one -> PlainText.unmarked(one.asText())).toList();
    }

    private static List<String> tokens(String text) {
        return WORD.matcher(text.toLowerCase(Locale.ROOT)).results().map(found -> found.group()).toList();
    }

    static double f1(List<String> one, List<String> other) {
        if (one.isEmpty() && other.isEmpty()) {
            return 1;
        }
        var counts = new HashMap<String, Integer>();
        one.forEach(word -> counts.merge(word, 1, Integer::sum));
        double both = other.stream().filter(word -> counts.merge(word, -1, Integer::sum) >= 0).count();
        return 2 * both / (one.size() + other.size());
    }

    /// Returns the labels that fit best to what the page should give; empty if no labels give it.
    private static List<Label> labels(List<PageLines.Line> lines, List<Expected> recipes) {
        var foods = recipes.stream().flatMap(one -> one.ingredients().stream()).map(PageTraining::tokens).toList();
        var said = tokens(recipes.stream().flatMap(one -> one.steps().stream()).collect(Collectors.joining(" ")));
        var pairs = new HashSet<List<String>>();
        IntStream.range(1, said.size()).forEach(i -> pairs.add(said.subList(i - 1, i + 1)));
        var oracle = LineLabels.of("OTHER INGREDIENT\tALWAYS\t-3\nSTEP INGREDIENT\tALWAYS\t-3\n"
            + "BETWEEN INGREDIENT\tALWAYS\t-0.3\nASIDE STEP\tALWAYS\t-0.3");
        var found = oracle
            .best(new LineMarks(lines), (i, label) -> fit(tokens(lines.get(i).text()), label, foods, pairs)).labels();
        boolean isWhole =
            f1(found(lines, found, Label.INGREDIENT), foods.stream().flatMap(List::stream).toList()) > 0.88
                && f1(found(lines, found, Label.STEP), said) > 0.88;
        return isWhole ? found : List.of();
    }

    private static List<String> found(List<PageLines.Line> lines, List<Label> labels, Label label) {
        return IntStream.range(0, lines.size()).filter(i -> labels.get(i) == label).boxed()
            .flatMap(i -> tokens(lines.get(i).text()).stream())
            .toList();
    }

    private static double fit(List<String> line, Label label, List<List<String>> foods, Set<List<String>> pairs) {
        return switch (label) {
            case INGREDIENT -> {
                double best = foods.stream().mapToDouble(food -> f1(line, food)).max().orElse(0);
                yield best >= SAME ? 2 * best : -3;
            }
            case STEP -> {
                long known =
                    IntStream.range(1, line.size()).filter(i -> pairs.contains(line.subList(i - 1, i + 1))).count();
                yield line.size() < 3 ? -0.5 : known >= 0.75 * (line.size() - 1) ? 1 + Math.min(3, line.size() / 8.0)
                    : -2;
            }
            case OTHER -> 0.01;
            case BETWEEN, ASIDE -> -0.02;
        };
    }

    private LineLabels learnt(List<Page> known) {
        var weights = LineLabels.empty();
        var sum = LineLabels.empty();
        var order = new ArrayList<>(
            known.stream().flatMap(page -> variants.getOrDefault(page.file(), List.of()).stream()).toList());
        var random = new Random(7);
        for (int round = 0; round < ROUNDS; round++) {
            Collections.shuffle(order, random);
            for (var page : order) {
                var guess =
                    weights
                        .best(page.marks(),
                            (i, label) -> label == page.labels().get(i) ? 0 : cost(label, page.labels().get(i)))
                        .labels();
                if (!guess.equals(page.labels())) {
                    weights.learn(page.marks(), page.labels(), 1);
                    weights.learn(page.marks(), guess, -1);
                }
                sum.add(weights, 1.0 / (ROUNDS * order.size()));
            }
        }
        return sum;
    }

    /// Returns a page as it is, without the headings that tell where the parts are, without any markup, and with short
    /// recipes.
    private static Stream<Page> variants(Page page) {
        var bare = IntStream.range(0, page.lines().size())
            .filter(i -> page.labels().get(i) != Label.OTHER && page.labels().get(i) != Label.BETWEEN
                || !Headings.isIngredients(page.lines().get(i).text())
                    && !Headings.isMethod(page.lines().get(i).text()))
            .toArray();
        var flat =
            page.lines().stream().map(line -> new PageLines.Line(line.text(), 0, null, null, line.isLink())).toList();
        return Stream.of(page, variant(page, page.lines(), bare), variant(page, flat, bare),
            variant(page, page.lines(), shortened(page, bare)));
    }

    /// Returns those of a page's lines that are left where each recipe has a few ingredients and steps only.
    private static int[] shortened(Page page, int... lines) {
        var count = new EnumMap<Label, Integer>(Label.class);
        return Arrays.stream(lines).filter(i -> {
            var label = page.labels().get(i);
            if (label == Label.OTHER) {
                count.clear();
            }
            int before = count.merge(label, 1, Integer::sum);
            return label == Label.OTHER || before <= (label == Label.INGREDIENT ? FEW_INGREDIENTS : FEW_STEPS);
        }).toArray();
    }

    private static Page variant(Page page, List<PageLines.Line> lines, int... kept) {
        return variant(page, Arrays.stream(kept).mapToObj(lines::get).toList(),
            Arrays.stream(kept).mapToObj(page.labels()::get).toList());
    }

    private static Page variant(Page page, List<PageLines.Line> lines, List<Label> labels) {
        return new Page(page.file(), page.fold(), page.kind(), page.html(), lines, new LineMarks(lines), page.recipes(),
            labels);
    }

    private static double cost(Label guess, Label right) {
        boolean isNone = guess != Label.INGREDIENT && guess != Label.STEP;
        return isNone && right != Label.INGREDIENT && right != Label.STEP ? 0.2 : isNone ? 3 : 2;
    }

    private void judge(Page page, LineLabels weights) {
        var recipes = new PageRecipes(PageLines.of(page.html()), PageTitle.said(page.html()), weights).found();
        var why = new StringBuilder();
        int result = page.recipes().isEmpty() ? recipes.isEmpty() ? 0 : 2 : recipes.isEmpty() ? 3 : 0;
        for (var expected : recipes.isEmpty() ? List.<Expected>of() : page.recipes()) {
            var best = recipes.stream()
                .max(java.util.Comparator
                    .comparing(one -> f1(tokens(name(one, page, recipes)), tokens(expected.title()))))
                .orElseThrow();
            double title = f1(tokens(name(best, page, recipes)), tokens(expected.title()));
            double foods = f1(joined(best.ingredients().stream().filter(line -> !line.endsWith(":")).toList()),
                joined(expected.ingredients()));
            double steps = f1(joined(best.steps()), joined(expected.steps()));
            int one = title < HALF || foods < HALF || steps < HALF ? 2
                : title < RIGHT_TITLE || foods < RIGHT || steps < RIGHT ? 1 : 0;
            why.append(one == 0 ? ""
                : String.format(Locale.ROOT, " %s: %.2f %.2f %.2f", expected.title(), title, foods, steps));
            if (isLoud && one > 0) {
                System.out.println("  == " + page.file() + " " + page.recipes().size() + "/" + recipes.size()
                    + (page.labels().isEmpty() ? " NOT LEARNT" : ""));
                System.out.println("    got title " + name(best, page, recipes) + " | expected " + expected.title());
                difference(best.ingredients(), expected.ingredients(), "I", foods);
                difference(best.steps(), expected.steps(), "S", steps);
            }
            result = Math.max(result, one);
        }
        if (isLoud && result == 3 && page.file().toString().contains("trials")) {
            refused(page, weights.of(page.marks()).labels());
        }
        results.computeIfAbsent(page.kind(), _ -> new int[4])[result]++;
        results.computeIfAbsent(page.labels().isEmpty() ? "(not learnt from)" : "(learnt from)",
            _ -> new int[4])[result]++;
        if (isLoud && result > 0) {
            System.out.println(List.of("", "WRONG", "SILENT", "REFUSED").get(result) + " " + page.file() + why);
        }
    }

    /// Prints each line of a page that was taken for none, with what was guessed and what is right.
    private static void refused(Page page, List<Label> guess) {
        System.out.println("  == " + page.file() + " REFUSED" + (page.labels().isEmpty() ? " NOT LEARNT" : ""));
        for (int i = 0; i < page.lines().size(); i++) {
            var line = page.lines().get(i);
            var right = page.labels().isEmpty() ? "?" : page.labels().get(i).toString().substring(0, 1);
            System.out.println("    " + guess.get(i).toString().charAt(0) + right + " " + line.heading()
                + (line.isItem() ? "*" : " ") + line.text().substring(0, Math.min(90, line.text().length())));
        }
    }

    private static void difference(List<String> got, List<String> expected, String what, double f1) {
        if (f1 < RIGHT) {
            got.stream().filter(line -> expected.stream().noneMatch(other -> f1(tokens(line), tokens(other)) > 0.95))
                .forEach(line -> System.out
                    .println("      " + what + " + " + line.substring(0, Math.min(150, line.length()))));
            expected.stream().filter(line -> got.stream().noneMatch(other -> f1(tokens(line), tokens(other)) > 0.95))
                .forEach(line -> System.out
                    .println("      " + what + " - " + line.substring(0, Math.min(150, line.length()))));
        }
    }

    private static String name(PageRecipes.Recipe recipe, Page page, List<PageRecipes.Recipe> all) {
        return all.size() > 1 ? recipe.title().isBlank() ? PageTitle.of(page.html()) : recipe.title()
            : PageTitle.of(page.html(), recipe.title(), recipe.words());
    }

    private static List<String> joined(List<String> lines) {
        return tokens(String.join(" ", lines));
    }
}
