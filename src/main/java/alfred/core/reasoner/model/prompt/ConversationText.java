package alfred.core.reasoner.model.prompt;

import alfred.core.context.Conversation;
import alfred.core.context.ConversationTurn;
import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.context.TurnExecutionSummary;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.Understanding;
import alfred.core.registry.RefEntry;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Renders the conversation and the reasoning of the last turns for prompts (spec/context.md, three layers).
record ConversationText(TurnContext turn) {
    private static final DateTimeFormatter NOW = DateTimeFormatter.ofPattern("EEEE d MMMM yyyy, HH:mm", Locale.ENGLISH);

    /// Returns the last turns, oldest first, each with the refs it touched and what it did to them: the narrative
    /// that complements the table of loaded rows.
    ///
    /// @param depth the maximum number of turns
    /// @param isShort whether to shorten the assistant's replies
    List<String> turns(int depth, boolean isShort) {
        var all = conversation().recentTurns();
        var turns = all.subList(Math.max(0, all.size() - depth), all.size());
        int first = turns.isEmpty() ? 0 : turns.getFirst().turn();
        var touched = turn.entities().stream().filter(e -> e.turnLastRef() >= first).toList();
        return turns.stream().map(t -> line(t, isShort, touched)).toList();
    }

    /// Returns the last turns for a prompt whose answer people read: with names and without refs.
    ///
    /// @param depth the maximum number of turns
    List<String> turnsByName(int depth) {
        return turnsByName(depth, _ -> true);
    }

    /// Like [#turnsByName(int)], of the turns that are wanted.
    List<String> turnsByName(int depth, Predicate<ConversationTurn> wanted) {
        var all = conversation().recentTurns().stream().filter(wanted).toList();
        var names = turn.names();
        return all.subList(Math.max(0, all.size() - depth), all.size()).stream()
            .map(t -> names.in(line(t, true, List.of()))).toList();
    }

    List<String> history() {
        return conversation().historySummary().lines().map(PromptRows::words).toList();
    }

    String engagement() {
        return PromptRows.words(conversation().engagementSummary());
    }

    String constraints() {
        return PromptRows.words(String.join("; ", conversation().constraints()));
    }

    List<String> decisions() {
        return conversation().decisions().stream()
            .map(d -> d.turn() + ", " + d.ref() + ", " + d.decision()
                + (d.reason().isEmpty() ? "" : ", " + PromptRows.words(d.reason())))
            .toList();
    }

    /// Returns the open question with its choices; `""` if there is none.
    ///
    /// @param withPlan whether to include the plan behind the question
    String pending(boolean withPlan) {
        return conversation().open().map(p -> words(p, withPlan)).orElse("");
    }

    /// Says what an answer to the open question has settled of what it holds back; `""` where it answers none.
    String settled(Understanding understanding) {
        var open = conversation().open().filter(_ -> understanding.isAnswer());
        return open.isEmpty() || open.get().resume() instanceof Resume.Nothing ? ""
            : understanding.isYes() ? "The user has agreed: it is allowed now. Carry it out and do not ask again."
            : open.get().resume() instanceof Resume.Calls ? "That write is held back: it was not done. "
                + "The message answers, but is no yes to exactly that. "
                + "Do what the user wants now; the same write again would only be asked about again."
            : "";
    }

    /// Returns what the last turns did: the decision, the steps with their outcomes, and the curation.
    List<String> trace() {
        var older = conversation().reasoningSummary().lines().map(PromptRows::words);
        return Stream.concat(older, conversation().turnSummaries().stream().map(ConversationText::summary)).toList();
    }

    /// Returns the user's current phase and preferences, for a reply; `""` if unknown.
    String mood() {
        return conversation().turnSummaries().isEmpty() ? "" : mood(conversation().turnSummaries().getLast());
    }

    String mentions() {
        return turn.mentioned().stream()
            .map(ref -> turn.entry(ref).map(e -> ref + " (" + PromptRows.words(e.label()) + ")").orElse(ref))
            .collect(Collectors.joining(", "));
    }

    String message() {
        return UuidGate.blotted(turn.message());
    }

    static String now(OffsetDateTime now) {
        return NOW.format(now);
    }

    private Conversation conversation() {
        return turn.conversation();
    }

    private String line(ConversationTurn t, boolean isShort, List<RefEntry> known) {
        var named = t.shown().stream().flatMap(ref -> turn.entry(ref).stream()).toList();
        var touched = known.stream().filter(e -> e.turnCreated() == t.turn() || e.turnLastRef() == t.turn())
            .filter(e -> !named.contains(e))
            .limit(12).toList();
        return "Turn " + t.turn() + "\nUser: " + PromptRows.words(t.user()) + "\nAssistant: "
            + PromptRows.words(isShort ? t.assistantShort() : t.assistant())
            + (known.isEmpty() ? "" : list("named, in this order", named) + touched(touched)) + narrative(t);
    }

    /// The refs that a turn touched; their names are in the tables.
    private static String touched(List<RefEntry> entries) {
        return entries.isEmpty() ? ""
            : "\n(also touched: " + entries.stream().map(RefEntry::ref).collect(Collectors.joining(", ")) + ")";
    }

    private static String list(String what, List<RefEntry> entries) {
        return entries.isEmpty() ? ""
            : "\n(" + what + ": " + entries.stream().map(e -> e.ref() + ": " + PromptRows.words(e.label()))
                .collect(Collectors.joining(", ")) + ")";
    }

    /// Describes what a turn did to entities; `""` if its execution is no longer kept. Row data appears only in the
    /// table of loaded rows.
    private String narrative(ConversationTurn t) {
        var did =
            conversation().turnSummaries().stream().filter(s -> s.turn() == t.turn()).flatMap(s -> s.steps().stream())
                .map(step -> step.type().equals("read") && !step.refs().isEmpty()
                    ? "read " + String.join(", ", step.refs()) : step.outcome())
                .filter(words -> !words.isEmpty()).collect(Collectors.joining("; "));
        return did.isEmpty() ? "" : "\nDone: " + PromptRows.words(did);
    }

    private static String words(Pending pending, boolean withPlan) {
        var choices = pending.choices().stream().map(c -> c.text() + (c.ref().isEmpty() ? "" : " (" + c.ref() + ")"))
            .collect(Collectors.joining("; "));
        var plan = withPlan ? behind(pending.resume()) : "";
        return PromptRows.words(pending.kind().name().toLowerCase(Locale.ROOT) + ": " + pending.text()
            + (choices.isEmpty() ? "" : "\nChoices: " + choices) + plan);
    }

    private static String behind(Resume resume) {
        var plan = switch (resume) {
            case Resume.Note note -> note.text();
            case Resume.Calls calls -> calls.goal()
                + calls.rest().stream().map(step -> "; " + step.description()).collect(Collectors.joining());
            case Resume.Nothing _ -> "";
            case Resume.Many _ -> "";
            case Resume.Unit _ -> "";
        };
        return plan.isEmpty() ? "" : "\nThe plan behind it: " + plan;
    }

    private static String summary(TurnExecutionSummary s) {
        var steps =
            s.steps().stream()
                .map(step -> "  " + step.type() + " " + step.subdomain() + ": " + step.description() + " → "
                    + step.outcome()
                    + (step.refs().isEmpty() ? "" : " (" + String.join(", ", step.refs()) + ")"))
                .collect(Collectors.joining("\n"));
        var curated = s.curation().retained().isEmpty() && s.curation().demoted().isEmpty() ? ""
            : "\n  kept " + s.curation().retained().keySet() + ", demoted " + s.curation().demoted();
        var blocked = s.blockedReason().isEmpty() ? "" : "\n  blocked: " + s.blockedReason();
        return PromptRows.words("Turn " + s.turn() + ", " + s.decision() + ": " + s.goal()
            + (steps.isEmpty() ? "" : "\n" + steps) + curated + blocked
            + (mood(s).isEmpty() ? "" : "\n  " + mood(s)));
    }

    private static String mood(TurnExecutionSummary s) {
        var phase = s.phase().isEmpty() ? "" : "The user is " + s.phase() + ".";
        return PromptRows
            .words((phase + (s.userExpressed().isEmpty() ? "" : " The user " + s.userExpressed() + ".")).strip());
    }
}
