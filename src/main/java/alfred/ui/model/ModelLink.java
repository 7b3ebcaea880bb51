package alfred.ui.model;

/// The connection to a language model. Port; filled by the composition root.
public interface ModelLink {
    /// What was chosen; the built-in assistant answers while there is no address.
    Choice current();

    /// Uses a model from now on. The key is kept in memory only, for as long as the window is open.
    void use(Choice choice);

    /// Asks the model for a word; takes a while.
    Trial test(Choice choice);

    /// @param baseUrl `""` for the built-in assistant
    /// @param key `""` where none is needed, or where the environment has it
    record Choice(String baseUrl, String model, String key) {
        public static final Choice BUILT_IN = new Choice("", "", "");

        public boolean isBuiltIn() {
            return baseUrl.isBlank();
        }

        @Override
        public String toString() {
            return baseUrl + " " + model;
        }
    }

    /// What came of a try, in words.
    record Trial(boolean isFine, String words, long millis) {}
}
