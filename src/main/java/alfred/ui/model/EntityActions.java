package alfred.ui.model;

/// The actions available for an entity in the side panel.
public interface EntityActions {
    void save(KnownEntity entity);

    /// Saves a drafted recipe and opens the dialog that plans it.
    void plan(KnownEntity draft);

    void discard(KnownEntity entity);

    void pin(KnownEntity entity, boolean pinned);

    void forget(KnownEntity entity);

    void mention(KnownEntity entity);

    void open(KnownEntity entity);

    /// Undoes the last change to the entity, provided it is the latest change of all.
    void undo(KnownEntity entity);
}
