package alfred.transfer.format.page;

import alfred.transfer.format.page.LineMarks.Mark;
import alfred.transfer.format.page.LineMarks.Pair;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/// Tells which lines of a page are ingredients and which are steps: the likeliest row of labels, by weights that were
/// learnt from pages. A recipe has both, the ingredients first.
final class LineLabels {
    private static final int LABELS = Label.values().length;
    private static final double NEVER = -1e9;
    private static final Set<Mark> PARTS = EnumSet.of(Mark.INGREDIENTS_HEADING, Mark.METHOD_HEADING, Mark.END_HEADING);
    private static final Set<Mark> HEADINGS = EnumSet.of(Mark.LARGE_HEADING, Mark.SMALL_HEADING, Mark.BOLD);

    /// The weights that are delivered, learnt by `PageTraining`.
    static final LineLabels LEARNT = read("line-weights.tsv");

    /// What a line is.
    ///
    /// `OTHER` stands outside of recipes, `BETWEEN` after the first ingredient and before the steps, and `ASIDE` among
    /// the steps.
    enum Label {
        OTHER, INGREDIENT, BETWEEN, STEP, ASIDE;

        private static final Label[] ALL = values();

        private boolean mayFollow(Label before) {
            return switch (this) {
                case OTHER -> before == OTHER || before == STEP;
                case INGREDIENT -> before != ASIDE;
                case BETWEEN -> before == INGREDIENT || before == BETWEEN;
                case STEP -> before != OTHER;
                case ASIDE -> before == STEP || before == ASIDE;
            };
        }

        private boolean mayBeFirst() {
            return this == OTHER || this == INGREDIENT;
        }
    }

    private final double[][] lines = new double[LABELS][Mark.values().length];
    private final double[][][] pairs = new double[LABELS][LABELS][Pair.values().length];

    private LineLabels() {}

    /// Returns weights that favour nothing: to be added to and learnt.
    static LineLabels empty() {
        return new LineLabels();
    }

    /// Returns weights from lines of text, as [#text] writes them.
    static LineLabels of(String text) {
        var labels = new LineLabels();
        text.lines().map(line -> line.split("\t")).forEach(labels::take);
        return labels;
    }

    /// The labels of a page.
    ///
    /// @param margin by how much the labels are likelier than that there is no recipe at all
    record Labelled(List<Label> labels, double margin) {}

    /// What a wrong label costs while learning.
    @FunctionalInterface
    interface Cost {
        Cost NONE = (_, _) -> 0;

        double of(int at, Label label);
    }

    /// Returns the likeliest labels of a page's lines.
    Labelled of(LineMarks page) {
        return best(page, Cost.NONE);
    }

    Labelled best(LineMarks page, Cost cost) {
        int size = page.size();
        if (size == 0) {
            return new Labelled(List.of(), 0);
        }
        var from = new int[size][LABELS];
        var scores = new double[LABELS];
        double none = 0;
        for (int i = 0; i < size; i++) {
            var next = new double[LABELS];
            var joints = page.pair(i);
            for (var label : Label.ALL) {
                int best = 0;
                double most = NEVER;
                for (var before : Label.ALL) {
                    double score = i == 0 ? label.mayBeFirst() ? 0 : NEVER
                        : !label.mayFollow(before) || isOneList(before, label, joints) ? NEVER
                        : scores[before.ordinal()] + pair(before, label, joints);
                    if (score > most) {
                        most = score;
                        best = before.ordinal();
                    }
                }
                from[i][label.ordinal()] = best;
                next[label.ordinal()] =
                    isHeading(label, page.of(i)) ? NEVER : most + line(label, page.of(i)) + cost.of(i, label);
            }
            none += cost.of(i, Label.OTHER) + (i == 0 ? 0 : pair(Label.OTHER, Label.OTHER, joints))
                + line(Label.OTHER, page.of(i));
            scores = next;
        }
        return traced(from, scores, none);
    }

    /// Whether the heading of a part would be an ingredient or a step, or another heading without an amount an
    /// ingredient.
    private static boolean isHeading(Label label, Set<Mark> marks) {
        return (label == Label.INGREDIENT || label == Label.STEP) && marks.stream().anyMatch(HEADINGS::contains)
            && (marks.stream().anyMatch(PARTS::contains)
                || label == Label.INGREDIENT && !marks.contains(Mark.INGREDIENT)
                    && !marks.contains(Mark.ITEM));
    }

    /// Whether a step would stand in the list of the ingredients.
    private static boolean isOneList(Label before, Label label, Set<Pair> joints) {
        return before == Label.INGREDIENT && label == Label.STEP && joints.contains(Pair.SAME_LIST);
    }

    private static Labelled traced(int[][] from, double[] scores, double none) {
        var last = scores[Label.OTHER.ordinal()] >= scores[Label.STEP.ordinal()] ? Label.OTHER : Label.STEP;
        var labels = new ArrayList<Label>();
        int at = last.ordinal();
        for (int i = from.length - 1; i >= 0; i--) {
            labels.add(Label.ALL[at]);
            at = from[i][at];
        }
        return new Labelled(labels.reversed(), scores[last.ordinal()] - none);
    }

    private double line(Label label, Set<Mark> marks) {
        double sum = 0;
        for (var mark : marks) {
            sum += lines[label.ordinal()][mark.ordinal()];
        }
        return sum;
    }

    private double pair(Label before, Label label, Set<Pair> joints) {
        double sum = 0;
        for (var joint : joints) {
            sum += pairs[before.ordinal()][label.ordinal()][joint.ordinal()];
        }
        return sum;
    }

    /// Adds to the weights of all that speaks for a row of labels.
    void learn(LineMarks page, List<Label> labels, double step) {
        for (int i = 0; i < page.size(); i++) {
            var label = labels.get(i).ordinal();
            page.of(i).forEach(mark -> lines[label][mark.ordinal()] += step);
            if (i > 0) {
                var weights = pairs[labels.get(i - 1).ordinal()][label];
                page.pair(i).forEach(pair -> weights[pair.ordinal()] += step);
            }
        }
    }

    /// Adds other weights to these.
    void add(LineLabels other, double factor) {
        for (int i = 0; i < LABELS; i++) {
            for (int mark = 0; mark < lines[i].length; mark++) {
                lines[i][mark] += factor * other.lines[i][mark];
            }
            for (int j = 0; j < LABELS; j++) {
                for (int pair = 0; pair < pairs[i][j].length; pair++) {
                    pairs[i][j][pair] += factor * other.pairs[i][j][pair];
                }
            }
        }
    }

    /// Returns the weights as lines of text, to be read by [#read].
    String text() {
        var text = new StringBuilder();
        for (var label : Label.ALL) {
            for (var mark : Mark.values()) {
                line(text, label + "\t" + mark, lines[label.ordinal()][mark.ordinal()]);
            }
            for (var next : Label.ALL) {
                for (var pair : Pair.values()) {
                    line(text, label + " " + next + "\t" + pair,
                        pairs[label.ordinal()][next.ordinal()][pair.ordinal()]);
                }
            }
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, double weight) {
        if (Math.abs(weight) >= 0.005) {
            text.append(name).append(String.format(Locale.ROOT, "\t%.2f%n", weight));
        }
    }

    private static LineLabels read(String resource) {
        try (var stream = Objects.requireNonNull(LineLabels.class.getResourceAsStream(resource), resource)) {
            return of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void take(String[] row) {
        var names = row[0].split(" ");
        var label = Label.valueOf(names[0]).ordinal();
        var weight = Double.parseDouble(row[2]);
        if (names.length == 1) {
            lines[label][Mark.valueOf(row[1]).ordinal()] = weight;
        } else {
            pairs[label][Label.valueOf(names[1]).ordinal()][Pair.valueOf(row[1]).ordinal()] = weight;
        }
    }
}
