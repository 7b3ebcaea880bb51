package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Numbers the features of training examples and counts them, so that each name is held once.
final class FeatureIndex {
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    private int[] counts = new int[1 << 12];

    /// Returns the numbers of the features of one example, which are counted.
    int[] of(Collection<String> features) {
        return features.stream().mapToInt(this::counted).toArray();
    }

    private int counted(String feature) {
        int number = numbers.computeIfAbsent(feature, name -> {
            names.add(name);
            return names.size() - 1;
        });
        if (number >= counts.length) {
            counts = Arrays.copyOf(counts, number * 2);
        }
        counts[number]++;
        return number;
    }

    /// Returns the features that were seen often enough, which are numbered anew.
    Kept kept(int minCount) {
        var kept = new int[names.size()];
        var named = new ArrayList<String>();
        for (int i = 0; i < kept.length; i++) {
            kept[i] = counts[i] < minCount ? -1 : named.size();
            if (kept[i] >= 0) {
                named.add(names.get(i));
            }
        }
        return new Kept(named, kept);
    }

    /// The features that are learnt from.
    ///
    /// @param names their names, in the order of their numbers
    /// @param numbers the number of each feature of the index; -1 for those left out
    record Kept(List<String> names, int[] numbers) {
        int[] of(int[] features) {
            return Arrays.stream(features).map(feature -> numbers[feature]).filter(number -> number >= 0).toArray();
        }
    }
}
