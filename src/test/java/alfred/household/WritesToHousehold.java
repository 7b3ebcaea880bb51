package alfred.household;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.sql.ServerAddress;
import alfred.wiring.Place;
import alfred.wiring.Wiring;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;

/// Another process, with a data folder of its own, that writes into a household's kitchen until it is killed. It says
/// `did NUMBER` for each write that it was told of, and `unsure NUMBER` for one of which it was not told whether it is
/// there.
final class WritesToHousehold {
    private WritesToHousehold() {}

    /// @param args the data folder; address, user and password of the database; the first number
    public static void main(String[] args) {
        var place = Place.in(Path.of(args[0])).at(new ServerAddress(args[1], args[2], args[3], "Ada"));
        try (var wiring = Wiring.open(place, Clock.systemDefaultZone(), Wiring.ReasonerFactory.builtIn())) {
            System.out.println("open");
            for (int i = Integer.parseInt(args[4]);; i++) {
                try {
                    wiring.session().create("task", Map.of("title", "task " + i));
                    System.out.println("did " + i);
                } catch (StoreException e) {
                    System.out.println((e.kind() == Kind.SERVER_UNSURE ? "unsure " : "failed ") + i);
                }
            }
        }
    }
}
