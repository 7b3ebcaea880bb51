package alfred.core.registry;

import java.util.UUID;

/// What the user did to a row by hand, told to the registry (`context-and-session.md`, UI change tracking).
public record UiChange(UUID id, String type, String label, Action action) {}
