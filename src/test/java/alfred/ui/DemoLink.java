package alfred.ui;

import alfred.core.reasoner.ReasonerFailure;
import alfred.ui.model.ModelConnectionPort;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/// A model that is connected in pictures.
///
/// @param current what was chosen
public record DemoLink(Choice current) implements ModelConnectionPort {
    public static final Choice LOCAL =
        new Choice("http://localhost:11434/v1", new Named("qwen3:14b", "", ""), Named.NONE, Named.NONE, "", false, "");
    public static final Choice CLOUD =
        new Choice("https://openrouter.ai/api/v1", new Named("meta/llama-4-maverick", "0.15", "0.60"),
            new Named("qwen/qwen3-14b", "0.06", "0.24"), new Named("deepseek/deepseek-r1-0528", "0.50", "2.15"), "",
            true, "400000");

    @Override
    public Named priced(String baseUrl, String model) {
        return new Named(model, "", "");
    }

    @Override
    public boolean use(Choice choice) {
        return !choice.keepsKey() || choice.key().isEmpty();
    }

    @Override
    public Trial test(Choice choice) {
        return choice.keepsKey()
            ? new Trial(true, Optional.empty(), 600, Optional.of(new Facts(Form.STRICT_SCHEMA, true, 400, 21)))
            : new Trial(false,
                Optional.of(new ReasonerFailure(ReasonerFailure.Reason.UNREACHABLE, "localhost:11434")), 40,
                Optional.empty());
    }

    @Override
    public boolean isRecording() {
        return true;
    }

    @Override
    public void record(boolean on) {}

    @Override
    public List<Inspected> inspected() {
        var understood = call("understand", "The user says: which of my vegetables would go into a chowder?",
            "{\"quick_mode\":false}", 1_240, 38,
            820);
        var thought = call("think", "The user wants to know which vegetables would go into a chowder.",
            "{\"goal\":\"Find vegetables\",\"decision\":\"plan_direct\"}", 2_310, 64, 1_120);
        var replied = call("reply", "The record: leeks in the fridge, potatoes in the cabinet.",
            "Your leeks and potatoes would.", 1_610, 12, 1_430);
        var failed = new Call("understand", "", "You are Alfred, a calm and exact kitchen assistant.",
            "The user says: and what goes with it?",
            "ReasonerFailure: The language model did not answer in time.", 0, 0, Optional.empty(), 60_000, false);
        return List.of(new Inspected(List.of(understood, thought, replied)), new Inspected(List.of(failed)),
            new Inspected(List.of(understood)));
    }

    private Call call(String stage, String said, String reply, int in, int out, long millis) {
        var cost = current.model().inputPrice().isEmpty() ? BigDecimal.ZERO
            : new BigDecimal("0.15").multiply(BigDecimal.valueOf(in))
                .add(new BigDecimal("0.60").multiply(BigDecimal.valueOf(out))).movePointLeft(6);
        return new Call(stage, current.model().name(), "You are Alfred, a calm and exact kitchen assistant.", said,
            reply, in, out, Optional.of(cost),
            millis, true);
    }
}
