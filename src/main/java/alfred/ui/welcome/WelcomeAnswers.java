package alfred.ui.welcome;

import alfred.core.domain.Language;
import alfred.ui.model.Preferences.People;
import alfred.ui.model.Preferences.Words;
import alfred.ui.model.Preferences;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The user's answers on the welcome screen.
final class WelcomeAnswers {
    private static final Pattern BETWEEN = Pattern.compile("(?iU)[,;&+]|\\s" + Language.any("said.and") + "\\s");

    /// The initial content of a new kitchen: a sample kitchen, the starter cookbook, the user's own recipes, or
    /// nothing.
    enum Start { SAMPLE, STARTER, OWN, EMPTY }

    final IntegerProperty adults = new SimpleIntegerProperty(2);
    final IntegerProperty children = new SimpleIntegerProperty();
    final IntegerProperty babies = new SimpleIntegerProperty();
    final Set<String> diets = new LinkedHashSet<>();
    final Set<String> allergies = new LinkedHashSet<>();
    final Set<String> staples = new LinkedHashSet<>(List.of("salt", "pepper", "oil"));
    final Set<String> dislikes = new LinkedHashSet<>();
    /// Further foods, as typed, separated by commas.
    final StringProperty otherAllergies = new SimpleStringProperty("");
    final StringProperty otherDislikes = new SimpleStringProperty("");
    Start start = Start.SAMPLE;

    /// Returns the preference columns to update. Chosen values are added to a stored list; duplicates, ignoring
    /// case, are left out.
    Map<String, @Nullable Object> changes(Preferences preferences) {
        var changes = new LinkedHashMap<String, @Nullable Object>();
        changes.put(People.ADULTS.column(), (long) adults.get());
        changes.put(People.CHILDREN.column(), (long) children.get());
        changes.put(People.BABIES.column(), (long) babies.get());
        put(changes, preferences, Words.DIETS, diets.stream());
        put(changes, preferences, Words.ALLERGIES, Stream.concat(allergies.stream(), typed(otherAllergies.get())));
        put(changes, preferences, Words.DISLIKES,
            Stream.concat(dislikes.stream(), typed(otherDislikes.get())));
        put(changes, preferences, Words.STAPLES, staples.stream());
        return changes;
    }

    /// The foods in a line, separated by commas or "and".
    static Stream<String> typed(String line) {
        return BETWEEN.splitAsStream(line).map(String::strip).filter(word -> !word.isEmpty());
    }

    private static void put(Map<String, @Nullable Object> changes, Preferences preferences, Words words,
        Stream<String> chosen) {
        var all = new ArrayList<>(preferences.words(words));
        chosen.filter(word -> all.stream().noneMatch(word::equalsIgnoreCase)).toList().forEach(all::add);
        if (!all.isEmpty()) {
            changes.put(words.column(), all);
        }
    }
}
