package alfred.builtin.reading;

import java.util.Collection;
import java.util.List;

/// The words of the kitchen's names: foods, and the household's own recipes, tasks and things.
public interface KnownWords {
    /// Returns whether a word in lower case stands in a name.
    boolean holds(String word);

    /// Returns the word that a short form stands for, as `tmr` does for `tomorrow`; the word itself if it is none.
    String written(String word);

    /// Returns whether a word stands between the things of a list, as "and" and "some" do.
    boolean joins(String word);

    /// Returns whether a clause cannot end with a word, as it leads on to another: an article, "of".
    boolean leadsOn(String word);

    /// Returns whether words, of which more follow, begin another request, as "if not" does.
    boolean opens(List<String> words);

    /// Returns whether words, of which more follow, take back what was said before them in the same message, as "no
    /// wait" does.
    boolean takesBack(List<String> words);

    /// Returns whether a word says that the amount behind it is not exact: "about".
    boolean estimates(String word);

    /// Returns whether a word says that an amount is one of each thing: "each".
    boolean distributes(String word);

    /// How many of the first words only say whom the message speaks to: "love," and "honey" in "honey, what's for
    /// dinner". 0 if none, also where more things follow, as in "sugar, flour and eggs".
    int addressed(List<String> words);

    /// Returns the words of names that a slip of the pen may have been meant for.
    Collection<String> near(String word);
}
