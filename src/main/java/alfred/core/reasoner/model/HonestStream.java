package alfred.core.reasoner.model;

import alfred.core.crud.ToolResult.Write;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Lets a reply through sentence by sentence. One that claims a write which the record does not hold is kept back, and refs become names
/// (RULINGS, streaming and honesty; replies name things by label).
final class HonestStream implements Consumer<String> {
    private static final String KEPT = "added|saved|stored|put|updated|changed|renamed|moved|marked|ticked|logged|noted|adjusted|replaced"
        + "|scheduled|set";
    private static final String GONE = "deleted|removed|cleared|discarded";
    private static final String DONE = "(?:(?<kept>" + KEPT + ")|(?<gone>" + GONE + "))\\b";
    private static final Pattern BY_ME = Pattern.compile("(?i)\\b(?:I|we)(?:['’]ve| have)?\\s+(?:just |also |now |already |then )*" + DONE);
    private static final Pattern FIRST = Pattern.compile("(?i)^\\W*(?:done\\W+|ok(?:ay)?\\W+|sure\\W+|great\\W+)*" + DONE);
    private static final Pattern PASSIVE = Pattern.compile("(?i)\\b(?:(?:has|have) (?:now |just )?been|(?:is|are) now) " + DONE);
    private static final Pattern AND = Pattern.compile("(?i)\\b(?:I|we)(?:['’]ve| have)?\\s[^.!?]*\\band (?:also |then |just |have )*" + DONE);
    /// The same in German.
    private static final Pattern GERMAN = Pattern.compile("(?i)\\b(?:habe|haben|hab|wurde|wurden|ist|sind)\\b[^.!?]*\\b"
        + "(?:(?<kept>hinzugefügt|gespeichert|notiert|aktualisiert|geändert|verschoben|umbenannt|abgehakt|eingetragen)"
        + "|(?<gone>gelöscht|entfernt|verworfen))\\b");
    private static final Pattern ALONE = Pattern.compile("(?i)^\\W*(?:(?<kept>done|all set|all done)|(?<gone>gone))\\W*$");
    private static final Pattern END = Pattern.compile("(?<=[.!?])\\s|\\n");
    private static final Pattern REF = Pattern.compile("`?\\b((?:gen_)?[a-z]+(?:_[a-z]+)?_\\d+)\\b`?");

    private static final List<Pattern> CLAIMS = List.of(BY_ME, FIRST, PASSIVE, AND, GERMAN, ALONE);
    private static final String THINKS = "<think>";
    private static final String THOUGHT = "</think>";

    private final Consumer<String> out;
    private final List<Write> writes;
    private final Map<String, String> labels;
    private final StringBuilder waiting = new StringBuilder();
    private final StringBuilder released = new StringBuilder();
    private boolean hasKeptBack;

    HonestStream(Consumer<String> out, List<Write> writes, Map<String, String> labels) {
        this.out = out;
        this.writes = writes;
        this.labels = labels;
    }

    @Override
    public void accept(String piece) {
        waiting.append(piece);
        if (isThinking()) {
            return;
        }
        int from = 0;
        var end = END.matcher(waiting);
        while (end.find()) {
            release(waiting.substring(from, end.end()));
            from = end.end();
        }
        waiting.delete(0, from);
    }

    /// Lets the rest through; answers all that was.
    String finish() {
        if (!isThinking()) {
            release(waiting.toString());
        }
        waiting.setLength(0);
        if (hasKeptBack && writes.isEmpty()) {
            say((released.isEmpty() ? "" : "\n\n") + "Nothing was saved or changed.");
        }
        return released.toString().strip();
    }

    /// Whether what waits is, or may become, a model's thinking aloud before its reply; what has come to its end is thrown away.
    private boolean isThinking() {
        var head = waiting.toString().stripLeading();
        if (!released.isEmpty() || head.isEmpty() || !head.startsWith(THINKS) && !THINKS.startsWith(head)) {
            return false;
        }
        int end = waiting.indexOf(THOUGHT);
        if (end >= 0) {
            waiting.delete(0, end + THOUGHT.length());
            waiting.replace(0, waiting.length(), waiting.toString().stripLeading());
        }
        return end < 0;
    }

    private void release(String sentence) {
        if (claimsMore(sentence)) {
            hasKeptBack = true;
        } else if (!sentence.isEmpty()) {
            say(named(sentence));
        }
    }

    private void say(String text) {
        released.append(text);
        out.accept(text);
    }

    private boolean claimsMore(String sentence) {
        return CLAIMS.stream().flatMap(p -> p.matcher(sentence).results()).anyMatch(claim -> !isRecorded(claim));
    }

    private boolean isRecorded(MatchResult claim) {
        boolean isDeletion = claim.group("gone") != null;
        return writes.stream().anyMatch(w -> w.action().equals("updated") || w.action().equals("deleted") == isDeletion);
    }

    private String named(String sentence) {
        return REF.matcher(sentence).replaceAll(r -> Matcher.quoteReplacement(labels.getOrDefault(r.group(1), r.group())));
    }
}
