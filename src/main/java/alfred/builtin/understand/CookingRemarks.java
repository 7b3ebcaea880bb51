package alfred.builtin.understand;

import alfred.builtin.intent.AmbiguousIntent;
import alfred.builtin.intent.Orders;
import alfred.builtin.intent.WriteGate;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.measure.NumberWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Reads the stars and the remark that are told with a dish that was cooked, wherever they stand: "made the dal for
/// lunch, 4/5, a bit salty".
record CookingRemarks(SlotTypes types, FoodCatalogue foods) {
    private static final String LOG = "cook.log";
    private static final Pattern BETWEEN = Pattern.compile("\\s*(?:[,;!]|\\.(?=\\s|$)|\\s[–-]\\s|\\()\\s*");
    private static final int MAX_CHARACTERS = 200;
    private static final int MAX_WORDS = 16;

    /// Returns the order to log a cooking with its stars and remark; empty unless a message surely is one with stars
    /// that something else is said beside.
    ///
    /// @param reading returns what a part of the message means by itself
    Optional<Intent> in(String message, Function<String, Optional<Intent>> reading) {
        if (message.length() > MAX_CHARACTERS || message.contains("\n") || message.contains("?")) {
            return Optional.empty();
        }
        var text = new TypedText(types.lexicon(), message.strip());
        var stars = text.take("rated").map(List::getFirst).flatMap(this::number);
        if (stars.isEmpty() || new TypedText(types.lexicon(), text.rest()).take("rated").isPresent()) {
            return Optional.empty();
        }
        var parts = BETWEEN.splitAsStream(text.rest()).map(String::strip).filter(part -> !part.isEmpty()).toList();
        var log = parts.stream().limit(1).flatMap(first -> reading.apply(first).stream())
            .map(AmbiguousIntent::agreed).filter(order -> order.skill().equals(LOG)).findFirst();
        var remarks = parts.stream().skip(1).map(part -> part.replaceFirst("\\)$", "")).toList();
        boolean isOnlyTold = remarks.stream().allMatch(remark -> isRemark(remark, reading));
        return log.filter(_ -> isOnlyTold).map(order -> noted(order.with("stars", stars.get() + " stars"), remarks));
    }

    private static Intent noted(Intent log, List<String> remarks) {
        var all = new ArrayList<String>();
        if (log.has("note")) {
            all.add(log.slot("note"));
        }
        all.addAll(remarks);
        return all.isEmpty() ? log : log.with("note", String.join(", ", all));
    }

    private Optional<String> number(String stars) {
        int signs = (int) stars.codePoints().filter(c -> !Character.isLetterOrDigit(c)).count();
        return signs == stars.codePointCount(0, stars.length()) ? Optional.of(String.valueOf(signs))
            : types.lexicon().told("number", stars).flatMap(NumberWords::parse)
                .filter(number -> number.isWhole()).map(number -> number.numerator().toString());
    }

    /// Returns whether words beside a cooking order nothing.
    private static boolean isRemark(String words, Function<String, Optional<Intent>> reading) {
        return words.split("\\s+").length <= MAX_WORDS && reading.apply(words).stream()
            .flatMap(read -> Orders.in(read).stream()).noneMatch(WriteGate::writes);
    }
}
