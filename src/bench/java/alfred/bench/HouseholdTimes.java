package alfred.bench;

import alfred.core.domain.Row;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.session.Session;
import alfred.core.session.state.FormWrite;
import alfred.kitchen.KitchenEntities;
import alfred.onnx.MiniLm;
import alfred.store.PostgresServer;
import alfred.store.sql.ServerAddress;
import alfred.ui.model.RecipeCards;
import alfred.ui.model.SessionKitchen;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Prints how a household's PostgreSQL over loopback, durable as by default, compares with a folder.
final class HouseholdTimes {
    private static final int RECIPES = 10_000;
    private static final int CALLS = 400;
    private static final int WARM = 200;
    private static final int PEOPLE = 10;
    private static final int CHANGES = 200;
    /// The numbers that say what a recipe is about.
    private static final int MEANING = 384;
    private final List<Wiring> open = new ArrayList<>();

    private HouseholdTimes() {}

    static void print() {
        if (PostgresServer.missing().isPresent()) {
            System.out.println(PostgresServer.missing().get());
            return;
        }
        var folder = SessionBench.folder();
        try (var server = PostgresServer.start()) {
            new HouseholdTimes().run(folder, server);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        } finally {
            SessionBench.delete(folder);
        }
    }

    private void run(Path folder, PostgresServer server) throws Exception {
        System.out.printf(Locale.ROOT, "%-72s %12s %12s%n", "a household of 10,000 recipes on PostgreSQL", "target",
            "figure");
        try {
            var alone = open(Place.in(folder.resolve("alone")));
            var address = server.nothing();
            var ada = open(Place.in(folder.resolve("ada")).at(as(address, "Ada")));
            var ben = open(Place.in(folder.resolve("ben")).at(as(address, "Ben")));
            for (var wiring : List.of(alone, ada)) {
                fill(wiring.session());
            }
            for (var person : List.of(ada, ben)) {
                await(() -> person.session().store().away().orElseThrow().isCurrent());
            }
            beside("a form's write", half(WARM, CALLS, i -> form(alone, i), i -> form(ada, i)));
            beside("a tool call (use rice)", half(WARM, CALLS, _ -> use(alone), _ -> use(ada)));
            var pages = half(20, 40, page(alone), page(ada));
            line("the recipes page of 10,000 in a folder, half of all", 300, pages.getFirst());
            line("the recipes page of 10,000 on the server, half of all", 300, pages.getLast());
            line("a change seen by another, 99 of 100", 1_000, seen(ada.session(), ben.session()));
            together(server);
        } finally {
            open.forEach(Wiring::close);
        }
    }

    private static ServerAddress as(ServerAddress address, String person) {
        return new ServerAddress(address.url(), address.user(), address.password(), person);
    }

    private Wiring open(Place place) {
        var wiring = Wiring.open(place, Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn());
        open.add(wiring);
        return wiring;
    }

    /// Waits for what goes on in the background, as it would on a computer that is in use for a while.
    private static void await(BooleanSupplier isDone) throws InterruptedException {
        while (!isDone.getAsBoolean()) {
            Thread.sleep(100);
        }
    }

    private static void fill(Session session) {
        var recipes = session.store().write(tx -> {
            Cookbook.fill(tx, new Names(5), RECIPES);
            var all = tx.read(Query.all("recipes").withColumns(List.of("name"))).stream().map(Row::id).toList();
            all.forEach(recipe -> lines(tx, recipe));
            return all;
        });
        // what they are about, so that it is not computed while the rest is measured
        session.store().vectors().put("recipes", new MiniLm().name(),
            recipes.stream().collect(Collectors.toMap(id -> id, _ -> new byte[MEANING])));
        session.create("inv", Map.of("name", "rice", "quantity", 1_000_000, "unit", "g", "location", "pantry"));
    }

    private static void lines(Rows rows, UUID recipe) {
        for (int i = 0; i < Cookbook.LINES.size(); i++) {
            rows.insert(KitchenEntities.RECIPE_INGREDIENT,
                new Row(KitchenEntities.RECIPE_INGREDIENT.defaults()).overlaidBy(
                    Row.of("recipe_id", recipe, "position", i + 1L, "name",
                        Cookbook.LINES.get(i).replaceAll("^[\\d ]*(g|tbsp|tsp|ml|cloves)? ?", ""),
                        "raw_text", Cookbook.LINES.get(i))));
        }
    }

    private static void form(Wiring wiring, int number) {
        wiring.session().create("task", Map.of("title", "task " + number));
    }

    private static void use(Wiring wiring) {
        wiring.session().writeAll(List.of(
            new FormWrite.Run("use", Map.of("items", List.of(Map.of("name", "rice", "quantity", 1, "unit", "g"))))));
    }

    /// How long half of all calls take at most, in milliseconds, in a folder and on the server: one call of each in
    /// turns, so that whatever else the computer does slows both.
    private static List<Double> half(int warm, int calls, IntConsumer folder, IntConsumer server) {
        var times = Stream.of(folder, server).map(_ -> new ArrayList<Double>()).toList();
        for (int i = 0; i < warm + calls; i++) {
            double there = millis(folder, i);
            double beside = millis(server, i);
            if (i >= warm) {
                times.getFirst().add(there);
                times.getLast().add(beside);
            }
        }
        return times.stream().map(all -> share(0.5, all)).toList();
    }

    private static double millis(IntConsumer call, int number) {
        long start = System.nanoTime();
        call.accept(number);
        return (System.nanoTime() - start) / 1e6;
    }

    private static double share(double share, List<Double> times) {
        return times.stream().sorted().toList().get((int) (share * (times.size() - 1)));
    }

    private static IntConsumer page(Wiring wiring) {
        var kitchen = new SessionKitchen(wiring.session(), wiring.foods(), wiring.recipes(), wiring.photos());
        return _ -> {
            if (RecipeCards.read(kitchen).cards().size() < RECIPES) {
                throw new IllegalStateException("not all recipes");
            }
        };
    }

    private static double seen(Session ada, Session ben) {
        var heard = new AtomicInteger();
        ben.store().onCommit(committed -> committed.by().filter("Ada"::equals).ifPresent(_ -> heard.incrementAndGet()));
        var line = ada.create("shop", Map.of("name", "milk"));
        return share(0.99, IntStream.range(0, CALLS).mapToObj(number -> millis(i -> {
            ada.update("shop", line.id().toString(), Map.of("notes", "bottle " + i));
            while (ben.store().read(rows -> rows.read(Query.all("shopping_list"))).stream()
                .noneMatch(row -> row.text("notes").equals("bottle " + i))
                || heard.getAndSet(0) == 0) {
                Thread.onSpinWait();
            }
        }, number)).toList());
    }

    private void together(PostgresServer server) throws Exception {
        var address = server.nothing();
        open(Place.inMemory().at(as(address, "Person 0")));
        var people = IntStream.range(0, PEOPLE)
            .mapToObj(i -> open(Place.inMemory().at(as(address, "Person " + i))).session()).toList();
        var refused = new AtomicInteger();
        long start = System.nanoTime();
        try (var threads = Executors.newFixedThreadPool(PEOPLE)) {
            var doings = people.stream()
                .<Callable<String>>map(person -> () -> write(person, people.indexOf(person), refused)).toList();
            for (var done : threads.invokeAll(doings)) {
                done.get();
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        int there = people.getFirst().store().read(rows -> rows.read(Query.all("tasks"))).size();
        System.out.printf(Locale.ROOT, "%-72s %12s %12s%n",
            "10 people write 200 changes each at once: rows there, refused", "2000, 0",
            there + ", " + refused.get());
        line("… changes a second, of all together", "", PEOPLE * CHANGES / seconds);
    }

    private static String write(Session person, int number, AtomicInteger refused) {
        for (int i = 0; i < CHANGES; i++) {
            try {
                person.create("task", Map.of("title", "task " + number + "/" + i));
            } catch (RuntimeException _) {
                refused.incrementAndGet();
            }
        }
        return "";
    }

    private static void beside(String what, List<Double> halves) {
        line(what + " in a folder, half of all calls", "", halves.getFirst());
        line(what + " on the server, half of all calls", 3 * halves.getFirst(), halves.getLast());
    }

    private static void line(String what, double target, double figure) {
        System.out.printf(Locale.ROOT, "%-72s %12s %12s  %s%n", what, "≤ %.1f ms".formatted(target),
            "%.1f ms".formatted(figure),
            figure <= target ? "" : "MISSED");
    }

    private static void line(String what, String target, double figure) {
        System.out.printf(Locale.ROOT, "%-72s %12s %12s%n", what, target, "%.1f".formatted(figure));
    }
}
