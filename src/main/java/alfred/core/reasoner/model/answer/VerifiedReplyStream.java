package alfred.core.reasoner.model.answer;

import alfred.core.crud.call.ToolResult.Write;
import alfred.core.registry.RefNames;
import alfred.core.row.Change;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/// Passes a reply on sentence by sentence. Withholds sentences that claim a write which is not on record, and
/// replaces refs by names (spec/pipeline.md, streaming and honesty).
public final class VerifiedReplyStream implements Consumer<String> {
    private static final Pattern END = Pattern.compile("(?<=[.!?])\\s|\\n");
    private static final Pattern DRAFT =
        Pattern.compile("\\b(?:drafts?|entw[uü]rfe?n?|brouillons?|borrador(?:es)?|bozz[ae])\\b",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern ITEM = Pattern.compile("^\\s*(?:[-*•]|\\d{1,2}[.)])\\s");
    private static final Pattern PRONOUN = Pattern.compile("(?i)^\\W*(?:they|it|both|these|those|that|all)\\b");
    private static final int BEFORE = 300;
    private static final String THINKS = "<think>";
    private static final String THOUGHT = "</think>";

    private final Consumer<String> out;
    private final List<Write> writes;
    private final RefNames names;
    private final StringBuilder waiting = new StringBuilder();
    private final StringBuilder released = new StringBuilder();
    private boolean hasKeptBack;
    /// Whether the sentence before this one claims a write and ends with a colon, so that the lines of a list go on
    /// with it.
    private boolean isInClaim;
    private final UnwrittenNames unwritten;
    private final Supplier<String> receipts;

    /// The drafts that the turn made or changed, of which a sentence may speak.
    private final boolean hasDrafts;
    /// The names of saved rows, in lower case, which may be said to be saved.
    private final List<String> saved;

    public VerifiedReplyStream(Consumer<String> out, List<Write> writes, RefNames names) {
        this(out, writes, names, false, List.of(), UnwrittenNames.NONE, () -> "");
    }

    /// @param hasDrafts whether the turn made or changed a draft
    /// @param saved the names of saved rows
    /// @param unwritten what a sentence cannot say to be written
    /// @param receipts tells what was written, or that nothing was, for a reply that claims something else
    public VerifiedReplyStream(Consumer<String> out, List<Write> writes, RefNames names, boolean hasDrafts,
        List<String> saved,
        UnwrittenNames unwritten,
        Supplier<String> receipts) {
        this.unwritten = unwritten;
        this.receipts = receipts;
        this.hasDrafts = hasDrafts;
        this.saved = saved.stream().map(name -> name.toLowerCase(Locale.ROOT)).filter(name -> !name.isBlank()).toList();
        this.out = out;
        this.writes = writes;
        this.names = names;
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

    /// Passes on the rest, and returns the whole text passed on.
    public String finish() {
        if (!isThinking()) {
            release(waiting.toString());
        }
        waiting.setLength(0);
        if (hasKeptBack) {
            var told = writes.isEmpty() && !released.isEmpty() ? "Nothing was saved or changed." : receipts.get();
            say((released.isEmpty() || told.isEmpty() ? "" : "\n\n") + told);
        }
        return released.toString().strip();
    }

    /// Whether the pending text is, or may become, a model's `<think>` block before its reply; a complete block is
    /// discarded.
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
            say(names.in(sentence));
        }
    }

    private void say(String text) {
        released.append(text);
        out.accept(text);
    }

    private boolean claimsMore(String sentence) {
        var all = WriteClaimDetector.in(sentence).toList();
        boolean isClaimed = !all.isEmpty() || isInClaim && ITEM.matcher(sentence).find();
        isInClaim =
            isClaimed && (isInClaim || sentence.stripTrailing().endsWith(":")) || isInClaim && sentence.isBlank();
        if (isClaimed && !(hasDrafts && DRAFT.matcher(sentence).find()) && unwritten.isIn(sentence)) {
            return true;
        }
        var claims = all.stream().filter(claim -> !isRecorded(claim)).toList();
        if (claims.isEmpty() || hasDrafts && DRAFT.matcher(sentence).find()) {
            return false;
        }
        // "They are saved" speaks of what the sentence before names
        var said = (PRONOUN.matcher(sentence).find() ? released.substring(Math.max(0, released.length() - BEFORE)) : "")
            .concat(sentence)
            .toLowerCase(Locale.ROOT);
        return claims.stream().anyMatch(claim -> !claim.isState())
            || claims.stream().anyMatch(WriteClaimDetector.Claim::isDeletion)
            || saved.stream().noneMatch(said::contains);
    }

    private boolean isRecorded(WriteClaimDetector.Claim claim) {
        return writes.stream()
            .anyMatch(
                w -> w.action() == Change.Kind.UPDATED || w.action() == Change.Kind.DELETED == claim.isDeletion());
    }
}
