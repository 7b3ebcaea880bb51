package alfred.core.session;

import alfred.core.domain.Row;
import alfred.core.registry.Action;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

/// A session with many entities in view, for benchmarks in another package.
public final class LongSession {
    private LongSession() {}

    /// Registers so many recipes as read, with two lists of the last turns loaded, and keeps all of it.
    public static List<String> fill(Session session, int size) {
        var refs = session.context().locked(() -> IntStream.range(0, size)
            .mapToObj(i -> session.context().state().registry().registerFromUi(new UUID(5, i), "recipe",
                "Roast chicken stew no. " + i, Action.READ))
            .toList());
        session.context().locked(() -> {
            var entity = session.context().state().entity("recipe").orElseThrow();
            refs.stream().limit(50).forEach(ref -> session.context().state().loaded(entity, 1,
                List.of(Row.of(Row.ID, ref, "name", "Roast chicken stew", "servings", 4L))));
        });
        session.panel(PanelAction.PIN, refs.getFirst());
        return refs;
    }

    /// Registers rows as read.
    public static void know(Session session, String type, List<Row> rows) {
        var registry = session.context().state().registry();
        session.context().keep(
            _ -> rows.forEach(row -> registry.registerFromUi(row.id(), type, row.text("name"), Action.READ)));
    }

    /// Touches refs as a turn does that read them, and keeps that.
    public static void turn(Session session, List<String> touched) {
        var registry = session.context().state().registry();
        session.context().keep(_ -> {
            registry.beginTurn();
            touched.forEach(registry::touch);
        });
    }
}
