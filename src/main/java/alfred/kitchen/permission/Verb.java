package alfred.kitchen.permission;

import alfred.core.crud.Permission.Operation;
import alfred.kitchen.permission.EnglishWritePolicy.Grant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A word for a operation.
///
/// @param types what it is done to where no noun says so; empty where a noun has to
/// @param isOwn whether it means these types whatever the nouns are, as "bought" does
/// @param isMaking whether it may only ask for an idea, as "make" does
record Verb(Set<Operation> operations, Set<String> types, boolean isOwn, boolean isMaking) {
    private static final Set<Operation> PUTTING = Set.of(Operation.CREATE, Operation.UPDATE, Operation.SAVE);
    private static final Set<Operation> CHANGING = Set.of(Operation.UPDATE);
    private static final Set<Operation> TAKING = Set.of(Operation.UPDATE, Operation.DELETE);
    private static final Map<String, Verb> ALL = new HashMap<>();
    /// A taste only where it is denied: "I don't like mushrooms".
    static final Verb TASTE = new Verb(CHANGING, Set.of("pref", "flavor"), true, false);
    /// What somebody is: "I'm allergic to nuts".
    static final Verb BEING = new Verb(CHANGING, Set.of("flavor", "pref"), true, true);
    /// Reading, so that the nouns behind it belong to no operation before it.
    static final Verb NOTHING = new Verb(Set.of(), Set.of(), false, false);

    static {
        put(new Verb(PUTTING, Set.of(), false, false), "add", "put", "enter", "insert", "include", "import", "record", "log", "note");
        put(new Verb(Set.of(Operation.SAVE, Operation.CREATE), Set.of(), false, false), "save", "keep", "store");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE), Set.of(), false, true), "make", "create", "write", "build", "prepare", "generate");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE), Set.of("meal"), false, false), "plan", "schedule");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE), Set.of("shop"), true, false), "buy", "need", "order");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE), Set.of("shop", "inv"), true, false), "bought", "purchased");
        put(new Verb(TAKING, Set.of("inv"), true, false), "used", "ate", "eaten", "drank", "finished", "threw", "toss", "bin");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE, Operation.DELETE), Set.of("log", "inv"), true, false), "cooked", "baked");
        put(new Verb(Set.of(Operation.CREATE), Set.of("task"), true, false), "remind");
        put(new Verb(CHANGING, Set.of("shop", "task"), false, false), "tick", "untick", "check", "cross", "complete");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE), Set.of("recipe", "log"), true, false), "rate", "favourite", "favorite", "star");
        put(new Verb(CHANGING, Set.of("pref", "flavor"), true, false), "hate", "dislike", "prefer");
        put(BEING, "allergic", "intolerant", "vegetarian", "vegan");
        put(TASTE, "like", "eat");
        put(new Verb(CHANGING, Set.of(), false, false), "change", "update", "set", "edit", "modify", "rename", "correct", "fix", "adjust", "replace",
            "swap", "switch", "move", "shift", "reschedule", "postpone", "mark", "increase", "decrease", "reduce", "raise", "lower", "double",
            "halve");
        put(new Verb(TAKING, Set.of(), false, false), "delete", "remove", "clear", "empty", "erase", "throw", "discard", "cancel", "wipe", "drop",
            "take", "took");
        put(new Verb(Set.of(Operation.UNDO), Set.of(Grant.ANY), true, false), "undo", "redo", "revert");
        put(NOTHING, "show", "list", "tell", "find", "search", "suggest", "recommend", "give", "explain", "describe", "compare", "read", "open",
            "look", "see", "check-out", "display", "print", "translate", "summarise", "summarize");
    }

    /// Whether it keeps what was made, whatever that is.
    boolean isSaving() {
        return operations.contains(Operation.SAVE) && !operations.contains(Operation.UPDATE);
    }

    private static void put(Verb verb, String... words) {
        for (var word : words) {
            ALL.put(word, verb);
        }
    }

    /// The verb at a place of a sentence; null for none. "List" is one only where nothing stands before it that would make it a thing.
    static @Nullable Verb at(List<String> words, int at) {
        var word = words.get(at);
        var before = at == 0 ? "" : words.get(at - 1);
        var after = at + 1 < words.size() ? words.get(at + 1) : "";
        boolean isThing = Set.of("the", "my", "our", "a", "an", "shopping", "meal", "week's", "grocery", "this", "that").contains(before);
        if (isThing && (word.equals("list") || word.equals("plan") || word.equals("log") || word.equals("order") || word.equals("note"))) {
            return null;
        }
        if (word.equals("take") && Set.of("back", "that", "it").contains(after) && words.contains("back")) {
            return ALL.get("undo");
        }
        return ALL.get(word);
    }
}
