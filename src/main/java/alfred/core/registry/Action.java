package alfred.core.registry;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The last action on a ref; set by code, never by a model (spec/entities-and-refs.md, action tags).
public enum Action {
    READ("read"),
    CREATED("created"),
    UPDATED("updated"),
    DELETED("deleted"),
    GENERATED("generated"),
    LINKED("linked"),
    CREATED_BY_USER("created:user"),
    UPDATED_BY_USER("updated:user"),
    DELETED_BY_USER("deleted:user"),
    MENTIONED_BY_USER("mentioned:user");

    private static final Map<String, Action> BY_TAG =
        Arrays.stream(values()).collect(Collectors.toMap(Action::tag, action -> action));
    private final String tag;

    Action(String tag) {
        this.tag = tag;
    }

    /// The tag as shown in prompts and in the headless session, such as `created:user`.
    public String tag() {
        return tag;
    }

    public boolean isDeletion() {
        return this == DELETED || this == DELETED_BY_USER;
    }

    /// The action with the given tag; empty for an unknown tag.
    public static Optional<Action> ofTag(String tag) {
        return Optional.ofNullable(BY_TAG.get(tag));
    }
}
