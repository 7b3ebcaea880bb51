package alfred.archfixtures.builtin;

import alfred.archfixtures.langchain.KnowsTheKitchen;

/// Breaks: one mind sees the other.
public record CallsAModel(KnowsTheKitchen other) {}
