package alfred.core.session.turn;

import alfred.core.crud.call.CrudRefusal.Kind;
import alfred.core.crud.call.CrudRefusal;
import alfred.core.crud.call.DraftEdit;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.write.Payloads;
import alfred.core.domain.Column;
import alfred.core.domain.ColumnType;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.core.reasoner.Artifact;
import alfred.core.registry.RefEntry;
import alfred.core.session.state.Engine;
import alfred.core.session.state.SessionJson;
import alfred.core.session.state.SessionState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The unsaved drafts of a session: validates what is made, keeps it under a ref, and changes what is there
/// (spec/pipeline.md, drafts).
record Drafts(Engine engine, SessionState state) {
    /// Memo keys of the drafts as they were before the latest change of drafts, and before it was taken back: the turn,
    /// then a line for each draft with its ref and its content.
    private static final String BEFORE = "drafts.before";
    private static final String TAKEN_BACK = "drafts.taken-back";
    /// The memo after something was saved: no draft is the latest thing that changed.
    static final Map<String, String> SETTLED = Map.of(BEFORE, "", TAKEN_BACK, "");

    /// Validated content.
    ///
    /// @param ref the draft it changes; `""` for a new one
    private record Content(String ref, EntityDefinition entity, Row row) {}

    /// Keeps all of the artifacts, or none. An artifact that names a draft changes the fields that it gives; the others
    /// stay.
    ///
    /// @return the drafts' refs, in order
    /// @throws CrudRefusal if one does not fit its type, lacks a field, or names an unknown ref
    List<String> keep(List<Artifact> artifacts, int step) {
        return artifacts.stream().map(this::content).toList().stream().map(content -> keep(content, step, BEFORE))
            .toList();
    }

    /// Changes a draft as a call of [DraftEdit] says, with the checks of new content.
    ///
    /// @return the draft's ref
    /// @throws CrudRefusal if the call or what would come of it is not valid
    String edit(Map<String, @Nullable Object> args, int step) {
        var ref = DraftEdit.ref(args);
        var entry = state.registry().entry(ref).filter(RefEntry::isUnsaved)
            .orElseThrow(() -> CrudRefusal.of(Kind.UNKNOWN_REF, "refused.no-draft-of-these", ref,
                state.registry().unsaved().stream().map(RefEntry::ref).collect(Collectors.joining(", "))));
        var entity = engine.domain().entity(entry.type()).orElseThrow();
        var before = draft(ref, entity);
        var fields = DraftEdit.fields(entity, before, args);
        var after = content(new Artifact(ref, entry.type(), fields)).row();
        return keep(
            new Content(ref, entity,
                engine.middleware().edited(entity, before, after, fields.keySet(), engine.domain().phrases())),
            step,
            BEFORE);
    }

    /// Whether a call deletes unsaved drafts and nothing else.
    boolean areDeletedBy(ToolCall call) {
        return call.tool().equals(ToolCall.DELETE) && !call.ids().isEmpty()
            && call.ids().stream().allMatch(ref -> state.registry().entry(ref).filter(RefEntry::isUnsaved).isPresent());
    }

    /// Throws drafts away. Undo brings them back, under new refs.
    ///
    /// @return their names
    List<String> discard(List<String> refs) {
        return refs.stream().distinct().flatMap(ref -> state.registry().entry(ref).stream()).map(entry -> {
            note(BEFORE, entry.ref(), engine.domain().entity(entry.type()).orElseThrow());
            state.registry().drop(entry.ref());
            state.forget(entry.ref());
            return entry.label();
        }).toList();
    }

    /// Undoes the latest change of drafts, if nothing was written since, or redoes it.
    ///
    /// @param isUndo whether it is taken back
    /// @return the names of the drafts; empty if there was no such change
    List<String> takeBack(boolean isUndo, int step) {
        var lines = state.conversation().memo().getOrDefault(isUndo ? BEFORE : TAKEN_BACK, "").lines().skip(1).toList();
        state.setConversation(state.conversation().withMemo(SETTLED));
        return lines.stream().flatMap(line -> noted(line).stream())
            .map(content -> keep(content, step, isUndo ? TAKEN_BACK : BEFORE))
            .flatMap(ref -> state.registry().entry(ref).stream()).map(RefEntry::label).toList();
    }

    /// Reads a line of a note; a new draft if it was thrown away since, empty if it was saved.
    private Optional<Content> noted(String line) {
        int tab = line.indexOf('\t');
        var ref = line.substring(0, tab);
        var entry = state.registry().entry(ref);
        return entry.isPresent() && !entry.get().isUnsaved() ? Optional.empty()
            : state.registry().typeOf(ref).flatMap(type -> engine.domain().entity(type))
                .map(entity -> new Content(entry.map(RefEntry::ref).orElse(""), entity,
                    new SessionJson(engine.domain()).row(entity, line.substring(tab + 1))));
    }

    /// Notes in the memo how a draft is now, unless it was changed in this turn before.
    private void note(String key, String ref, EntityDefinition entity) {
        var turn = String.valueOf(state.registry().currentTurn());
        var lines = state.conversation().memo().getOrDefault(key, "").lines().toList();
        var kept = new ArrayList<>(!lines.isEmpty() && lines.getFirst().equals(turn) ? lines : List.of(turn));
        if (kept.stream().noneMatch(line -> line.startsWith(ref + "\t"))) {
            kept.add(ref + "\t" + RowJson.write(draft(ref, entity)));
        }
        state.setConversation(state.conversation().withMemo(SETTLED).withMemo(Map.of(key, String.join("\n", kept))));
    }

    private Content content(Artifact artifact) {
        var entity = engine.domain().entity(artifact.type())
            .orElseThrow(() -> CrudRefusal.of(Kind.UNKNOWN_TABLE, "refused.type", artifact.type(),
                engine.domain().entities().stream().map(EntityDefinition::type).collect(Collectors.joining(", "))));
        var before = artifact.ref().isEmpty() ? Row.EMPTY : draft(artifact.ref(), entity);
        var values = new LinkedHashMap<String, @Nullable Object>(before.values());
        values.putAll(new Payloads(engine.domain(), engine.middleware(), (_, column, text) -> {
            var type = column.relation().orElseThrow().type();
            return state.registry().entry(text).filter(e -> e.type().equals(type)).map(RefEntry::ref)
                .orElseThrow(() -> CrudRefusal.of(Kind.UNKNOWN_REF, "refused.no-ref-of", text, type));
        }).typed(entity, artifact.content(), before));
        var row = new LinkedHashMap<String, Object>();
        values.forEach((name, value) -> {
            if (value != null) {
                row.put(name, value);
            }
        });
        return new Content(artifact.ref(), entity, complete(entity, new Row(row)));
    }

    private Row draft(String ref, EntityDefinition entity) {
        return state.registry().entry(ref).filter(e -> e.isUnsaved() && e.type().equals(entity.type()))
            .map(e -> e.content() == null ? Row.EMPTY : e.content()).orElseThrow(
                () -> CrudRefusal.of(Kind.UNKNOWN_REF, "refused.no-draft-of", ref, entity));
    }

    private Row complete(EntityDefinition entity, Row row) {
        entity.children().ifPresent(
            c -> row.rows(c.key()).forEach(child -> complete(engine.domain().entity(c.type()).orElseThrow(), child)));
        var missing = entity.columns().stream().filter(c -> c.isRequired() && c.type() != ColumnType.REFERENCE
            && c.defaultValue() == null && row.text(c.name()).isBlank()).map(Column::name).toList();
        if (!missing.isEmpty()
            || entity.column(entity.labelColumn()).isPresent() && row.text(entity.labelColumn()).isBlank()) {
            throw CrudRefusal.of(Kind.BAD_VALUE, "refused.needs", entity,
                (missing.isEmpty() ? entity.labelColumn() : String.join(", ", missing)).replace('_', ' '));
        }
        return row;
    }

    /// @param key the memo key under which the draft as it was is noted
    private String keep(Content content, int step, String key) {
        var label = engine.domain().label(content.entity(), content.row());
        var ref = content.ref();
        if (ref.isEmpty()) {
            ref = state.registry().registerGenerated(content.entity().type(), label, content.row(), step);
        } else {
            note(key, ref, content.entity());
            state.registry().updateEntityData(ref, content.row());
        }
        var archive = new LinkedHashMap<>(state.conversation().archive());
        archive.put(ref, RowJson.write(content.row()).toString());
        state.setConversation(state.conversation().withArchive(archive));
        state.loaded(content.entity(), step, List.of(Row.of(Row.ID, ref).overlaidBy(content.row())));
        return ref;
    }
}
