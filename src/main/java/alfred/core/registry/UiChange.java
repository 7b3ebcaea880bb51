package alfred.core.registry;

import java.util.UUID;

/// What the user did to a row by hand, told to the registry (spec/entities-and-refs.md, the user's changes).
public record UiChange(UUID id, String type, String label, Action action) {}
