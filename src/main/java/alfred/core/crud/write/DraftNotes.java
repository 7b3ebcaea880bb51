package alfred.core.crud.write;

import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/// The drafts saved by a call and their content, so that undo can make them unsaved again. Stored as the journal's
/// note.
public final class DraftNotes {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final DomainConfig domain;
    private final ArrayNode notes = JsonNodeFactory.instance.arrayNode();

    /// A saved draft.
    public record Note(UUID id, String ref, Row content) {}

    public DraftNotes(DomainConfig domain) {
        this.domain = domain;
    }

    public void add(UUID id, String ref, EntityDefinition entity, Row content) {
        notes.addObject().put("id", id.toString()).put("ref", ref).put("type", entity.type()).set("content",
            RowJson.write(content));
    }

    /// The notes as JSON; `""` if there are none.
    public String toJson() {
        return notes.isEmpty() ? "" : notes.toString();
    }

    /// Parses the output of [#toJson].
    ///
    /// @throws IllegalStateException if the text is not valid JSON
    public List<Note> read(String json) {
        var found = new ArrayList<Note>();
        if (json.isEmpty()) {
            return found;
        }
        try {
            for (var node : JSON.readTree(json)) {
                var entity = domain.entity(node.get("type").asText()).orElseThrow();
                found.add(new Note(UUID.fromString(node.get("id").asText()), node.get("ref").asText(),
                    new RowJson(domain).read(entity, node.get("content"))));
            }
            return found;
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the journal's note cannot be read", e);
        }
    }
}
