package alfred.kitchen.names;

/// How certainly a name denotes a row, most certain first.
public enum NameGrade {
    /// The row's name, apart from case, articles, number, word order and inflection.
    SAME,
    /// Another name of the same food: `courgette` for `zucchini`.
    EQUIVALENT,
    /// The same food with more or fewer descriptive words: `eggs` for `free-range eggs`.
    DESCRIBED,
    /// All words occur in a title: `chili` for `Bean chili with rice`.
    PART,
    /// A collective name for the row: `chicken` for `chicken thighs`, `bread` for a recipe `Banana Bread`.
    KIND,
    /// One of the grades above after correcting a typing error.
    SLIP,
    /// Another food or title that shares the words: `milk` for `coconut milk`.
    NEAR,
    /// A word starts with the text: `marg` for `Margherita`. Only used for asking before a change, never for lists.
    BEGINNING,
    NONE;

    /// Whether a list of all rows that the name denotes includes such a row.
    boolean isListed() {
        return compareTo(KIND) <= 0;
    }
}
