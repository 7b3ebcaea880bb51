package alfred.kitchen.ingredient;

import alfred.core.domain.Fraction;
import alfred.kitchen.measure.Dimension;
import alfred.kitchen.measure.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads the amounts at a position of a line: `1 (14 ounce) can`, `300g/10½oz`, `2 to 3 large`,
/// `1 cup plus 2 tbsp`, `3 x 1.2kg`.
///
/// amounts := amount ( "/" amount | "plus" amount | "(" amounts ")" | amount )* container?
final class AmountReader {
    private static final Set<String> CHAINS = Set.of("/", "+", "plus", "and", "&", "or", "×", "=");

    private final Cursor cursor;
    private final List<ParsedAmount> amounts = new ArrayList<>(3);
    private final NumberReader numbers;
    private final UnitReader units;
    private boolean countOpen;

    AmountReader(Cursor cursor) {
        this.cursor = cursor;
        this.numbers = new NumberReader(cursor);
        this.units = new UnitReader(cursor);
    }

    List<ParsedAmount> amounts() {
        return amounts;
    }

    String size() {
        return units.size();
    }

    /// Reads the amounts at the cursor; the cursor does not move if there are none.
    void read() {
        while (amount() || parenthesis()) {
            int before = cursor.at;
            if (!chained()) {
                cursor.at = before;
                break;
            }
        }
        container();
    }

    private boolean chained() {
        var token = cursor.peek();
        if (token.is("(") || token.is("[")) {
            return true;
        }
        if (amounts.isEmpty()) {
            return false;
        }
        if (cursor.peek().is(",") && cursor.peek(1).is("plus") && NumberReader.startsNumber(cursor.peek(2))
            && measureAfter(2)) {
            cursor.at += 2;
            return true;
        }
        if (cursor.peek().is(",") && NumberReader.startsNumber(cursor.peek(1)) && isMeasured(amounts.getLast())
            && measureAfter(1)) {
            cursor.at++;
            return true;
        }
        if (CHAINS.contains(token.text())) {
            cursor.at++;
            numbers.skipApproximate();
            boolean alternative = token.is("/") || token.is("plus") || token.is("+") || token.is("×");
            boolean sizes = token.is("or") && !units.size().isEmpty() && WordClasses.isSize(cursor.peek(1).text());
            return NumberReader.startsNumber(cursor.peek())
                && (alternative || sizes || isMeasured(amounts.getLast()) && measureAfter(0));
        }
        boolean isJoined = NumberReader.startsNumber(cursor.peek()) && cursor.peek(1).isDash() && !cursor.peek(1).gap();
        return (cursor.peek().isNumber() || isJoined) && (countOpen || isMeasured(amounts.getLast()))
            && measureAfter(0);
    }

    /// Whether a number starts at the given offset and is followed by a unit.
    private boolean measureAfter(int ahead) {
        var probe = new AmountReader(new Cursor(cursor.text, cursor.tokens));
        probe.cursor.at = cursor.at + ahead;
        return probe.amount() && !probe.countOpen;
    }

    private boolean isMeasured(ParsedAmount amount) {
        return !amount.unit().name().isEmpty();
    }

    /// Reads one number or range with its unit.
    private boolean amount() {
        int start = cursor.at;
        numbers.skipApproximate();
        int adjectives = cursor.at;
        while (cursor.peek().isWord() && WordClasses.isUnitAdjective(cursor.peek().text())
            && !WordClasses.isSize(cursor.peek().text())) {
            cursor.at++;
        }
        if (!NumberReader.startsNumber(cursor.peek())) {
            cursor.at = adjectives;
        }
        var low = numbers.number();
        if (low == null) {
            cursor.at = start;
            return false;
        }
        var high = numbers.rangeEnd(low);
        if (cursor.peek().is("x") || cursor.peek().is("×")) {
            cursor.at++;
            countOpen = true;
            amounts.add(new ParsedAmount(low, high, Unit.COUNT));
            return cursor.peek().isNumber() ? amount() : true;
        }
        var unit = units.unit();
        countOpen = unit == null;
        if (unit != null && high == null && unit.dimension() != Dimension.OTHER) {
            int before = cursor.at;
            high = numbers.rangeEnd(low);
            if (high != null && !unit.equals(units.unit())) {
                high = null;
                cursor.at = before;
            }
        }
        amounts.add(new ParsedAmount(low, high, unit == null ? Unit.COUNT : unit));
        cursor.skip(".");
        return true;
    }

    /// Reads "(14 ounce)" between or after amounts; skips nothing if the parenthesis holds anything else.
    private boolean parenthesis() {
        if (!cursor.peek().is("(") && !cursor.peek().is("[")) {
            return false;
        }
        int close = cursor.closing(cursor.at);
        if (close < 0) {
            return false;
        }
        var inside = whole(cursor.sub(cursor.at + 1, close));
        if (inside == null) {
            return false;
        }
        amounts.addAll(inside);
        cursor.at = close + 1;
        return true;
    }

    /// Returns the amounts of a piece that consists of amounts only; null otherwise.
    static @Nullable List<ParsedAmount> whole(Cursor piece) {
        var amounts = fillers(piece);
        return piece.done() && !amounts.isEmpty() ? amounts : null;
    }

    /// Returns the amounts at the start of a parenthesis: all of it, or measures before a remark. If there are
    /// none, the cursor stays at the start.
    static List<ParsedAmount> leading(Cursor piece) {
        var amounts = fillers(piece);
        boolean measures = amounts.stream().allMatch(amount -> amount.unit().dimension() == Dimension.MASS
            || amount.unit().dimension() == Dimension.VOLUME);
        boolean remark = piece.peek().is("per") || piece.peek().is("or") || piece.at > 0 && piece.peek(-1).is("per");
        if (piece.done() || measures && !remark) {
            return amounts;
        }
        piece.at = 0;
        return List.of();
    }

    private static List<ParsedAmount> fillers(Cursor piece) {
        var reader = new AmountReader(piece);
        if (piece.peek().is("or") || piece.peek().is("in")) {
            return List.of();
        }
        reader.units.bare();
        boolean more = true;
        while (more) {
            int before = piece.at;
            reader.read();
            while (!piece.done() && isFiller(piece.peek())) {
                piece.at++;
            }
            more = !piece.done() && piece.at > before;
        }
        return reader.amounts;
    }

    private static boolean isFiller(LineToken token) {
        return token.is("each") || token.is("total") || token.is(",") || token.is(";") || token.is("or")
            || token.is("in") || token.is("weight")
            || token.is("altogether") || token.is("apiece") || token.is("weighing")
            || token.is(".") || token.is("per")
            || WordClasses.isApproximate(token.text());
    }

    /// Reads the "can" of "1 (14 ounce) can" or "400g tin".
    private void container() {
        if (amounts.isEmpty()) {
            return;
        }
        int start = cursor.at;
        while (cursor.peek().isWord() && WordClasses.isUnitAdjective(cursor.peek().text())) {
            cursor.at++;
        }
        var unit = units.unitAt(0);
        boolean open = amounts.size() > 1 && amounts.getFirst().unit().name().isEmpty();
        boolean fits = unit != null && (open || unit.dimension() == Dimension.OTHER || unit.isCount())
            && !UnitReader.isLength(unit)
            && units.isReallyUnit(unit)
            && (cursor.peek(1).isWord() || cursor.peek(1).is("(") || cursor.peek(1).is(",") || cursor.peek(1).isDash()
                || cursor.peek(1).isNumber() && cursor.peek(2).isDash()
                || units.isBare() && cursor.at + 1 == cursor.tokens.size())
            && (open && (unit.dimension() == Dimension.OTHER || unit.dimension() == Dimension.VOLUME
                || !isMeasured(amounts.getLast())) || unit.isCount() || unit.isContainer());
        if (unit == null || !fits) {
            cursor.at = start;
            return;
        }
        cursor.at++;
        units.skipOtherUnit();
        cursor.skip("of");
        var first = amounts.getFirst();
        if (open && (unit.dimension() == Dimension.MASS) && amounts.getLast().unit().name().isEmpty()) {
            amounts.set(amounts.size() - 1, amounts.getLast().withUnit(unit));
        } else if (open) {
            amounts.set(0, first.withUnit(unit));
        } else if (!unit.isCount()) {
            amounts.add(new ParsedAmount(null, null, unit));
        }
    }

    /// Reads a unit without a number: "handful", "small bunch of", "a few sprigs", "pinch". "A scant cup" is one cup.
    void readLoose() {
        int start = cursor.at;
        boolean isOne = cursor.peek().is("a") || cursor.peek().is("an");
        if (isOne) {
            cursor.at++;
        }
        int adjectives = cursor.at;
        while (cursor.peek().isWord() && WordClasses.isUnitAdjective(cursor.peek().text())) {
            cursor.at++;
        }
        var unit = units.unitAt(0);
        boolean few = cursor.at > 0 && cursor.peek(-1).is("few");
        if (few && unit == null && cursor.peek().isWord()) {
            return;
        }
        if (unit == null || !few && !WordClasses.isLooseUnit(cursor.peek().text())
            || !units.isBare() && !cursor.peek(1).isWord()) {
            cursor.at = start;
            return;
        }
        units.keepSize(adjectives, cursor.at);
        cursor.at++;
        cursor.skip("of");
        boolean isMeasure = unit.dimension() == Dimension.VOLUME || unit.dimension() == Dimension.MASS;
        amounts.add(new ParsedAmount(isOne && isMeasure ? Fraction.ONE : null, null, unit));
    }

    /// Returns the amount of a piece that consists of a unit only; null otherwise.
    @Nullable
    ParsedAmount looseWhole() {
        units.bare();
        readLoose();
        return cursor.done() && !amounts.isEmpty() ? amounts.getFirst() : null;
    }
}
