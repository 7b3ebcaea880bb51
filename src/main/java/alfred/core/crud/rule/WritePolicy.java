package alfred.core.crud.rule;

/// Derives the permitted writes of a turn from the user's words. Port; implemented by the domain, whose vocabulary
/// it needs (spec/design.md, decision 10).
///
/// Its input is text typed by the user, never stored, imported or generated text.
public interface WritePolicy {
    /// Separates messages if the words come from several.
    String NEXT_MESSAGE = "\f";

    /// Permits everything.
    WritePolicy ALLOW_ALL = new WritePolicy() {
        @Override
        public Permission read(String words) {
            return Permission.ALL;
        }

        @Override
        public boolean isYes(String words) {
            return false;
        }
    };

    /// Derives the permitted writes from the user's words.
    Permission read(String words);

    /// Whether the words are a plain yes and nothing else.
    boolean isYes(String words);

    /// Whether words that a model takes for a plain yes may be one: short, without a question, a refusal or a demand of
    /// their own.
    default boolean mayBeYes(String words) {
        return isYes(words);
    }

    /// Whether the words order something to be done anew besides taking something back: "undo that and log it for four".
    default boolean ordersAnew(String words) {
        return false;
    }

    /// Whether the words correct or go on with what was done last: "no, 2 kg", "I meant lemons", "the chicken one too".
    default boolean isCorrection(String words) {
        return false;
    }
}
