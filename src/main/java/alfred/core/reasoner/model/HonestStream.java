package alfred.core.reasoner.model;

import alfred.core.crud.ToolResult.Write;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
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
    private static final Pattern ALONE = Pattern.compile("(?i)^\\W*(?:(?<kept>done|all set|all done)|(?<gone>gone))\\W*$");
    private static final Pattern END = Pattern.compile("(?<=[.!?])\\s|\\n");
    private static final Pattern REF = Pattern.compile("`?\\b((?:gen_)?[a-z]+(?:_[a-z]+)?_\\d+)\\b`?");

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
        release(waiting.toString());
        waiting.setLength(0);
        if (hasKeptBack && writes.isEmpty()) {
            say((released.isEmpty() ? "" : "\n\n") + "Nothing was saved or changed.");
        }
        return released.toString().strip();
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
        return List.of(BY_ME, FIRST, PASSIVE, ALONE).stream().map(p -> p.matcher(sentence)).filter(Matcher::find).anyMatch(m -> !isRecorded(m));
    }

    private boolean isRecorded(Matcher claim) {
        boolean isDeletion = claim.group("gone") != null;
        return writes.stream().anyMatch(w -> w.action().equals("updated") || w.action().equals("deleted") == isDeletion);
    }

    private String named(String sentence) {
        return REF.matcher(sentence).replaceAll(r -> Matcher.quoteReplacement(labels.getOrDefault(r.group(1), r.group())));
    }
}
