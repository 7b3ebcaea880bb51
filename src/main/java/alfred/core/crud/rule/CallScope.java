package alfred.core.crud.rule;

import alfred.core.row.WriteUnit;

/// The circumstances of a call.
///
/// @param unit the unit of writes that the call is undone with
/// @param key the idempotency key of the call
/// @param step the step of the turn, from 1; 0 outside a plan
/// @param isConfirmed whether the user has agreed to change many rows at once
/// @param isByUser whether the user made the change by hand, so that the registry records `created:user`
/// @param permission the permitted writes
/// @param words the user's words in this turn
/// @param isAgreed whether the user has agreed to this very call, whatever speaks against it
public record CallScope(
    WriteUnit unit, String key, int step, boolean isConfirmed, boolean isByUser, Permission permission, String words,
    boolean isAgreed) {
    public CallScope(WriteUnit unit, String key, int step, boolean isConfirmed, boolean isByUser) {
        this(unit, key, step, isConfirmed, isByUser, Permission.ALL, "", false);
    }
}
