package alfred.kitchen.permission;

import alfred.core.crud.rule.Permission.Operation;
import alfred.kitchen.permission.EnglishWritePolicy.Grant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A verb that grants operations.
///
/// @param operations the operations it grants
/// @param types the types it applies to if the sentence has no noun; empty if a noun is required
/// @param isOwn whether it always applies to these types, whatever the nouns, as "bought" does
/// @param isMaking whether it may only ask for an idea, as "make" does
record Verb(Set<Operation> operations, Set<String> types, boolean isOwn, boolean isMaking) {
    private static final Set<Operation> PUTTING = Set.of(Operation.CREATE, Operation.UPDATE, Operation.SAVE);
    private static final Set<Operation> CHANGING = Set.of(Operation.UPDATE);
    private static final Set<Operation> TAKING = Set.of(Operation.UPDATE, Operation.DELETE);
    private static final Map<String, Verb> ALL = new HashMap<>();
    /// A taste, which counts only if negated: "I don't like mushrooms".
    static final Verb TASTE = new Verb(CHANGING, Set.of("pref", "flavor"), true, false);
    /// A statement about the user: "I'm allergic to nuts".
    static final Verb BEING = new Verb(CHANGING, Set.of("flavor", "pref"), true, true);
    /// A reading verb: it grants nothing, and keeps the nouns after it from the verb before it.
    static final Verb NOTHING = new Verb(Set.of(), Set.of(), false, false);

    /// To put something back where it was taken off.
    private static final Verb BACK =
        new Verb(Set.of(Operation.CREATE, Operation.UPDATE), Set.of("shop", "inv"), true, false);

    private static final Verb CORRECTING = new Verb(CHANGING, Set.of(), false, false);
    private static final Verb MOVING = new Verb(CHANGING, Set.of("task", "meal"), false, false);

    static {
        put(new Verb(PUTTING, Set.of(), false, false), "add", "put", "enter", "insert", "include", "import", "record",
            "log", "note", "jot", "book");
        put(new Verb(Set.of(Operation.SAVE, Operation.CREATE), Set.of(), false, false), "save", "keep", "store");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE), Set.of(), false, true), "make", "create", "write",
            "build", "prepare", "generate");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE), Set.of("meal"), false, false), "plan", "schedule");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE), Set.of("shop"), true, false), "buy", "need", "order");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE), Set.of("shop", "inv"), true, false), "bought",
            "purchased");
        put(new Verb(TAKING, Set.of("inv"), true, false), "used", "ate", "eaten", "drank", "finished", "threw", "toss",
            "bin");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE, Operation.DELETE), Set.of("log", "inv"), true, false),
            "cooked", "baked", "cooking", "baking", "made");
        put(new Verb(Set.of(Operation.CREATE), Set.of("task"), true, false), "remind");
        put(new Verb(CHANGING, Set.of("shop", "task"), false, false), "tick", "untick", "check", "cross", "complete");
        put(new Verb(Set.of(Operation.CREATE, Operation.UPDATE), Set.of("recipe", "log"), true, false), "rate",
            "favourite", "favorite", "star");
        put(new Verb(CHANGING, Set.of("pref", "flavor"), true, false), "hate", "dislike", "prefer");
        put(BEING, "allergic", "intolerant", "vegetarian", "vegan");
        put(TASTE, "like", "eat");
        put(new Verb(CHANGING, Set.of(), false, false), "change", "set", "edit", "modify", "rename",
            "replace", "swap", "switch", "mark",
            "increase", "decrease", "reduce", "raise", "lower", "double", "halve");
        put(CORRECTING, "correct", "fix", "adjust", "update");
        put(MOVING, "move", "shift", "reschedule", "postpone");
        put(new Verb(TAKING, Set.of(), false, false), "delete", "remove", "clear", "empty", "erase", "throw", "discard",
            "cancel", "wipe", "drop", "take", "took");
        put(new Verb(Set.of(Operation.UNDO), Set.of(Grant.ANY), true, false), "undo", "redo", "revert");
        put(NOTHING, "show", "list", "tell", "find", "search", "suggest", "recommend", "give", "explain", "describe",
            "compare", "read", "open", "look", "see", "check-out", "display", "print", "translate", "summarise",
            "summarize");
    }

    /// Returns what moving or putting something into a place grants: what was bought goes into the pantry and is done
    /// with on the list.
    List<Grant> puttingAway(Noun target) {
        return !target.types().equals(Set.of("inv")) || !operations.contains(Operation.UPDATE)
            || operations.contains(Operation.DELETE) ? List.of()
                : List.of(new Grant(Operation.CREATE, "inv"), new Grant(Operation.UPDATE, "shop"));
    }

    /// Whether it brings something up to date, which may add to a list.
    boolean isCorrecting() {
        return this == CORRECTING;
    }

    /// Whether it moves something to another day or place.
    boolean isMoving() {
        return this == MOVING;
    }

    /// Whether it takes something back or does it again.
    boolean isUndoing() {
        return operations.contains(Operation.UNDO);
    }

    /// Whether it saves existing results of any type, as "save" and "keep" do.
    boolean isSaving() {
        return operations.contains(Operation.SAVE) && !operations.contains(Operation.UPDATE);
    }

    private static void put(Verb verb, String... words) {
        for (var word : words) {
            ALL.put(word, verb);
        }
    }

    /// Returns the verb at a position of a sentence; null if there is none. "List", "plan", "log", "order" and
    /// "note" are nouns, not verbs, after an article or the like.
    static @Nullable Verb at(List<String> words, int at) {
        var word = words.get(at);
        var before = at == 0 ? "" : words.get(at - 1);
        var after = at + 1 < words.size() ? words.get(at + 1) : "";
        boolean isThing = Set.of("the", "my", "our", "a", "an", "shopping", "meal", "week's", "grocery", "this", "that")
            .contains(before);
        if (isThing && (word.equals("list") || word.equals("plan") || word.equals("log") || word.equals("order")
            || word.equals("note"))) {
            return null;
        }
        if (word.equals("take") && Set.of("back", "that", "it").contains(after) && words.contains("back")) {
            return ALL.get("undo");
        }
        if (word.equals("put") && words.subList(at, Math.min(words.size(), at + 4)).contains("back")) {
            return BACK;
        }
        boolean isNoting = word.equals("write") && words.subList(at, Math.min(words.size(), at + 4)).contains("down");
        return ALL.get(isNoting ? "note" : word);
    }
}
