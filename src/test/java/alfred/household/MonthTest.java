package alfred.household;

import static alfred.household.Home.rows;
import static alfred.household.Home.until;
import static org.assertj.core.api.Assertions.assertThat;

import alfred.Rounds;
import alfred.core.domain.Row;
import alfred.core.row.Away;
import alfred.core.session.Session;
import alfred.core.session.state.FormWrite;
import alfred.store.NeedsServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A month of a household of five, each on a computer of their own whose connection breaks at random, against a plain
/// model of what should be.
@NeedsServer
class MonthTest {
    private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo", "Dan", "Eve");
    private static final List<String> FIELDS = List.of("notes", "description", "cuisine");
    private static final int DAYS = Rounds.of(6, 30);
    @TempDir
    private Path folder;
    private final PlainHousehold plain = new PlainHousehold();
    private final List<Person> people = new ArrayList<>();
    private final Map<String, String> ids = new HashMap<>();
    private int count;

    private static LongStream seeds() {
        return Rounds.seeds(1, 3);
    }

    /// A person with their computer.
    private static final class Person {
        private final String name;
        private final Path folder;
        private final Cable cable;
        private Session session;

        Person(String name, Path folder, Cable cable, Session session) {
            this.name = name;
            this.folder = folder;
            this.cable = cable;
            this.session = session;
        }

        Away.State state() {
            return session.store().away().orElseThrow().state();
        }
    }

    @ParameterizedTest @MethodSource("seeds")
    void afterAMonthAllSeeWhatShouldBe(long seed) {
        var random = new SplittableRandom(seed);
        try (var home = Home.make()) {
            PEOPLE.forEach(name -> people.add(begin(home, name, folder(name), home.cable())));
            for (int i = 0; i < 4; i++) {
                add(people.getFirst(), "inv", "food " + i, Map.of("quantity", "100000"),
                    Map.of("unit", "g", "location", "pantry"));
                add(people.getFirst(), "recipe", "dish " + i, Map.of(), Map.of());
            }
            people.forEach(person -> Home.copied(person.session));
            for (int day = 0; day < DAYS; day++) {
                for (int i = 0; i < 20; i++) {
                    var person = people.get(random.nextInt(people.size()));
                    if (random.nextInt(8) == 0) {
                        connection(home, person, random);
                    } else {
                        doing(person, random);
                    }
                }
            }
            people.forEach(person -> {
                if (person.state().isOff()) {
                    plug(person);
                    plain.returns(person.name);
                }
            });
            people.forEach(person -> assertThat(seen(person)).isEqualTo(plain.rows()));
            people.forEach(person -> Home.copied(person.session));
            people.forEach(this::pull);
            people.forEach(person -> assertThat(seen(person)).isEqualTo(plain.rows()));
            people.forEach(person -> person.cable.close());
        }
    }

    private Path folder(String name) {
        try {
            return Files.createTempDirectory(folder, name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Person begin(Home home, String name, Path folder, Cable cable) {
        return new Person(name, folder, cable, home.of(name, folder, cable));
    }

    /// Breaks a person's connection or mends it, ends their Alfred while it is broken, or breaks it for a moment only.
    private void connection(Home home, Person person, SplittableRandom random) {
        if (!person.state().isOff() && random.nextInt(3) == 0) {
            person.cable.pull();
            person.cable.plug();
            until(() -> !person.state().isOff() && isAnswered(person));
        } else if (!person.state().isOff()) {
            Home.copied(person.session);
            plain.leaves(person.name);
            pull(person);
        } else if (random.nextInt(3) == 0) {
            home.leave(person.name);
            person.session = home.of(person.name, person.folder, person.cable);
            assertThat(person.state().isOff()).isTrue();
        } else {
            plug(person);
            plain.returns(person.name);
        }
    }

    /// Whether a question is answered by the server again.
    private static boolean isAnswered(Person person) {
        return rows(person.session, "recipes").size() > 0 && !person.state().isOff();
    }

    private void pull(Person person) {
        person.cable.pull();
        until(() -> person.state().isOff());
    }

    private void plug(Person person) {
        person.cable.plug();
        until(() -> !person.state().isOff());
        assertThat(person.state().waiting()).isZero();
    }

    private void doing(Person person, SplittableRandom random) {
        switch (random.nextInt(7)) {
            case 0 -> add(person, "shop", "thing " + ++count, Map.of("is_purchased", "false"), Map.of());
            case 1 -> add(person, "task", "task " + ++count, Map.of("completed", "false"), Map.of());
            case 2 -> any(person, "shop", random, name -> set(person, "shop", name, "is_purchased", "true", true));
            case 3 -> any(person, "task", random, name -> set(person, "task", name, "completed", "true", true));
            case 4 -> any(person, "shop", random, name -> {
                person.session.delete("shop", ids.get(name));
                plain.delete(person.name, name);
            });
            case 5 -> any(person, "recipe", random, name -> {
                var value = "by " + person.name + " " + ++count;
                set(person, "recipe", name, FIELDS.get(random.nextInt(FIELDS.size())), value, value);
            });
            default -> any(person, "inv", random, name -> use(person, name, 1 + random.nextInt(50)));
        }
    }

    private void any(Person person, String type, SplittableRandom random, Consumer<String> work) {
        var names = plain.seen(person.name, type);
        if (!names.isEmpty()) {
            work.accept(names.get(random.nextInt(names.size())));
        }
    }

    private void add(Person person, String type, String label, Map<String, String> values, Map<String, String> others) {
        var fields = new LinkedHashMap<String, Object>(values);
        fields.putAll(others);
        fields.put(type.equals("task") ? "title" : "name", label);
        ids.put(type + ": " + label, person.session.create(type, fields).id().toString());
        plain.put(person.name, type + ": " + label, with(values, "label", label));
    }

    private static Map<String, String> with(Map<String, String> values, String field, String value) {
        var all = new LinkedHashMap<>(values);
        all.put(field, value);
        return all;
    }

    private void set(Person person, String type, String name, String field, String words, Object value) {
        person.session.update(type, ids.get(name), Map.of(field, value));
        plain.set(person.name, name, field, words);
    }

    private void use(Person person, String name, int grammes) {
        person.session.writeAll(List.of(new FormWrite.Run("use", Map.of("items", List.of(
            Map.of("name", plain.value(person.name, name, "label"), "quantity", grammes, "unit", "g"))))));
        plain.set(person.name, name, "quantity",
            String.valueOf(Long.parseLong(plain.value(person.name, name, "quantity")) - grammes));
    }

    /// All rows as a person's Alfred shows them.
    private static Map<String, Map<String, String>> seen(Person person) {
        var seen = new TreeMap<String, Map<String, String>>();
        rows(person.session, "shopping_list")
            .forEach(row -> put(seen, "shop", row, "name", Map.of("is_purchased", flag(row, "is_purchased"))));
        rows(person.session, "tasks")
            .forEach(row -> put(seen, "task", row, "title", Map.of("completed", flag(row, "completed"))));
        rows(person.session, "inventory").forEach(row -> put(seen, "inv", row, "name",
            Map.of("quantity", row.quantity("quantity").orElseThrow().toText())));
        rows(person.session, "recipes").forEach(row -> {
            var values = new LinkedHashMap<String, String>();
            FIELDS.stream().filter(row::has).forEach(field -> values.put(field, row.text(field)));
            put(seen, "recipe", row, "name", values);
        });
        return seen;
    }

    private static String flag(Row row, String column) {
        return String.valueOf(row.isTrue(column));
    }

    private static void put(Map<String, Map<String, String>> seen, String type, Row row, String label,
        Map<String, String> values) {
        assertThat(seen.put(type + ": " + row.text(label), with(values, "label", row.text(label))))
            .as("a row is there twice").isNull();
    }
}
