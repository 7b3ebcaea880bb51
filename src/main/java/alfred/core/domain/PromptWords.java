package alfred.core.domain;

/// The words of a domain in the prompts that all domains share.
///
/// @param place what the rows are about, after "parts of" and "in": `the kitchen`
/// @param people the heading of the profile
/// @param orders examples of messages that one call answers
/// @param demands examples of demands that hold from now on
/// @param making what a generate step makes, and what it needs for it
/// @param edits an example of changes to a draft; `""` for none
/// @param showing how generated content is shown
public record PromptWords(String place, String people, String orders, String demands, String making, String edits,
    String showing) {
    /// The words of a domain that has none of its own.
    public static final PromptWords PLAIN =
        new PromptWords("the data", "About the user", "\"what is there?\", \"add this\"", "\"only short ones\"",
            "something new.", "", "Show what was generated in full.");
}
