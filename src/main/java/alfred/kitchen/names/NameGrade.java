package alfred.kitchen.names;

/// How surely a name means a row, the surest first.
public enum NameGrade {
    /// The row's name, apart from case, articles, number, word order and word forms.
    SAME,
    /// Another name of the same food: `courgette` for a row `zucchini`.
    EQUIVALENT,
    /// The same food, said with more or with fewer descriptive words: `eggs` for `free-range eggs`.
    DESCRIBED,
    /// All the words are words of a title: `chili` for `Bean chili with rice`.
    PART,
    /// One of what the name is a word for: `chicken` for `chicken thighs`, `bread` for a recipe `Banana Bread`.
    KIND,
    /// As one of those above, with a slip of the pen.
    SLIP,
    /// Another food or title with the same words: `milk` for `coconut milk`.
    NEAR,
    /// A word of it begins so: `marg` for `Margherita`. Told to nobody, only asked about before a change.
    BEGINNING,
    NONE;

    /// Whether a list of what the name stands for holds the row.
    boolean isListed() {
        return compareTo(KIND) <= 0;
    }
}
