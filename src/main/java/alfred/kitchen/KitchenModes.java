package alfred.kitchen;

import alfred.core.domain.BypassMode;
import java.util.List;

/// The kitchen's bypass modes (spec/pipeline.md, cook and brainstorm).
public final class KitchenModes {
    /// The number of servings that are cooked; 0 for the recipe's own.
    public static final String SERVINGS = "servings";
    /// The step mentioned last, from 1; 0 if there is none.
    public static final String STEP = "step";

    /// Beside the stove, about the recipe that is being cooked.
    public static final BypassMode COOK = new BypassMode("cook", "recipe", List.of(SERVINGS, STEP));
    /// About ideas.
    public static final BypassMode BRAINSTORM = new BypassMode("brainstorm", "", List.of());

    private KitchenModes() {}
}
