package alfred.core.reasoner.model;

/// A finished answer.
///
/// @param model the model that answered, as the server calls it
/// @param inputTokens as the server counted; 0 where it did not say
/// @param outputTokens as the server counted; 0 where it did not say
public record ModelReply(String text, String model, int inputTokens, int outputTokens) {}
