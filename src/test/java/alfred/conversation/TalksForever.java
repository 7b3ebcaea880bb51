package alfred.conversation;

import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// Another process that talks, fills in forms and takes back until it is killed. It says each write that it was told
/// of, and each event.
final class TalksForever {
    private TalksForever() {}

    /// @param args the folder, a number for the names of this run, and the event to stop at (0 for none)
    public static void main(String[] args) {
        var run = args[1];
        int stop = Integer.parseInt(args[2]);
        var events = new AtomicInteger();
        try (var wiring =
            Wiring.open(Place.in(Path.of(args[0])), Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn())) {
            var session = wiring.session();
            for (int i = 1;; i++) {
                session.say("add " + name("jam", run, i) + " and " + name("rice", run, i) + " to my shopping list",
                    Optional.empty(), _ -> {
                        if (events.incrementAndGet() == stop) {
                            say("STOP");
                            sleep();
                        }
                    }).join();
                say("TURN " + i + " " + events);
                session.create("inv", Map.of("name", "form " + run + " " + i));
                say("FORM form " + run + " " + i);
                session.create("recipe",
                    Map.of("name", "dish " + run + " " + i, "ingredients", List.of("2 eggs", "100 g rice")));
                session.undo();
                session.redo();
                say("FORM dish " + run + " " + i);
                session.delete("recipe", "dish " + run + " " + i);
                say("GONE dish " + run + " " + i);
            }
        }
    }

    /// A name of a run and a round, in letters: numbers could be amounts.
    static String name(String food, String run, int round) {
        return food + " " + letters(Integer.parseInt(run)) + "z" + letters(round) + "x";
    }

    private static String letters(int number) {
        return number < 26 ? String.valueOf((char) ('a' + number)) : letters(number / 26) + (char) ('a' + number % 26);
    }

    private static synchronized void say(String line) {
        System.out.println(line);
        System.out.flush();
    }

    private static void sleep() {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
