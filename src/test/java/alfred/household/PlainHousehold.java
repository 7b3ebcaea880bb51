package alfred.household;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/// What should become of a household's rows, without any store: rows are maps of texts by their names, and what is
/// written out of reach is merged by the rules of src/docs/decisions/household.md.
final class PlainHousehold {
    private final Map<String, Map<String, String>> rows = new TreeMap<>();
    private final Map<String, Away> away = new HashMap<>();

    private record Step(String name, Map<String, String> before, Map<String, String> after) {}

    private record Away(Map<String, Map<String, String>> rows, List<Step> steps) {}

    /// All rows as they should be on the server.
    Map<String, Map<String, String>> rows() {
        return rows;
    }

    /// The names of the rows of a kind that a person sees.
    List<String> seen(String person, String kind) {
        return view(person).keySet().stream().filter(name -> name.startsWith(kind)).toList();
    }

    /// The value of a field as a person sees it.
    String value(String person, String name, String field) {
        return view(person).getOrDefault(name, Map.of()).getOrDefault(field, "");
    }

    private Map<String, Map<String, String>> view(String person) {
        return away.containsKey(person) ? away.get(person).rows() : rows;
    }

    void leaves(String person) {
        away.put(person, new Away(new TreeMap<>(rows), new ArrayList<>()));
    }

    void returns(String person) {
        away.remove(person).steps().forEach(this::merge);
    }

    void put(String person, String name, Map<String, String> values) {
        write(person, name, new LinkedHashMap<>(values));
    }

    void set(String person, String name, String field, String value) {
        var row = new LinkedHashMap<>(view(person).get(name));
        row.put(field, value);
        write(person, name, row);
    }

    void delete(String person, String name) {
        write(person, name, Map.of());
    }

    private void write(String person, String name, Map<String, String> after) {
        var view = view(person);
        if (away.containsKey(person)) {
            away.get(person).steps().add(new Step(name, view.getOrDefault(name, Map.of()), after));
        }
        if (after.isEmpty()) {
            view.remove(name);
        } else {
            view.put(name, after);
        }
    }

    private void merge(Step step) {
        var now = rows.get(step.name());
        if (step.before().isEmpty()) {
            rows.put(step.name(), step.after());
        } else if (now != null && step.after().isEmpty()) {
            if (now.equals(step.before())) {
                rows.remove(step.name());
            }
        } else if (now != null) {
            var merged = new LinkedHashMap<>(now);
            step.after().forEach((field, value) -> {
                var was = step.before().get(field);
                if (!value.equals(was)) {
                    boolean areBoth = !Objects.equals(was, now.get(field)) && !value.equals(now.get(field));
                    merged.put(field, areBoth && field.equals("quantity") ? sum(now.get(field), was, value) : value);
                }
            });
            rows.put(step.name(), merged);
        }
    }

    private static String sum(String now, String was, String wanted) {
        return String.valueOf(Math.max(0, Long.parseLong(now) + Long.parseLong(wanted) - Long.parseLong(was)));
    }
}
