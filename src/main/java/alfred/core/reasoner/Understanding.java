package alfred.core.reasoner;

import java.util.List;
import java.util.Map;

/// What Understand made of a message (spec/pipeline.md, Understand).
///
/// @param referencedEntities refs that the user speaks of; each is touched
/// @param mentions the words behind them
/// @param isQuick whether one call can answer it
/// @param quickSubdomain where that call works
/// @param questions what has to be asked before anything is done; empty for nothing
/// @param constraints new demands, such as `no dairy`
/// @param isAnswer whether the message answers the open question; else that one lapses
public record Understanding(
    List<String> referencedEntities, List<EntityMention> mentions, Curation curation, boolean isQuick, String quickIntent,
    String quickSubdomain, List<Question> questions, List<String> constraints, boolean isAnswer) {

    public Understanding {
        referencedEntities = List.copyOf(referencedEntities);
        mentions = List.copyOf(mentions);
        questions = List.copyOf(questions);
        constraints = List.copyOf(constraints);
    }

    /// @param confidence from 0 to 1
    public record EntityMention(String text, String ref, double confidence) {
        private static final double SURE = 0.7;

        public boolean isSure() {
            return confidence >= SURE;
        }
    }

    /// What stays in view beyond the window.
    ///
    /// @param retain reasons by ref
    public record Curation(Map<String, String> retain, List<String> demote, List<String> drop, boolean clearAll) {
        public static final Curation NONE = new Curation(Map.of(), List.of(), List.of(), false);
    }

    public static Understanding planned(List<String> refs, boolean isAnswer) {
        return new Understanding(refs, List.of(), Curation.NONE, false, "", "", List.of(), List.of(), isAnswer);
    }

    public static Understanding quick(List<String> refs, String intent, String subdomain, boolean isAnswer) {
        return new Understanding(refs, List.of(), Curation.NONE, true, intent, subdomain, List.of(), List.of(), isAnswer);
    }

    public static Understanding asking(Question question) {
        return new Understanding(List.of(), List.of(), Curation.NONE, false, "", "", List.of(question), List.of(), false);
    }

    public boolean needsClarification() {
        return !questions.isEmpty();
    }
}
