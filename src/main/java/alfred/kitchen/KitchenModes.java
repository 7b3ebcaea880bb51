package alfred.kitchen;

import alfred.core.domain.TalkMode;
import java.util.List;

/// The kitchen's talks (spec/pipeline.md, cook and brainstorm).
public final class KitchenModes {
    /// The number of servings that are cooked; 0 for the recipe's own.
    public static final String SERVINGS = "servings";
    /// The step mentioned last, from 1; 0 if there is none.
    public static final String STEP = "step";

    /// Beside the stove, about the recipe that is being cooked.
    public static final TalkMode COOK = new TalkMode("cook", "recipe", List.of(SERVINGS, STEP));
    /// About ideas.
    public static final TalkMode BRAINSTORM = new TalkMode("brainstorm", "", List.of());

    private KitchenModes() {}
}
