package alfred.kitchen.ingredient;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Finds where the pieces of a line's text end, and classifies them.
final class PieceRules {
    private static final Set<String> PURPOSE_VERBS = Set.of(
        "taste", "serve", "garnish", "finish", "coat", "cover", "decorate", "grease", "brush", "make", "dust", "fry",
        "drizzle", "sprinkle", "glaze", "season", "dress", "accompany", "thicken", "bind", "line", "top", "fill",
        "yield", "activate", "give", "get", "your", "use", "cook", "moisten", "thin", "spread", "mix", "loosen", "melt",
        "prevent", "seal", "deep-fry", "be", "go");

    private static final Set<String> NO_SYNONYM = Set.of(
        "optional", "recipe", "recipes", "note", "notes", "see", "if", "not", "with", "without", "in", "on", "of",
        "from", "each", "total", "any", "only", "at", "by", "follows", "below", "above", "your", "more", "desired",
        "brand", "just", "both", "part", "parts", "needed", "taste", "room", "skin", "bone", "the", "page", "tip",
        "tips", "heaping", "included", "größe", "gr", "abtropfgewicht", "klasse", "oder");

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[\\s,]+");
    private static final Set<String> NO_ALTERNATIVE = Set.of(
        "more", "to", "as", "use", "substitute", "other", "if", "less", "another", "any", "a", "your", "extra", "one",
        "similar");
    /// Words before which "fresh" means "freshly": "fresh ground pepper" is freshly ground; "fresh chopped basil"
    /// is fresh basil.
    private static final Set<String> FRESHLY = Set.of("ground", "grated", "squeezed", "cracked", "milled", "pressed");
    private static final Set<String> ADDED = Set.of("more", "as", "to", "less", "use", "substitute", "another");
    private static final Set<String> ALTERNATIVE = Set.of("half", "one", "two", "your", "a", "juice");
    private static final Set<String> AFTER_PREPARATION = Set.of(
        "and", "into", "in", "with", "on", "from", "to", "or", "by", "until", "at", "for", "as", "through", "against",
        "of", "over", "crosswise", "lengthwise", "lengthways", "if", "und");

    private final Cursor cursor;

    PieceRules(Cursor cursor) {
        this.cursor = cursor;
    }

    boolean isSeparator(LineToken token) {
        if (token.is(",") || token.is(";") || token.is(":") || token.is(")") || token.is("]") || token.is("*")) {
            return true;
        }
        return token.is(".") || token.isDash();
    }

    /// Whether a piece contains the name, if only adjectives have been read so far: "boneless, trimmed pork
    /// shoulder".
    boolean holdsName(int from, int end) {
        if (startsRemark(from)) {
            return false;
        }
        for (int i = from; i < end; i++) {
            var token = cursor.tokens.get(i);
            if (!token.isWord() || startsRemark(i) || token.is("into")) {
                return false;
            }
            boolean isState = WordClasses.isAdjective(token.text()) || WordClasses.isPrepared(token.text())
                || WordClasses.isAdverb(token.text()) || token.is("and")
                || token.is("or");
            if (!isState) {
                return true;
            }
        }
        return end < cursor.tokens.size() && cursor.tokens.get(end).is(",");
    }

    static boolean onlyAdjectives(String text) {
        for (var word : BETWEEN_WORDS.split(text.toLowerCase(Locale.ROOT))) {
            if (!WordClasses.isAdjective(word) && !WordClasses.isPrepared(word) && !word.equals("and")
                && !word.equals("or")) {
                return false;
            }
        }
        return true;
    }

    /// Whether a list of names follows: separated by commas, the last one after "or" or "and", none of them a
    /// preparation or remark.
    boolean isList() {
        int from = cursor.at;
        while (from < cursor.tokens.size()) {
            boolean last = cursor.tokens.get(from).is("or") || cursor.tokens.get(from).is("and");
            int start = last ? from + 1 : from;
            int end = pieceEndFrom(start);
            if (end <= start || end - start > 5 || cursor.hasAmount(start, end)
                || onlyAdjectives(cursor.slice(start, end)) || isPart(start)
                || startsRemark(start)
                || isPreparation(start, end) || !cursor.tokens.get(start).isWord()
                || last && isNoAlternative(start)) {
                return false;
            }
            if (last) {
                return true;
            }
            for (int i = from + 1; i + 1 < end; i++) {
                if (cursor.tokens.get(i).is("or") || cursor.tokens.get(i).is("and")) {
                    return !cursor.tokens.get(end - 1).is("only");
                }
            }
            if (end >= cursor.tokens.size() || !cursor.tokens.get(end).is(",")) {
                return false;
            }
            from = end + 1;
        }
        return false;
    }

    private boolean isPart(int at) {
        var token = cursor.tokens.get(at);
        return token.is("zest") || token.is("juice") || token.is("skin") || token.is("white") || token.is("rind");
    }

    private boolean isNoAlternative(int at) {
        var token = cursor.tokens.get(at);
        return NO_ALTERNATIVE.contains(token.text());
    }

    int pieceEndFrom(int from) {
        int at = from;
        while (at < cursor.tokens.size()) {
            var token = cursor.tokens.get(at);
            boolean mark =
                token.is(",") || token.is(";") || token.is(":") || token.is("(") || token.is("[") || token.is(")")
                    || token.is("*")
                    || token.isDash() && token.gap() && at + 1 < cursor.tokens.size() && cursor.tokens.get(at + 1).gap()
                    || token.is("—") || token.isDash() && isDoubled(at)
                    || token.is(".") && (at + 1 >= cursor.tokens.size()
                        || cursor.tokens.get(at + 1).gap() && at > 0 && cursor.tokens.get(at - 1).end()
                            - cursor.tokens.get(at - 1).start() > 3);
            if (mark && at > from || mark && at == from && token.is("(")) {
                return at;
            }
            at++;
        }
        return at;
    }

    private boolean isDoubled(int at) {
        return at + 1 < cursor.tokens.size() && cursor.tokens.get(at + 1).isDash()
            || at > 0 && cursor.tokens.get(at - 1).isDash();
    }

    /// Returns the index at which a remark or preparation starts within a name piece; `end` if there is none.
    int cut(int from, int end) {
        for (int i = from + 1; i < end; i++) {
            if (startsRemark(i) || startsPreparation(i, end) && !onlyAdjectives(cursor.slice(from, i))) {
                return i;
            }
        }
        return end;
    }

    boolean startsRemark(int at) {
        var token = cursor.tokens.get(at);
        var next = at + 1 < cursor.tokens.size() ? cursor.tokens.get(at + 1) : token;
        if (GermanWordClasses.startsRemark(token, next,
            at + 2 < cursor.tokens.size() ? cursor.tokens.get(at + 2) : next)) {
            return true;
        }
        if (token.is("or") || token.is("and") || token.is("/")) {
            return next.isNumber() || ADDED.contains(next.text()) || token.is("or") && startsAlternative(at, next);
        }
        if (token.is("to")) {
            return PURPOSE_VERBS.contains(next.text());
        }
        if (token.is("as")) {
            return true;
        }
        if (token.is("with") || token.is("without")) {
            return next.is("skin") || next.is("bone") || next.is("bones") || next.is("tops") || next.is("tails")
                || next.is("the") || next.is("a")
                || next.is("some");
        }
        if (token.is("in")) {
            return next.is("their") || next.is("its") || next.is("a") || next.is("the") || next.is("half")
                || next.is("large") || next.isNumber();
        }
        if (token.is("at")) {
            return true;
        }
        if (token.is("from") || token.is("made") || token.is("your")) {
            return true;
        }
        if (token.is("recipe")) {
            return next.is("follows") || next.is("below") || next.is("above");
        }
        return token.isWord() && WordClasses.startsRemark(token.text())
            || (token.is("e") || token.is("i")) && next.is(".");
    }

    private boolean startsAlternative(int at, LineToken next) {
        return ALTERNATIVE.contains(next.text()) || next.is("any") && at > 0 && cursor.tokens.get(at - 1).is(",");
    }

    boolean startsPreparation(int at, int end) {
        int i = at;
        while (i < end && WordClasses.isAdverb(cursor.tokens.get(i).text())) {
            i++;
        }
        if (i >= end) {
            return i > at && !cursor.tokens.get(at).is("very");
        }
        var word = cursor.tokens.get(i).text();
        if (word.equals("into")) {
            return true;
        }
        if (!WordClasses.isPrepared(word)) {
            return false;
        }
        return i + 1 >= end || endsPreparation(cursor.tokens.get(i + 1).text())
            || word.equals("cut") && (cursor.tokens.get(i + 1).isNumber() || cursor.tokens.get(i + 1).is("up"));
    }

    private static boolean endsPreparation(String next) {
        return AFTER_PREPARATION.contains(next) || WordClasses.isAdverb(next);
    }

    /// Whether a parenthesis holds a synonym of one or two words: "(green onions)" after "scallions".
    boolean isSynonym(int from, int end) {
        if (from >= end || end - from > 2 || onlyAdjectives(cursor.slice(from, end))) {
            return false;
        }
        for (int i = from; i < end; i++) {
            var token = cursor.tokens.get(i);
            if (!token.isWord() || !Character.isLetter(token.text().charAt(0)) || token.text().endsWith("ed")
                || startsRemark(i) || isAnd(i)
                || WordClasses.isPrepared(token.text())
                || WordClasses.isAdverb(token.text())
                || WordClasses.isSize(token.text()) || NO_SYNONYM.contains(token.text())) {
                return false;
            }
        }
        return true;
    }

    boolean isAnd(int at) {
        var token = cursor.tokens.get(at);
        return token.is("and") || token.is("or") || token.is("&") || token.is("und");
    }

    /// Returns the index after a preparation such as "finely chopped"; `from` if there is none.
    int preparedFrom(int from, int end) {
        int at = from;
        while (at < end && WordClasses.isAdverb(cursor.tokens.get(at).text())) {
            at++;
        }
        return at < end && WordClasses.isPrepared(cursor.tokens.get(at).text()) ? at + 1 : from;
    }

    boolean isPreparation(int from, int end) {
        if (from + 1 < end && GermanWordClasses.isCut(cursor.tokens.get(from), cursor.tokens.get(from + 1))) {
            return true;
        }
        if (from >= cursor.tokens.size() || startsRemark(from) && !cursor.tokens.get(from).is("at")) {
            return false;
        }
        for (int i = from; i < Math.min(end, from + 4); i++) {
            var word = cursor.tokens.get(i).text();
            if (WordClasses.isPrepared(word) || word.equals("into") || word.equals("temperature")) {
                return true;
            }
        }
        return false;
    }

    boolean isFreshly(int at, int end) {
        return cursor.tokens.get(at).is("fresh") && at + 1 < end && FRESHLY.contains(cursor.tokens.get(at + 1).text());
    }
}
