package alfred.ui.chat.model;

import static alfred.ui.fx.Texts.text;

import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.reasoner.StepOutcome;
import alfred.core.row.Operator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Summarises tool calls and their results in words.
final class ReadSummary {
    private ReadSummary() {}

    static PlanProgress.Look of(ToolResult result) {
        return new PlanProgress.Look(asked(result.call()), found(result));
    }

    /// Returns the result of a step in a word or two; `""` if there is nothing to count.
    static String fact(StepOutcome outcome) {
        if (outcome.status() != StepOutcome.Status.DONE) {
            return text(outcome.status() == StepOutcome.Status.BLOCKED ? "look.blocked" : "look.broken-off");
        }
        var writes = outcome.writes().size();
        if (writes > 0) {
            return text("look.written", writes);
        }
        if (outcome.results().isEmpty()) {
            return "";
        }
        return text("look.things", outcome.results().stream().mapToInt(r -> r.rows().size()).sum());
    }

    private static String asked(ToolCall call) {
        var where = call.table().isEmpty() ? words(call.tool()) : words(call.table());
        var all = call.filters().stream().map(ReadSummary::condition).collect(Collectors.joining(", "));
        var any = call.orFilters().stream().map(ReadSummary::condition).collect(Collectors.joining(text("look.or")));
        var conditions = Stream.of(all, any).filter(s -> !s.isEmpty()).collect(Collectors.joining(", "));
        return conditions.isEmpty() ? where : text("look.where", where, conditions);
    }

    private static String condition(ToolCall.Condition condition) {
        var value = condition.value() == null ? "" : " " + condition.value();
        var is = switch (Operator.of(condition.op()).orElse(Operator.EQ)) {
            case EQ, IN -> text("look.is");
            case NE, NOT_IN -> text("look.is-not");
            case GT -> text("look.above");
            case LT -> text("look.below");
            case GE -> text("look.from");
            case LE -> text("look.to");
            case ILIKE, CONTAINS, SIMILAR -> text("look.like");
            case IS_NULL -> text("look.unknown");
            case IS_NOT_NULL -> text("look.known");
        };
        var field = condition.field().equals("_semantic") ? "" : words(condition.field()) + " ";
        return field + is + value.replace("%", "").replace("[", "").replace("]", "");
    }

    private static String found(ToolResult result) {
        return switch (result.outcome()) {
            case DONE -> result.writes().isEmpty() ? text("look.things", result.rows().size())
                : text("look.written", result.writes().size());
            case REFUSED, NEEDS_YES, NEEDS_WORD, AMBIGUOUS, UNSAVED -> result.message();
        };
    }

    private static String words(String name) {
        return name.replace('_', ' ');
    }
}
