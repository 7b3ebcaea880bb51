package alfred.archfixtures.kitchen;

import alfred.archfixtures.builtin.CallsAModel;

/// Breaks: the domain sees the built-in assistant.
public record KnowsTheMind(CallsAModel other) {}
