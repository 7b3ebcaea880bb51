package alfred.kitchen.ingredient;

import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.Units;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads a unit with preceding adjectives and a following "of"; sizes among them are kept.
final class UnitReader {
    private static final Unit INCH = Units.of("inch");
    private static final Unit CENTIMETRE = Units.of("cm");

    private static final Set<String> OF = Set.of("of", "de", "di", "du", "des", "del", "della", "von");

    private final Cursor cursor;
    private String size = "";
    private boolean bare;

    UnitReader(Cursor cursor) {
        this.cursor = cursor;
    }

    /// Declares that the piece consists of amounts only, so that its last word may be a unit.
    void bare() {
        bare = true;
    }

    boolean isBare() {
        return bare;
    }

    String size() {
        return size;
    }

    /// Reads a unit with its adjectives, "of" and joining dash, keeping sizes. Returns null, having read only
    /// sizes, if there is none.
    @Nullable
    Unit unit() {
        int start = cursor.at;
        if (cursor.peek().isDash() && cursor.peek(1).isWord()) {
            cursor.at++;
        }
        if (cursor.peek().is(",") && unitAt(1) instanceof Unit after && after.dimension() != Dimension.OTHER) {
            cursor.at++;
        }
        if (cursor.peek().is("or") && cursor.peek(1).is("so")) {
            cursor.at += 2;
        }
        int adjectives = cursor.at;
        while (cursor.peek().isWord() && WordClasses.isUnitAdjective(cursor.peek().text()) && unitAt(0) == null) {
            cursor.at++;
            skipSizeJoint();
        }
        var unit = unitAt(0);
        if (unit != null && isReallyUnit(unit)) {
            keepSize(adjectives, cursor.at);
            cursor.at += unitLength();
            if (cursor.peek().is(".") && !cursor.peek().gap()) {
                cursor.at++;
            }
            skipOtherUnit();
            if (unit.equals(unitAt(0)) && unit.dimension() != Dimension.OTHER) {
                cursor.at++;
            }
            skipOf();
            return unit;
        }
        cursor.at = cursor.peek(-2).is("or") && cursor.peek(-1).is("so") ? cursor.at : start;
        sizes();
        return null;
    }

    /// Skips "of" and its equivalents in other languages: "de", "di", "d'ail".
    void skipOf() {
        if (cursor.peek(1).isWord() && OF.contains(cursor.peek().text())) {
            cursor.at++;
        }
    }

    /// Skips the "or bottle" of "can or bottle".
    void skipOtherUnit() {
        if (cursor.peek().is("or") && unitAt(1) instanceof Unit other && other.dimension() == Dimension.OTHER
            && cursor.peek(2).isWord()) {
            cursor.at += 2;
        }
    }

    private void sizes() {
        int start = cursor.at;
        while (cursor.peek().isWord()
            && (WordClasses.isSize(cursor.peek().text())
                || cursor.peek().is("very") && WordClasses.isSize(cursor.peek(1).text())
                || cursor.peek().is("extra") && WordClasses.isSize(cursor.peek(1).text()))) {
            cursor.at++;
            skipSizeJoint();
        }
        keepSize(start, cursor.at);
    }

    private void skipSizeJoint() {
        boolean joint = cursor.peek().is("or") || cursor.peek().is("to") || cursor.peek().isDash()
            || cursor.peek().is(",") || cursor.peek().is("/");
        if (joint && WordClasses.isSize(cursor.peek(1).text())) {
            cursor.at++;
        }
    }

    void keepSize(int from, int to) {
        if (to > from && size.isEmpty()) {
            size = cursor.slice(from, to);
        }
    }

    @Nullable
    Unit unitAt(int ahead) {
        var token = cursor.peek(ahead);
        if (!token.isWord()) {
            return null;
        }
        if (token.is("in") && cursor.peek(ahead - 1).isNumber() && !token.gap() || token.text().startsWith("inch")) {
            return INCH;
        }
        if (token.is("cm") || token.is("mm")) {
            return CENTIMETRE;
        }
        if (isFluidOunce(ahead)) {
            return Units.FLUID_OUNCE;
        }
        if (isBritishPint(ahead)) {
            return Units.BRITISH_PINT;
        }
        if (spoonLength(ahead) > 0) {
            return Units.find(spoon(ahead)).orElse(null);
        }
        if (token.is("dessert") && cursor.peek(ahead + 1).text().startsWith("spoon")) {
            return Units.find("dessertspoon").orElseThrow();
        }
        var original = cursor.text.substring(token.start(), token.end());
        return Units.find(original).filter(unit -> !token.is("whole")).orElse(null);
    }

    private boolean isFluidOunce(int ahead) {
        var token = cursor.peek(ahead);
        if (!token.is("fl") && !token.is("fluid")) {
            return false;
        }
        var next = cursor.peek(ahead + 1).is(".") ? cursor.peek(ahead + 2) : cursor.peek(ahead + 1);
        return next.is("oz") || next.is("ounce") || next.is("ounces");
    }

    private boolean isBritishPint(int ahead) {
        var token = cursor.peek(ahead);
        return (token.is("uk") || token.is("imperial") || token.is("british"))
            && Units.find(cursor.peek(ahead + 1).text()).filter(Units.PINT::equals).isPresent();
    }

    /// Returns the number of tokens of a French spoon such as "c. à soupe" or "cuillères à café", or 0.
    private int spoonLength(int ahead) {
        int a = cursor.peek(ahead + 1).is(".") ? ahead + 2 : ahead + 1;
        boolean spoon =
            cursor.peek(a).is("à") && cursor.peek(a + 1).isWord() && Units.find(cursor.peek(ahead).text() + " à "
                + cursor.peek(a + 1).text()).isPresent();
        return spoon ? a + 2 - ahead : 0;
    }

    private String spoon(int ahead) {
        return cursor.peek(ahead).text() + " à " + cursor.peek(ahead + spoonLength(ahead) - 1).text();
    }

    private int unitLength() {
        if (spoonLength(0) > 0) {
            return spoonLength(0);
        }
        if (isFluidOunce(0)) {
            return cursor.peek(1).is(".") ? 3 : 2;
        }
        return cursor.peek().is("dessert") || isBritishPint(0) ? 2 : 1;
    }

    /// Whether a unit word is a unit here: without a following word it is the food itself, as in "6 cloves", "4
    /// rolls, split".
    boolean isReallyUnit(Unit unit) {
        if (unit.dimension() != Dimension.OTHER && !unit.isCount()) {
            return true;
        }
        var next = cursor.peek(1);
        return unit.equals(INCH) || unit.equals(CENTIMETRE) || next.isWord() || next.is("(") || next.isNumber()
            || next.is("/")
            || next.is(")") || next.is(".") || bare;
    }

    static boolean isLength(Unit unit) {
        return unit.equals(INCH) || unit.equals(CENTIMETRE);
    }
}
