package alfred.core.registry;

import java.util.LinkedHashMap;
import java.util.Map;

/// The last number assigned per counter key. Numbers never decrease (spec/entities-and-refs.md, counters).
final class Counters {
    private final Map<String, Integer> last = new LinkedHashMap<>();

    int next(String prefix) {
        return last.merge(prefix, 1, Integer::sum);
    }

    Map<String, Integer> toMap() {
        return new LinkedHashMap<>(last);
    }

    void raiseTo(Map<String, Integer> others) {
        others.forEach(this::raiseTo);
    }

    void raiseTo(String prefix, int number) {
        last.merge(prefix, number, Math::max);
    }
}
