package alfred.core.reasoner;

import java.util.List;
import java.util.Map;

/// The result of Understand (spec/pipeline.md, Understand).
///
/// @param referencedEntities the refs that the message refers to; each is touched
/// @param mentions the words of the message behind those refs
/// @param isQuick whether a single call can answer the message
/// @param quickSubdomain the subdomain of that call
/// @param questions questions to ask before anything is done; empty for none
/// @param constraints new constraints, such as `no dairy`
/// @param isAnswer whether the message answers the open question; if not, the question lapses
/// @param isYes whether that answer agrees to all of it, in whatever language
/// @param withdrawn constraints that hold no longer, or that a new one replaces
/// @param asksMore whether the message asks for something else besides its answer
public record Understanding(
    List<String> referencedEntities, List<EntityMention> mentions, Curation curation, boolean isQuick,
    String quickIntent,
    String quickSubdomain, List<Question> questions, List<String> constraints, boolean isAnswer, boolean isYes,
    List<String> withdrawn, boolean asksMore) {

    /// Creates an understanding that does not say whether an answer agrees.
    public Understanding(
        List<String> referencedEntities, List<EntityMention> mentions, Curation curation, boolean isQuick,
        String quickIntent,
        String quickSubdomain, List<Question> questions, List<String> constraints, boolean isAnswer) {
        this(referencedEntities, mentions, curation, isQuick, quickIntent, quickSubdomain, questions, constraints,
            isAnswer, false, List.of(), false);
    }

    public Understanding {
        referencedEntities = List.copyOf(referencedEntities);
        mentions = List.copyOf(mentions);
        questions = List.copyOf(questions);
        constraints = List.copyOf(constraints);
        withdrawn = List.copyOf(withdrawn);
    }

    /// @param confidence the confidence of the match, from 0 to 1
    public record EntityMention(String text, String ref, double confidence) {
        private static final double SURE = 0.7;

        /// Whether the confidence is at least 0.7.
        public boolean isSure() {
            return confidence >= SURE;
        }
    }

    /// Changes to the refs that stay in view beyond the window.
    ///
    /// @param retain the reasons to keep a ref, by ref
    public record Curation(Map<String, String> retain, List<String> demote, List<String> drop, boolean clearAll) {
        public static final Curation NONE = new Curation(Map.of(), List.of(), List.of(), false);
    }

    /// Returns an understanding that leads to Think.
    public static Understanding planned(List<String> refs, boolean isAnswer) {
        return new Understanding(refs, List.of(), Curation.NONE, false, "", "", List.of(), List.of(), isAnswer);
    }

    /// Returns this understanding, with what was found out about the answer.
    public Understanding agreeing(boolean yes) {
        return new Understanding(referencedEntities, mentions, curation, isQuick, quickIntent, quickSubdomain,
            questions, constraints, isAnswer, yes,
            withdrawn, asksMore);
    }

    /// Returns this understanding, for a turn that is planned in steps.
    public Understanding inSteps() {
        return new Understanding(referencedEntities, mentions, curation, false, "", "", questions, constraints,
            isAnswer, isYes, withdrawn, asksMore);
    }

    public boolean needsClarification() {
        return !questions.isEmpty();
    }
}
