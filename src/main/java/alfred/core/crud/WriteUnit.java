package alfred.core.crud;

import java.util.UUID;

/// What is undone together: a turn's writes, or a form's.
///
/// @param sessionId the session it belongs to
/// @param turn the number of the turn in whose time it fell
public record WriteUnit(UUID id, UUID sessionId, int turn, Origin origin) {
    public enum Origin { TURN, FORM, PANEL }
}
