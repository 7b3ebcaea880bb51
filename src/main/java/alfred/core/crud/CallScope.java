package alfred.core.crud;

/// For whom and when a call runs.
///
/// @param unit what it is undone with
/// @param key its idempotency key
/// @param step the step of the turn, from 1; 0 outside a plan
/// @param isConfirmed whether the user has said yes to many rows at once
/// @param isByUser whether the user's own hand did it: the registry then says `created:user`
/// @param permission what it may write
public record CallScope(WriteUnit unit, String key, int step, boolean isConfirmed, boolean isByUser, Permission permission) {
    public CallScope(WriteUnit unit, String key, int step, boolean isConfirmed, boolean isByUser) {
        this(unit, key, step, isConfirmed, isByUser, Permission.ALL);
    }
}
