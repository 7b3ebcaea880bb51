package alfred.kitchen.ingredient;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads the part of a line after the amounts: name, preparation, remarks, and late amounts.
///
/// Splits the text at commas, spaced dashes, parentheses and words that start a remark or a preparation. The first
/// piece that is more than a preparation or adjectives contains the name.
final class NameReader {
    private final Cursor cursor;
    private final PieceRules rules;
    private final List<ParsedAmount> late = new ArrayList<>(1);
    private final List<String> preparations = new ArrayList<>(2);
    private final List<String> comments = new ArrayList<>(2);
    private final StringBuilder name = new StringBuilder();
    private boolean nameClosed;
    private boolean optional;
    private boolean doubtful;
    private boolean insideAlternative;
    private String size = "";
    private final boolean canned;

    /// @param canned whether the unit is a can, so that "chopped tomatoes" are bought chopped
    NameReader(Cursor cursor, boolean canned) {
        this.cursor = cursor;
        this.rules = new PieceRules(cursor);
        this.canned = canned;
    }

    String name() {
        var read = name.toString().strip();
        return WordClasses.withoutJoint(WordClasses.withoutElision(read.startsWith("and ") ? read.substring(4) : read));
    }

    /// Returns a size given after the amounts; empty if there is none.
    String size() {
        return size;
    }

    List<ParsedAmount> late() {
        return late;
    }

    String preparation() {
        return String.join(", ", preparations);
    }

    String comment() {
        return String.join(", ", comments);
    }

    boolean isOptional() {
        return optional;
    }

    boolean isDoubtful() {
        return doubtful;
    }

    void read() {
        while (!cursor.done()) {
            var token = cursor.peek();
            if (token.is("(") || token.is("[")) {
                parenthesis();
            } else if (rules.isSeparator(token)) {
                cursor.at++;
                nameClosed |= !name.isEmpty() && !continuesName(token);
            } else {
                piece(rules.pieceEndFrom(cursor.at));
            }
        }
    }

    /// Whether the name continues after a comma, between adjectives ("boneless, skinless thighs") or names ("basil,
    /// cilantro, or parsley").
    private boolean continuesName(LineToken separator) {
        if (!separator.is(",")) {
            return false;
        }
        if (PieceRules.onlyAdjectives(name())) {
            return !cursor.peek().isWord() || rules.holdsName(cursor.at, rules.pieceEndFrom(cursor.at));
        }
        return rules.isList();
    }

    private void piece(int end) {
        int start = cursor.at;
        cursor.at = end;
        var amounts = AmountReader.whole(cursor.sub(start, end));
        var first = cursor.tokens.get(start);
        boolean number = first.isNumber() || WordClasses.isApproximate(first.text()) || first.is("weighing");
        if (amounts != null && number && (!name.isEmpty() || end < cursor.tokens.size())) {
            late.addAll(amounts);
            return;
        }
        if (!name.isEmpty() && loose(start, end)) {
            return;
        }
        if (nameClosed) {
            remark(start, end);
        } else {
            namePiece(start, end);
        }
    }

    /// Reads a unit after the name: "parsley, small bunch".
    private boolean loose(int start, int end) {
        var reader = new AmountReader(cursor.sub(start, end));
        var unit = end - start <= 3 ? reader.looseWhole() : null;
        if (unit != null) {
            late.add(unit);
        }
        return unit != null;
    }

    private void namePiece(int from, int end) {
        boolean isAlternative =
            !name.isEmpty() && !cursor.tokens.get(from - 1).is(",") && rules.isAnd(from) && rules.startsRemark(from);
        boolean isAfterthought =
            !name.isEmpty() && cursor.tokens.get(from - 1).is(")") && rules.startsPreparation(from, end);
        if (isAlternative || isAfterthought || cursor.tokens.get(from).is("not") && end < cursor.tokens.size()) {
            remark(from, end);
            return;
        }
        int start = name.isEmpty() ? leadingPreparation(from, end) : from;
        if (start > from) {
            preparations.add(cursor.slice(from, start));
        }
        boolean joint = start + 1 < end && name.isEmpty()
            && (cursor.tokens.get(start).is("of") || cursor.tokens.get(start).is("-")
                || cursor.tokens.get(start).is("a"));
        if (joint) {
            start++;
        }
        start = name.isEmpty() ? leadingSize(start, end) : start;
        int cut = rules.cut(start, end);
        int amountFrom = trailingAmount(start, cut);
        if (amountFrom > start) {
            append(start, amountFrom);
        }
        nameClosed |= amountFrom < end && !name.isEmpty();
        if (cut < end) {
            remark(cut, end);
        }
    }

    /// Reads a size before the name, possibly after a preparation: "peeled large shrimp".
    private int leadingSize(int from, int end) {
        int at = from;
        if (at + 1 < end && size.isEmpty() && WordClasses.isSize(cursor.tokens.get(at).text())
            && cursor.tokens.get(at + 1).isWord()
            && !cursor.tokens.get(at + 1).is("or")) {
            size = cursor.slice(at, at + 1);
            at++;
        }
        return at;
    }

    private void append(int from, int to) {
        if (!name.isEmpty()) {
            name.append(from > 0 && cursor.tokens.get(from - 1).is(",") ? ", " : " ");
        }
        name.append(cursor.slice(from, to));
    }

    /// Returns the index after a preparation before the name: "finely chopped", "peeled and diced", "freshly
    /// ground".
    private int leadingPreparation(int from, int end) {
        int at = from;
        int done = from;
        while (at < end && !preparations.isEmpty()
            && (cursor.tokens.get(at).is("and") || cursor.tokens.get(at).is("then"))) {
            at++;
        }
        while (at < end) {
            int adverbs = at;
            while (at < end && (WordClasses.isAdverb(cursor.tokens.get(at).text()) || rules.isFreshly(at, end))) {
                at++;
            }
            if (at >= end) {
                break;
            }
            var word = cursor.tokens.get(at).text();
            boolean continued = at > adverbs || !preparations.isEmpty();
            boolean prepared = WordClasses.isPreparedBeforeName(word) || continued && WordClasses.isPrepared(word);
            if (!prepared || at + 1 < end && WordClasses.isBoughtSo(word, cursor.tokens.get(at + 1).text())) {
                break;
            }
            at++;
            boolean joins = at < end && rules.isAnd(at);
            if (joins && rules.preparedFrom(at + 1, end) == at + 1) {
                break;
            }
            done = joins ? rules.preparedFrom(at + 1, end) : at;
            at = done;
        }
        if (canned && done > from && !WordClasses.isAdverb(cursor.tokens.get(from).text())) {
            return from;
        }
        boolean nothingLeft = done >= end && (end >= cursor.tokens.size() || !cursor.tokens.get(end).is(","));
        return nothingLeft ? from : done;
    }

    private int trailingAmount(int from, int end) {
        for (int i = from + 1; i < end; i++) {
            var token = cursor.tokens.get(i);
            if (token.isNumber() && token.gap()
                && AmountReader.whole(cursor.sub(i, end)) instanceof List<ParsedAmount> amounts
                && isMeasured(amounts)) {
                late.addAll(amounts);
                cursor.at = end;
                return i;
            }
        }
        return end;
    }

    private static boolean isMeasured(List<ParsedAmount> amounts) {
        return amounts.stream().noneMatch(amount -> amount.unit().isCount());
    }

    private void parenthesis() {
        int close = cursor.closing(cursor.at);
        int from = cursor.at + 1;
        if (close < 0) {
            doubtful = true;
            close = cursor.tokens.size();
        }
        cursor.at = Math.min(close + 1, cursor.tokens.size());
        var inside = cursor.sub(from, close);
        var amounts = from < close && !insideAlternative ? AmountReader.leading(inside) : List.<ParsedAmount>of();
        boolean length =
            !preparations.isEmpty() && amounts.stream().allMatch(amount -> UnitReader.isLength(amount.unit()));
        if (!length) {
            late.addAll(amounts);
        }
        int rest = length ? from : from + inside.at;
        if (rest == from && !nameClosed && !name.isEmpty() && rules.isSynonym(from, close)) {
            name.append(" (").append(cursor.slice(from, close)).append(')');
        } else if (rest < close) {
            remark(rest, close);
        }
    }

    private void remark(int from, int end) {
        while (from < end && !cursor.tokens.get(from).isWord() && !cursor.tokens.get(from).isNumber()) {
            from++;
        }
        if (from >= end) {
            return;
        }
        var first = cursor.tokens.get(from);
        boolean counts = first.is("and") || first.is("beaten") || first.is("divided") || first.is("mixed");
        insideAlternative =
            first.is("or") || first.is("plus") || first.is("for") || counts && cursor.hasAmount(from, end);
        var text = cursor.slice(from, end);
        var lower = text.toLowerCase(Locale.ROOT);
        if (lower.contains("optional") || lower.equals("if desired") || lower.equals("if you like")
            || lower.equals("if liked")) {
            optional = true;
            if (lower.equals("optional")) {
                return;
            }
        }
        (rules.isPreparation(from, end) ? preparations : comments).add(text);
    }

}
