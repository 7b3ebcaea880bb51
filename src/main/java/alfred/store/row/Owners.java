package alfred.store.row;

import alfred.store.sql.Sql;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/// The owners of rows: the people of a kitchen. The first one is created at the first start, and owns what belongs to
/// all (spec/entities-and-refs.md, owner).
public record Owners(Sql sql, Clock clock) {
    /// The name of somebody who did not give one.
    private static final String UNNAMED = "Owner";
    private static final String ALL = "SELECT id, name FROM owners ORDER BY created_at, id";

    private record Known(UUID id, String name) {
        boolean isCalled(String other) {
            return name.strip().toLowerCase(Locale.ROOT).equals(other.strip().toLowerCase(Locale.ROOT));
        }
    }

    UUID first() {
        return all().stream().findFirst().map(Known::id).orElseGet(() -> add(UNNAMED));
    }

    UUID add(String name) {
        var id = UUID.randomUUID();
        var now = OffsetDateTime.now(clock);
        // the first owner stays the first, also if somebody's clock is slow
        var latest = sql
            .first("SELECT MAX(created_at) FROM owners", List.of(),
                r -> Optional.ofNullable(r.getObject(1, OffsetDateTime.class)))
            .flatMap(last -> last).filter(last -> !last.isBefore(now)).map(last -> last.plusSeconds(1)).orElse(now);
        sql.update("INSERT INTO owners (id, name, created_at) VALUES (?, ?, ?)", List.of(id, name, latest));
        return id;
    }

    /// Whose rows a person reads and writes. A new name is a new person; the first one of a household takes over what
    /// an unnamed owner had.
    ///
    /// @param person the person's name; empty for somebody alone
    public Owner of(Optional<String> person) {
        var household = first();
        var name = person.map(String::strip).filter(given -> !given.isEmpty());
        if (name.isEmpty()) {
            return new Owner(household, household, person.isEmpty());
        }
        var known = all();
        if (known.getFirst().isCalled(UNNAMED)) {
            name(household, name.get());
            return new Owner(household, household, false);
        }
        var own = known.stream().filter(owner -> owner.isCalled(name.get())).findFirst().map(Known::id)
            .orElseGet(() -> add(name.get()));
        return new Owner(household, own, false);
    }

    /// The owner of a person's rows, who was here before.
    public UUID known(String person) {
        return all().stream().filter(owner -> owner.isCalled(person)).findFirst().map(Known::id)
            .orElseGet(() -> all().getFirst().id());
    }

    private void name(UUID id, String name) {
        sql.update("UPDATE owners SET name = ? WHERE id = ?", List.of(name, id));
    }

    private List<Known> all() {
        return sql.list(ALL, List.of(), r -> new Known(r.getObject(1, UUID.class), r.getString(2)));
    }
}
