package alfred.core.registry;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// The refs of a session, indexed by ref and by row id, with the changes since the last save.
///
/// A ref has at most one row id, and a row id belongs to exactly one ref.
final class RefTable {
    private final Map<String, RefEntry> entries = new LinkedHashMap<>();
    private final Map<UUID, String> byId = new HashMap<>();
    /// Entries of the changed refs as of the last savepoint; null for a ref added since.
    private final Map<String, @Nullable RefEntry> before = new LinkedHashMap<>();
    /// Refs with changes that are not in the store yet.
    private final Map<String, Boolean> unsaved = new LinkedHashMap<>();
    /// Refs present in the store, in their current or an earlier form.
    private final Set<String> stored = new HashSet<>();
    /// Cached copy of all entries; null after a change, until [#all] is called.
    private @Nullable List<RefEntry> list;

    @Nullable
    RefEntry get(String ref) {
        return entries.get(ref);
    }

    Optional<String> refOf(UUID id) {
        return Optional.ofNullable(byId.get(id));
    }

    List<RefEntry> all() {
        var all = list;
        if (all == null) {
            all = List.copyOf(entries.values());
            list = all;
        }
        return all;
    }

    /// Adds or replaces an entry.
    ///
    /// @throws IllegalStateException if its row already belongs to another ref
    void put(RefEntry entry) {
        var old = entries.get(entry.ref());
        if (entry.equals(old)) {
            return;
        }
        remember(entry.ref(), old);
        unsaved.put(entry.ref(), true);
        set(entry, old);
    }

    /// Adds an entry read from the store, without recording a change. The table must not contain the ref yet.
    void load(RefEntry entry) {
        stored.add(entry.ref());
        set(entry, null);
    }

    void remove(String ref) {
        var old = entries.get(ref);
        if (old != null) {
            remember(ref, old);
            if (stored.contains(ref)) {
                unsaved.put(ref, true);
            } else {
                unsaved.remove(ref);
            }
            forget(old);
        }
    }

    void clear() {
        list = null;
        entries.clear();
        byId.clear();
        before.clear();
        unsaved.clear();
        stored.clear();
    }

    /// Commits the changes so far: [#rollback] does not revert them.
    void savepoint() {
        before.clear();
    }

    /// Reverts all changes since the last savepoint.
    ///
    /// Clears the row ids of all changed refs first, because two refs may have swapped their rows.
    void rollback() {
        before.keySet().forEach(ref -> {
            var now = entries.get(ref);
            if (now != null && now.uuid() != null) {
                byId.remove(now.uuid());
            }
        });
        list = null;
        before.forEach((ref, old) -> {
            if (old == null) {
                entries.remove(ref);
            } else {
                set(old, null);
                unsaved.put(ref, true);
            }
        });
        before.clear();
    }

    /// Unsaved changes: the current entry of each changed ref, null for a removed one.
    Map<String, @Nullable RefEntry> changes() {
        var changes = new LinkedHashMap<String, @Nullable RefEntry>();
        unsaved.keySet().forEach(ref -> changes.put(ref, entries.get(ref)));
        return changes;
    }

    /// Marks all changes as saved; called after the store has committed them.
    void markStored() {
        unsaved.keySet().forEach(ref -> {
            if (entries.containsKey(ref)) {
                stored.add(ref);
            } else {
                stored.remove(ref);
            }
        });
        unsaved.clear();
    }

    /// `containsKey` rather than `putIfAbsent`, which treats the null of a new ref as absent.
    private void remember(String ref, @Nullable RefEntry old) {
        if (!before.containsKey(ref)) {
            before.put(ref, old);
        }
    }

    private void set(RefEntry entry, @Nullable RefEntry old) {
        var oldId = old == null ? null : old.uuid();
        var id = entry.uuid();
        if (oldId != null && !oldId.equals(id)) {
            byId.remove(oldId);
        }
        if (id != null) {
            var other = byId.put(id, entry.ref());
            if (other != null && !other.equals(entry.ref())) {
                byId.put(id, other);
                throw new IllegalStateException(entry.ref() + " and " + other + " would share a row");
            }
        }
        list = null;
        entries.put(entry.ref(), entry);
    }

    private void forget(RefEntry entry) {
        list = null;
        entries.remove(entry.ref());
        if (entry.uuid() != null) {
            byId.remove(entry.uuid());
        }
    }
}
