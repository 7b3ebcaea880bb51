package alfred.ui.model;

/// What can be done with an entity that Alfred has in view.
public interface EntityActions {
    void save(KnownEntity entity);

    void discard(KnownEntity entity);

    void pin(KnownEntity entity, boolean pinned);

    void forget(KnownEntity entity);

    void mention(KnownEntity entity);

    void open(KnownEntity entity);

    /// Takes back what was done to it, where that is the latest change.
    void undo(KnownEntity entity);
}
