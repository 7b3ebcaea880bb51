package alfred.langchain;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;

/// The ways to request a structured answer, from strictest to loosest. Uses the strictest one that the server and
/// model are known to support (spec/design.md, the ladder).
final class OutputModeLadder {
    private static final int UNFIT_BEFORE_STEP = 2;

    private final Function<String, Optional<String>> recall;
    private final BiConsumer<String, String> remember;
    private final Map<String, Integer> unfit = new ConcurrentHashMap<>();

    enum Rung {
        STRICT_SCHEMA, SCHEMA, JSON_OBJECT, PROMPT_ONLY;

        boolean isLast() {
            return this == PROMPT_ONLY;
        }

        Rung next() {
            return isLast() ? this : values()[ordinal() + 1];
        }
    }

    /// @param recall returns the value stored under a name, in this session or an earlier one
    /// @param remember stores a value under a name
    OutputModeLadder(Function<String, Optional<String>> recall, BiConsumer<String, String> remember) {
        this.recall = recall;
        this.remember = remember;
    }

    Rung rung(Endpoint endpoint, String model) {
        var name = recall.apply(key(endpoint, model)).orElse("");
        for (var rung : Rung.values()) {
            if (rung.name().equals(name)) {
                return rung;
            }
        }
        return Rung.STRICT_SCHEMA;
    }

    void settle(Endpoint endpoint, String model, Rung rung) {
        if (rung(endpoint, model) != rung) {
            remember.accept(key(endpoint, model), rung.name());
        }
    }

    /// Records whether an answer fitted its schema. One misfit may be chance; after two in a row the server is
    /// taken to ignore the schema, and the ladder steps down.
    void judge(Endpoint endpoint, String model, boolean isFit) {
        var key = key(endpoint, model);
        if (isFit) {
            unfit.remove(key);
        } else if (unfit.merge(key, 1, Integer::sum) >= UNFIT_BEFORE_STEP) {
            unfit.remove(key);
            settle(endpoint, model, rung(endpoint, model).next());
        }
    }

    private static String key(Endpoint endpoint, String model) {
        return "model." + endpoint.host() + "." + model + ".ladder";
    }
}
