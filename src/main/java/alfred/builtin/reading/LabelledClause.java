package alfred.builtin.reading;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

/// One clause of an example message: its job, its tokens, and the slot that each token fills.
///
/// @param slots a slot's name for each token, `""` outside of all
public record LabelledClause(String job, List<Token> tokens, List<String> slots) {
    static final String OUTSIDE = "";
    private static final Pattern SLOT = Pattern.compile("\\{([a-z_]+):([^{}]*)}");

    public LabelledClause {
        tokens = List.copyOf(tokens);
        slots = List.copyOf(slots);
    }

    /// The clauses of a line such as `shop.add: put {items:milk} on the list || task.add: and {task:call mum}`.
    ///
    /// @throws IllegalArgumentException where a clause has no job
    public static List<LabelledClause> parse(String line) {
        var clauses = new ArrayList<LabelledClause>();
        for (var part : line.split("\\|\\|")) {
            int colon = part.indexOf(':');
            if (colon < 0) {
                throw new IllegalArgumentException("no job in: " + line);
            }
            clauses.add(clause(part.substring(0, colon).strip(), part.substring(colon + 1).strip()));
        }
        return clauses;
    }

    /// This clause with words before it that fill no slot.
    LabelledClause after(List<Token> opener) {
        var all = new ArrayList<>(opener);
        all.addAll(tokens);
        var filled = new ArrayList<>(Collections.nCopies(opener.size(), OUTSIDE));
        filled.addAll(slots);
        return new LabelledClause(job, all, filled);
    }

    private static LabelledClause clause(String job, String marked) {
        var tokens = new ArrayList<Token>();
        var slots = new ArrayList<String>();
        var matcher = SLOT.matcher(marked);
        int from = 0;
        while (matcher.find()) {
            add(marked.substring(from, matcher.start()), OUTSIDE, tokens, slots);
            add(matcher.group(2), matcher.group(1), tokens, slots);
            from = matcher.end();
        }
        add(marked.substring(from), OUTSIDE, tokens, slots);
        return new LabelledClause(job, tokens, slots);
    }

    private static void add(String text, String slot, List<Token> tokens, List<String> slots) {
        for (var token : Tokenizer.tokens(text)) {
            tokens.add(token);
            slots.add(slot);
        }
    }
}
