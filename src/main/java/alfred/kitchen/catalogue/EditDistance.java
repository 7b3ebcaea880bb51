package alfred.kitchen.catalogue;

/// Edit distance between words, for detecting typing errors.
public final class EditDistance {
    private EditDistance() {}

    /// Returns the Damerau–Levenshtein distance (optimal string alignment: insertion, deletion, replacement,
    /// transposition of adjacent characters), or `limit + 1` if it exceeds the limit.
    public static int distance(String first, String second, int limit) {
        if (Math.abs(first.length() - second.length()) > limit) {
            return limit + 1;
        }
        int width = second.length() + 1;
        var beforeLast = new int[width];
        var last = new int[width];
        var row = new int[width];
        for (int j = 0; j < width; j++) {
            last[j] = j;
        }
        for (int i = 1; i <= first.length(); i++) {
            row[0] = i;
            int best = i;
            for (int j = 1; j < width; j++) {
                row[j] = cell(first, second, i, j, beforeLast, last, row);
                best = Math.min(best, row[j]);
            }
            if (best > limit) {
                return limit + 1;
            }
            var spare = beforeLast;
            beforeLast = last;
            last = row;
            row = spare;
        }
        return Math.min(last[width - 1], limit + 1);
    }

    private static int cell(String first, String second, int i, int j, int[] beforeLast, int[] last, int[] row) {
        int change = first.charAt(i - 1) == second.charAt(j - 1) ? 0 : 1;
        int cost = Math.min(last[j - 1] + change, Math.min(last[j], row[j - 1]) + 1);
        boolean swapped = i > 1 && j > 1 && first.charAt(i - 1) == second.charAt(j - 2)
            && first.charAt(i - 2) == second.charAt(j - 1);
        return swapped ? Math.min(cost, beforeLast[j - 2] + 1) : cost;
    }
}
