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

/// The refs of a session, both ways, with what changed since the last save.
///
/// One ref has at most one id and one id exactly one ref.
final class RefTable {
    private final Map<String, RefEntry> entries = new LinkedHashMap<>();
    private final Map<UUID, String> byId = new HashMap<>();
    /// What each changed ref was at the last savepoint; null for a new one.
    private final Map<String, @Nullable RefEntry> before = new LinkedHashMap<>();
    /// Refs that the store does not hold as they are now.
    private final Map<String, Boolean> unsaved = new LinkedHashMap<>();
    /// Refs that the store holds, as they are or as they were.
    private final Set<String> stored = new HashSet<>();
    /// All entries as they are now; null after a change, until somebody asks.
    private @Nullable List<RefEntry> list;

    @Nullable RefEntry get(String ref) {
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

    void put(RefEntry entry) {
        var old = entries.get(entry.ref());
        if (entry.equals(old)) {
            return;
        }
        remember(entry.ref(), old);
        unsaved.put(entry.ref(), true);
        set(entry, old);
    }

    /// Puts an entry as the store holds it, into a table that has none of it yet.
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

    /// Keeps what changed: [#rollback] will not take it back.
    void savepoint() {
        before.clear();
    }

    /// Takes back all that changed since the last savepoint. First every changed ref lets go of its row: two may have swapped one.
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

    /// Refs that the store does not hold as they are, with their entry or null where they are gone.
    Map<String, @Nullable RefEntry> changes() {
        var changes = new LinkedHashMap<String, @Nullable RefEntry>();
        unsaved.keySet().forEach(ref -> changes.put(ref, entries.get(ref)));
        return changes;
    }

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

    /// Not `putIfAbsent`, which takes the null of a new ref for absent.
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
