package alfred.core.session.turn;

import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.session.turn.Conversations.Past;
import alfred.core.session.turn.Conversations.Said;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// Read-only tool `past_conversations`: searches earlier conversations.
///
/// All arguments are optional: `words` that a turn must contain, and the dates `from` and `to`, both inclusive;
/// anything but an ISO date is refused. Returns at most 10 rows, one per conversation, latest first: `title`, the
/// `date` of its last matching turn, and at most 5 matching `messages` of the user. Without arguments it lists the
/// latest conversations, without messages. Unanswered turns, such as the running one, are never searched; the
/// current conversation is searched only if a date is given.
final class ConversationSearchTool {
    static final String TOOL = "past_conversations";
    private static final int MAX_RESULTS = 10;
    private static final int MAX_MESSAGES = 5;
    private static final int PAGE = 200;
    private final Conversations conversations;
    private final OffsetDateTime now;
    private final Phrasebook phrases;

    /// A matching turn and its conversation.
    private record Hit(UUID conversation, String title, Said said) {}

    ConversationSearchTool(Conversations conversations, OffsetDateTime now, Phrasebook phrases) {
        this.phrases = phrases;
        this.conversations = conversations;
        this.now = now;
    }

    ToolResult answer(ToolCall call) {
        try {
            var from = date(call, "from").orElse(LocalDate.MIN);
            var to = date(call, "to").orElse(LocalDate.MAX);
            var words = String.valueOf(call.args().getOrDefault("words", ""));
            boolean areDaysNamed =
                call.args().containsKey("from") || call.args().containsKey("to");
            var rows = words.isBlank() && !areDaysNamed ? titles() : grouped(hits(words, from, to, areDaysNamed));
            return new ToolResult(
                call,
                ToolResult.Outcome.DONE,
                rows.subList(0, Math.min(MAX_RESULTS, rows.size())),
                rows.size() > MAX_RESULTS ? phrases.text("talk.more") : "",
                List.of(),
                List.of(),
                0);
        } catch (DateTimeException _) {
            return new ToolResult(
                call,
                ToolResult.Outcome.REFUSED,
                List.of(),
                "\"from\" and \"to\" are dates, such as 2026-01-12.",
                List.of(),
                List.of(),
                0);
        }
    }

    private static Optional<LocalDate> date(ToolCall call, String name) {
        return Optional.ofNullable(call.args().get(name)).map(String::valueOf).map(LocalDate::parse);
    }

    private List<Row> titles() {
        return conversations.list(0, MAX_RESULTS + 2).stream()
            .filter(past -> !past.isCurrent())
            .map(past -> row(past.title(), past.last(), List.of()))
            .toList();
    }

    private List<Hit> hits(String words, LocalDate from, LocalDate to, boolean isCurrentMeant) {
        var current = conversations.list(0, 1).stream()
            .filter(Past::isCurrent)
            .map(Past::id)
            .findFirst();
        var all = words.isBlank()
            ? saidFrom(from)
            : conversations.search(words, 0, PAGE).stream()
                .map(found -> new Hit(found.conversation(), found.title(), found.said()))
                .toList();
        return all.stream()
            .filter(hit -> hit.said().isAnswered())
            .filter(hit -> isCurrentMeant
                || current.filter(hit.conversation()::equals).isEmpty())
            .filter(hit -> !day(hit.said().at()).isBefore(from)
                && !day(hit.said().at()).isAfter(to))
            .toList();
    }

    /// All turns of the conversations whose last turn is on or after the date, latest conversation first.
    private List<Hit> saidFrom(LocalDate from) {
        return conversations.list(0, PAGE).stream()
            .filter(past -> !day(past.last()).isBefore(from))
            .flatMap(past -> conversations.read(past.id(), 0, Integer.MAX_VALUE).stream()
                .map(said -> new Hit(past.id(), past.title(), said)))
            .toList();
    }

    private List<Row> grouped(List<Hit> hits) {
        var groups = new LinkedHashMap<UUID, List<Hit>>();
        hits.forEach(hit -> groups.computeIfAbsent(hit.conversation(), _ -> new ArrayList<>())
            .add(hit));
        return groups.values().stream()
            .map(group -> row(
                group.getFirst().title(),
                group.stream()
                    .map(hit -> hit.said().at())
                    .max(OffsetDateTime::compareTo)
                    .orElse(now),
                group.stream()
                    .map(hit -> hit.said().message())
                    .limit(MAX_MESSAGES)
                    .toList()))
            .toList();
    }

    private Row row(String title, OffsetDateTime last, List<String> messages) {
        return Row.of("title", title, "date", day(last), "messages", messages);
    }

    private LocalDate day(OffsetDateTime at) {
        return at.withOffsetSameInstant(now.getOffset()).toLocalDate();
    }
}
