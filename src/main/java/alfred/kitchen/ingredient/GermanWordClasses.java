package alfred.kitchen.ingredient;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// German words of the classes in [WordClasses], with all endings. None of them is also English.
final class GermanWordClasses {
    private static final List<String> ENDINGS = List.of("", "e", "er", "es", "en", "em");
    private static final Set<String> PREPARED = declined("""
        gehackt feingehackt grobgehackt gewürfelt gerieben geschnitten kleingeschnitten gepresst zerdrückt geschält \
        ungeschält geputzt gewaschen entkernt entsteint halbiert geviertelt gedrittelt geachtelt abgetropft geraspelt \
        zerlassen geschmolzen verquirlt geschlagen gezupft zerpflückt zerkleinert gepellt abgezogen gehäutet geklopft \
        plattiert aufgetaut ausgelöst pariert zerstoßen zerstossen gesiebt abgerieben zimmerwarm gestückelt \
        eingeweicht angeröstet blanchiert""");
    private static final Set<String> SIZES = declined(
        """
        klein mittelgroß mittelgross mittler daumengroß daumengross walnussgroß walnussgross haselnussgroß riesig winzig großgewachsen groß""",
        "grosse", "grosser", "grosses", "grossen");
    private static final Set<String> UNIT_ADJECTIVES =
        declined("gehäuft gestrichen knapp dünn", "dicke", "dicken", "gute", "guter", "gutes");
    private static final Set<String> ADJECTIVES = declined(
        """
        frisch reif getrocknet gemahlen gesalzen ungesalzen geröstet geräuchert gekocht gefroren tiefgekühlt weich \
        kalt lauwarm heiß rot grün gelb weiß schwarz braun mager fettarm vegan säuerlich süß festkochend mehligkochend""");
    private static final Set<String> PIECES =
        Set.of("scheiben", "scheibchen", "würfel", "würfeln", "ringe", "ringen", "streifen", "stücke",
            "stücken", "spalten", "stifte", "röllchen", "feine", "dünne", "kleine", "grobe");
    private static final Set<String> LEFT_ON = Set.of("haut", "knochen", "schale", "kern", "grün", "stein", "stiel");
    private static final Set<String> LIKING = Set.of("belieben", "geschmack", "bedarf", "wunsch", "gusto");
    private static final Set<String> BOUGHT_IN = Set.of("dose", "glas", "mühle");
    private static final Set<String> BOUGHT_SO = Set.of("gehackte", "gehackten", "geschälte", "geschälten");

    private GermanWordClasses() {}

    private static Set<String> declined(String stems, String... others) {
        var words = new HashSet<>(Set.of(others));
        for (var stem : stems.split(" ")) {
            ENDINGS.forEach(ending -> words.add(stem + ending));
        }
        return words;
    }

    static Set<String> prepared() {
        return PREPARED;
    }

    static Set<String> sizes() {
        return SIZES;
    }

    static Set<String> unitAdjectives() {
        return UNIT_ADJECTIVES;
    }

    static Set<String> adjectives() {
        return ADJECTIVES;
    }

    /// "gehackte Tomaten", which are bought in tins.
    static boolean isBoughtSo(String prepared, String food) {
        return BOUGHT_SO.contains(prepared) && food.startsWith("tomaten");
    }

    /// "in Scheiben".
    static boolean isCut(LineToken token, LineToken next) {
        return token.is("in") && PIECES.contains(next.text());
    }

    /// Whether a remark starts here: "zum Braten", "für die Form", "nach Geschmack", "in Scheiben", "mit Haut",
    /// "vom Vortag", "aus dem Kühlregal"; but not "aus der Dose".
    static boolean startsRemark(LineToken token, LineToken next, LineToken afterNext) {
        return switch (token.text()) {
            case "zum", "zur", "für", "davon", "evtl", "eventuell", "ggf", "vom", "beziehungsweise", "bzw" -> true;
            case "nach" -> LIKING.contains(next.text());
            case "in" -> isCut(token, next);
            case "mit" -> LEFT_ON.contains(next.text());
            case "aus" -> (next.is("dem") || next.is("der")) && !BOUGHT_IN.contains(afterNext.text());
            default -> false;
        };
    }
}
