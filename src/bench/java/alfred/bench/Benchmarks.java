package alfred.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/// Runs the benchmarks and prints one table of targets and figures: `mvn -q test-compile exec:exec@bench`. A benchmark
/// is a class of this package whose methods have a [Goal].
public final class Benchmarks {
    private static final String TOKENS = "Tokens";
    private static final String TRANSFER = "Transfer";
    private static final String HOUSEHOLD = "Household";

    private Benchmarks() {}

    private record Line(String what, String target, String figure, boolean isMet) {}

    /// @param args a regular expression that the benchmarks' names hold, or `Tokens`, `Transfer` or `Household` for
    ///   that table alone; everything where it is missing
    public static void main(String[] args) throws RunnerException {
        var wanted = args.length == 0 ? "." : args[0];
        if (!TOKENS.equals(wanted) && !TRANSFER.equals(wanted) && !HOUSEHOLD.equals(wanted)) {
            measure(wanted);
        }
        if (TOKENS.equals(wanted) || wanted.equals(".")) {
            TokensOfATalk.print();
        }
        if (TRANSFER.equals(wanted) || wanted.equals(".")) {
            TransferTimes.print();
        }
        if (HOUSEHOLD.equals(wanted) || wanted.equals(".")) {
            HouseholdTimes.print();
        }
    }

    private static void measure(String wanted) throws RunnerException {
        var options = new OptionsBuilder().include("alfred.bench.*" + wanted)
            .forks(1).warmupIterations(5).warmupTime(TimeValue.seconds(1)).measurementIterations(5)
            .measurementTime(TimeValue.seconds(1))
            .jvmArgs("--sun-misc-unsafe-memory-access=allow", "-Xmx1g", "-XX:+UseSerialGC")
            .verbosity(VerboseMode.SILENT).shouldFailOnError(true)
            .build();
        var lines = table(new Runner(options).run());
        print(lines);
        System.out.println(lines.stream().filter(l -> !l.isMet()).count() + " of " + lines.size() + " targets missed");
    }

    private static List<Line> table(Collection<RunResult> results) {
        var lines = new ArrayList<Line>();
        for (var result : results) {
            goals(result).forEach(goal -> lines.add(line(goal, figure(result))));
        }
        return lines;
    }

    /// Where single calls are timed, what 95 of 100 keep to.
    private static double figure(RunResult result) {
        if (result.getParams().getMode() != Mode.SampleTime) {
            return best(result.getPrimaryResult());
        }
        return result.getAggregatedResult().getIterationResults().stream()
            .mapToDouble(second -> second.getPrimaryResult().getStatistics().getPercentile(95)).min()
            .orElse(Double.NaN);
    }

    /// The best of the measured seconds: what others do on the machine meanwhile is not Alfred's.
    private static double best(Result<?> result) {
        return result.getScoreUnit().startsWith("ops") ? result.getStatistics().getMax()
            : result.getStatistics().getMin();
    }

    private static List<Goal> goals(RunResult result) {
        var name = result.getParams().getBenchmark();
        int dot = name.lastIndexOf('.');
        try {
            var method = Arrays.stream(Class.forName(name.substring(0, dot)).getMethods())
                .filter(m -> m.getName().equals(name.substring(dot + 1))).findFirst().orElseThrow();
            return Arrays.stream(method.getAnnotationsByType(Goal.class)).filter(goal -> isFor(goal, result)).toList();
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isFor(Goal goal, RunResult result) {
        var params = result.getParams();
        return goal.when().isEmpty()
            || params.getParamsKeys().stream().anyMatch(key -> goal.when().equals(key + "=" + params.getParam(key)));
    }

    private static Line line(Goal goal, double score) {
        if (Double.isNaN(goal.atMostMillis()) && Double.isNaN(goal.atLeastPerSecond())) {
            return new Line(goal.value(), "", number(score) + " ms", true);
        }
        boolean isTime = !Double.isNaN(goal.atMostMillis());
        return isTime
            ? new Line(goal.value(), "≤ " + number(goal.atMostMillis()) + " ms", number(score) + " ms",
                score <= goal.atMostMillis())
            : new Line(goal.value(), "≥ " + number(goal.atLeastPerSecond() / 1e6) + " M/s",
                number(score / 1e6) + " M/s",
                score >= goal.atLeastPerSecond());
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.format(Locale.ROOT, "%.0f", value)
            : String.format(Locale.ROOT, "%.2f", value);
    }

    private static void print(List<Line> lines) {
        int width = lines.stream().mapToInt(l -> l.what().length()).max().orElse(0);
        var form = "%-" + Math.max(width, 4) + "s  %12s  %12s  %s%n";
        System.out.printf(Locale.ROOT, form, "what", "target", "figure", "");
        lines.forEach(
            l -> System.out.printf(Locale.ROOT, form, l.what(), l.target(), l.figure(), l.isMet() ? "" : "MISSED"));
    }
}
