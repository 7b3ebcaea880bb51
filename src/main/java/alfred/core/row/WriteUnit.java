package alfred.core.row;

import java.util.UUID;

/// Writes that are undone together: those of a turn, of a form or of the panel.
///
/// @param sessionId the session of the writes
/// @param turn the number of the turn during which they were made
public record WriteUnit(UUID id, UUID sessionId, int turn, Origin origin) {
    public enum Origin { TURN, FORM, PANEL }
}
