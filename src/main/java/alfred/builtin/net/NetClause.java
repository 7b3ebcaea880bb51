package alfred.builtin.net;

/// A clause as the network sees it: of each token the number of its word (0 for an unknown one), the numbers of its
/// groups of letters, and those of the kinds of thing that it is part of.
///
/// @param words below [Shape#words()]
/// @param letters below [Shape#letters()]
/// @param kinds below [Shape#kinds()]
public record NetClause(int[] words, int[][] letters, int[][] kinds) {
    /// How many rows it takes: one for each token, and an empty one at either end.
    int rows() {
        return words.length + 2;
    }
}
