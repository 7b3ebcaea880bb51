package alfred.core.reasoner;

import java.util.List;

/// What a scripted reasoner understands and plans, in short.
public final class Plans {
    private Plans() {}

    /// A question to ask instead of planning.
    public static Plan clarify(String goal, Question question) {
        return new Plan(goal, List.of(), Plan.Decision.CLARIFY, "", "", List.of(question));
    }

    /// An understanding that leads to the quick path.
    public static Understanding quick(List<String> refs, String intent, String subdomain, boolean isAnswer) {
        return new Understanding(refs, List.of(), Understanding.Curation.NONE, true, intent, subdomain, List.of(),
            List.of(), isAnswer);
    }

    /// An understanding that asks the user a question before anything is done.
    public static Understanding asking(Question question) {
        return new Understanding(List.of(), List.of(), Understanding.Curation.NONE, false, "", "", List.of(question),
            List.of(), false);
    }
}
