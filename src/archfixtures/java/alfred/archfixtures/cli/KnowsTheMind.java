package alfred.archfixtures.cli;

import alfred.archfixtures.builtin.CallsAModel;

/// Breaks: the command line sees the built-in assistant.
public record KnowsTheMind(CallsAModel other) {}
