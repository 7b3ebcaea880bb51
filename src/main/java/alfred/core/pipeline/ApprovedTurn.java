package alfred.core.pipeline;

import alfred.core.context.Pending;
import alfred.core.context.Resume;
import alfred.core.crud.call.ToolResult;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.Contexts.ActContext;
import alfred.core.reasoner.Contexts.BypassContext;
import alfred.core.reasoner.Contexts.BypassReply;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.core.reasoner.Contexts.ReplyContext;
import alfred.core.reasoner.Contexts.SummarizeContext;
import alfred.core.reasoner.Contexts.Summary;
import alfred.core.reasoner.Contexts.ThinkContext;
import alfred.core.reasoner.Contexts.UnderstandContext;
import alfred.core.reasoner.Plan;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.Reasoner;
import alfred.core.reasoner.Routing;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.Understanding;
import alfred.core.reasoner.Usage;
import alfred.core.reasoner.WriteSentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// A turn in which the user has approved pending calls: they are carried out first, unchanged and without asking
/// the reasoner, which then continues with the steps planned after them, and with what the message asks for besides.
///
/// @param asksMore whether the message asks for something else besides its yes
record ApprovedTurn(Resume.Calls permit, Reasoner.Turn reasoner, boolean asksMore) implements Reasoner.Turn {
    private static final String DONE_FIRST =
        "The message is a yes, and asks for more. Carried out without you, before what you plan: %s. "
            + "Plan only what the message asks for beyond that; give no steps if that is all of it.";

    @Override
    public Routing route(UnderstandContext context) {
        return reasoner.route(context);
    }

    @Override
    public Understanding understand(UnderstandContext context) {
        return Understanding.planned(List.of(), true).agreeing(true);
    }

    @Override
    public Plan think(ThinkContext context) {
        var steps = new ArrayList<>(
            List.of(new Plan.Step(context.turn().domain().phrases().text("core.agreed"), StepType.WRITE, "", 0)));
        steps.addAll(isAlone() ? List.of() : permit.rest().stream().map(Plan.Step::of).toList());
        if (!asksMore || isAlone()) {
            return Plan.direct(permit.goal(), steps);
        }
        var without = Stream.concat(Stream.of(context.turn().conversation().open().map(Pending::text).orElse("")),
            permit.rest().stream().map(Resume.Step::description)).filter(text -> !text.isBlank()).toList();
        var more = reasoner.think(new ThinkContext(context.turn(), context.understanding(),
            DONE_FIRST.formatted(String.join("; ", without))));
        int groups = steps.stream().mapToInt(Plan.Step::group).max().orElse(0) + 1;
        more.steps().stream()
            .filter(
                step -> without.stream().noneMatch(known -> known.strip().equalsIgnoreCase(step.description().strip())))
            .forEach(step -> steps
                .add(new Plan.Step(step.description(), step.type(), step.subdomain(), groups + step.group())));
        var asked = more.questions().stream().map(Question::text).toList();
        return Plan.direct(
            String.join("; ",
                Stream.concat(Stream.of(permit.goal(), more.goal()), asked.stream()).filter(s -> !s.isBlank())
                    .toList()),
            steps);
    }

    private boolean isAlone() {
        return permit.rest().isEmpty() && !asksMore || !reasoner.needsPermission();
    }

    @Override
    public ActDecision act(ActContext context) {
        if (context.index() > 0) {
            return reasoner.act(context);
        }
        return context.current().isEmpty() ? agreed()
            : new ActDecision.Blocked("tool_error", context.current().getLast().message(), "");
    }

    @Override
    public List<ActDecision> actTogether(List<ActContext> contexts) {
        return contexts.stream().allMatch(context -> context.index() > 0) ? reasoner.actTogether(contexts) : List.of();
    }

    @Override
    public ActDecision actQuick(ActContext context) {
        return agreed();
    }

    private ActDecision agreed() {
        return new ActDecision.CallTools(permit.calls(), true, "");
    }

    @Override
    public String reply(ReplyContext context, Consumer<String> tokens) {
        if (!isAlone()) {
            return reasoner.reply(context, tokens);
        }
        var failed = context.results().stream().filter(r -> !r.isDone()).map(ToolResult::message).toList();
        var done = WriteSentences.of(context.turn().domain(), context.writes());
        var text = (done + " " + String.join(" ", failed)).strip();
        return text.isEmpty() ? context.turn().domain().phrases().text("core.nothing-left") : text;
    }

    @Override
    public Map<String, String> memo() {
        return isAlone() ? Map.of() : reasoner.memo();
    }

    @Override
    public Summary summarize(SummarizeContext context) {
        return isAlone() ? Summary.NONE : reasoner.summarize(context);
    }

    @Override
    public BypassReply bypass(BypassContext context, Consumer<String> tokens) {
        return reasoner.bypass(context, tokens);
    }

    @Override
    public Handoff handoff(BypassContext context) {
        return reasoner.handoff(context);
    }

    @Override
    public boolean hasUnderstood() {
        return reasoner.hasUnderstood();
    }

    @Override
    public boolean needsPermission() {
        return reasoner.needsPermission();
    }

    @Override
    public Usage usage() {
        return reasoner.usage();
    }
}
