package alfred.core.domain;

/// An agent that the router may choose for a turn. A domain with a single agent needs no routing
/// (spec/pipeline.md, Router).
public record Agent(String name, String description) {}
