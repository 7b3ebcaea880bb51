package alfred.core.crud;

/// Reads from the user's own words what a turn may write. Port; filled by the domain, whose words they are (spec/design.md, decision 10).
///
/// It is given what the user typed, never stored, imported or generated text.
public interface WritePolicy {
    /// Stands between the messages where several count.
    String NEXT_MESSAGE = "\f";

    /// A domain that asks for no permission.
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

    Permission read(String words);

    /// Whether the words are a plain yes and nothing else.
    boolean isYes(String words);
}
