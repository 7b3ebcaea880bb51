package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// What the models look at.
final class Features {
    /// What stands for words that hardly any example has; they are likely part of a name.
    private static final String RARE = "?";

    private Features() {}

    private static boolean isRare(int at, List<Token> tokens, Vocabulary vocabulary) {
        return tokens.get(at).isWord() && !vocabulary.holds(tokens.get(at).norm());
    }

    /// Of a clause as a whole: its words, also with whether it is a question; pairs of them, also with one between; the
    /// first three; groups of letters; the kinds of thing in it, each beside each word that is none; and pairs and
    /// triples of the clause with its things replaced by their kinds.
    static List<String> clause(List<Token> tokens, List<Set<String>> kinds, Vocabulary vocabulary) {
        var all = new ArrayList<String>();
        var within = new TreeSet<String>();
        kinds.forEach(here -> here.stream().filter(kind -> !kind.endsWith("+")).forEach(within::add));
        boolean isQuestion = !tokens.isEmpty() && tokens.getLast().norm().equals("?");
        for (int i = 0; i < tokens.size(); i++) {
            var norm = tokens.get(i).norm();
            all.add("w=" + norm);
            all.add("q=" + isQuestion + norm);
            all.add("b=" + norm + " " + norm(i + 1, tokens));
            if (i + 2 < tokens.size()) {
                all.add("g=" + norm + " " + norm(i + 2, tokens));
            }
            letters(norm, all);
            if (kinds.get(i).isEmpty() && tokens.get(i).isWord()) {
                within.forEach(kind -> all.add("kw=" + kind + " " + norm));
            }
        }
        all.add("b=" + norm(-1, tokens) + " " + norm(0, tokens));
        all.add("f=" + norm(0, tokens) + " " + norm(1, tokens) + " " + norm(2, tokens));
        within.forEach(kind -> all.add("k=" + kind));
        all.add("ks=" + within);
        groups(shape(tokens, kinds, vocabulary), all);
        all.add("n=" + Math.min(6, tokens.size() / 2));
        all.add("bias");
        return all;
    }

    private static void groups(List<String> shape, List<String> all) {
        for (int i = 0; i + 1 < shape.size(); i++) {
            var pair = "s=" + shape.get(i) + " " + shape.get(i + 1);
            all.add(pair);
            if (i + 2 < shape.size()) {
                all.add(pair + " " + shape.get(i + 2));
            }
        }
    }

    /// The clause with each thing replaced by its kind: `put FOOD on the list`.
    private static List<String> shape(List<Token> tokens, List<Set<String>> kinds, Vocabulary vocabulary) {
        var shape = new ArrayList<String>();
        shape.add("^");
        for (int i = 0; i < tokens.size(); i++) {
            var here = kinds.get(i);
            if (here.isEmpty() && !isRare(i, tokens, vocabulary)) {
                shape.add(tokens.get(i).norm());
            } else if (here.isEmpty()) {
                if (!shape.getLast().equals(RARE)) {
                    shape.add(RARE);
                }
            } else {
                var first = here.iterator().next().replace("+", "");
                if (!shape.getLast().equals(first)) {
                    shape.add(first);
                }
            }
        }
        shape.add("$");
        return shape;
    }

    private static void letters(String word, List<String> all) {
        var padded = "<" + word + ">";
        for (int length = 3; length <= 4; length++) {
            for (int i = 0; i + length <= padded.length(); i++) {
                all.add("c=" + padded.substring(i, i + length));
            }
        }
    }

    /// Of each token for its slot, within a clause whose job is known.
    static List<List<String>> tokens(String job, List<Token> tokens, List<Set<String>> kinds, Vocabulary vocabulary) {
        var all = new ArrayList<List<String>>();
        for (int i = 0; i < tokens.size(); i++) {
            var here = new ArrayList<String>();
            for (int d = -3; d <= 3; d++) {
                word(i + d, d, tokens, kinds, here);
            }
            rare(i, job, tokens, vocabulary, here);
            here.add("w-1,0=" + norm(i - 1, tokens) + " " + norm(i, tokens));
            here.add("w0,1=" + norm(i, tokens) + " " + norm(i + 1, tokens));
            here.add("w-2,-1=" + norm(i - 2, tokens) + " " + norm(i - 1, tokens));
            here.add("w1,2=" + norm(i + 1, tokens) + " " + norm(i + 2, tokens));
            var own = norm(i, tokens);
            here.add("p3=" + own.substring(0, Math.min(3, own.length())));
            here.add("x3=" + own.substring(Math.max(0, own.length() - 3)));
            here.add("x2=" + own.substring(Math.max(0, own.length() - 2)));
            here.add("j=" + job);
            here.add("jw=" + job + " " + own);
            here.add("jw-1=" + job + " " + norm(i - 1, tokens));
            here.add("jw1=" + job + " " + norm(i + 1, tokens));
            for (var kind : kinds.get(i)) {
                here.add("jk=" + job + " " + kind);
                here.add("jkw-1=" + kind + " " + norm(i - 1, tokens));
            }
            if (kinds.get(i).isEmpty()) {
                here.add("jk=" + job);
            }
            here.add(i == 0 ? "first" : i == tokens.size() - 1 ? "last" : "mid");
            all.add(here);
        }
        return all;
    }

    /// Which words around a token are rare.
    private static void rare(int at, String job, List<Token> tokens, Vocabulary vocabulary, List<String> all) {
        for (int d = -2; d <= 2; d++) {
            if (at + d >= 0 && at + d < tokens.size() && isRare(at + d, tokens, vocabulary)) {
                all.add("r" + d);
                if (d == 0) {
                    all.add("jr=" + job);
                    all.add("rw-1=" + norm(at - 1, tokens));
                    all.add("rw1=" + norm(at + 1, tokens));
                }
            }
        }
    }

    private static void word(int at, int distance, List<Token> tokens, List<Set<String>> kinds, List<String> all) {
        all.add("w" + distance + "=" + norm(at, tokens));
        if (at >= 0 && at < tokens.size() && Math.abs(distance) <= 2) {
            kinds.get(at).forEach(kind -> all.add("k" + distance + "=" + kind));
        }
    }

    private static String norm(int at, List<Token> tokens) {
        return at < 0 ? "^" : at >= tokens.size() ? "$" : tokens.get(at).norm();
    }

    /// Of a place between two tokens, for whether a new clause begins there.
    static List<String> boundary(int at, List<Token> tokens, List<Set<String>> kinds) {
        var all = new ArrayList<String>();
        for (int d = -4; d <= 3; d++) {
            all.add("w" + d + "=" + norm(at + d, tokens));
            if (at + d >= 0 && at + d < tokens.size() && d >= -2 && d <= 1) {
                for (var kind : kinds.get(at + d)) { all.add("k" + d + "=" + kind); }
            }
        }
        all.add("b-1,0=" + norm(at - 1, tokens) + " " + norm(at, tokens));
        all.add("b0,1=" + norm(at, tokens) + " " + norm(at + 1, tokens));
        all.add("t0,1,2=" + norm(at, tokens) + " " + norm(at + 1, tokens) + " " + norm(at + 2, tokens));
        all.add("t-1,0,1=" + norm(at - 1, tokens) + " " + norm(at, tokens) + " " + norm(at + 1, tokens));
        all.add("left=" + Math.min(4, at));
        all.add("right=" + Math.min(4, tokens.size() - at));
        return all;
    }
}
