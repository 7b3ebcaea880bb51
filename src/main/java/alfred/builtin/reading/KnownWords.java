package alfred.builtin.reading;

import java.util.Collection;

/// The words of the kitchen's names: foods, and the household's own recipes, tasks and things.
public interface KnownWords {
    /// Returns whether a word in lower case stands in a name.
    boolean holds(String word);

    /// Returns whether a word stands between the things of a list, as "and" and "some" do.
    boolean joins(String word);

    /// Returns the words of names that a slip of the pen may have been meant for.
    Collection<String> near(String word);
}
