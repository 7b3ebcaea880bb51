package alfred.core.domain;

/// Someone the router may hand a turn to; a domain with one agent is never routed (spec/pipeline.md, Router).
public record Agent(String name, String description) {}
