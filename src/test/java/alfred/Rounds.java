package alfred;

import java.util.stream.LongStream;

/// How often a randomised test tries: some in every build, all of them with `-Dlong` (src/docs/contributing.md).
public final class Rounds {
    private Rounds() {}

    public static boolean areLong() {
        return System.getProperty("long") != null;
    }

    public static int of(int usual, int all) {
        return areLong() ? all : usual;
    }

    public static LongStream seeds(int usual, int all) {
        return LongStream.range(0, of(usual, all));
    }
}
