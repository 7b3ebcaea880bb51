package alfred.core.reasoner;

import alfred.core.context.Pending;
import alfred.core.crud.ToolCall;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Optional;

/// Calls that wait for the user's word, and what was planned after them: kept in the proposal, carried out as they are after a yes.
///
/// @param rest the plan's steps that come after; empty for none
public record Permit(String goal, List<ToolCall> calls, List<Plan.Step> rest) {
    private static final String MARK = "permit:";
    private static final ObjectMapper JSON = JsonMapper.builder().disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS, DeserializationFeature.USE_LONG_FOR_INTS).build();

    public Permit {
        calls = List.copyOf(calls);
        rest = List.copyOf(rest);
    }

    public String toResume() {
        try {
            return MARK + JSON.writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    public static Optional<Permit> of(Pending pending) {
        return ofResume(pending.resume());
    }

    public static Optional<Permit> ofResume(String resume) {
        if (!resume.startsWith(MARK)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readValue(resume.substring(MARK.length()), Permit.class));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a kept permit cannot be read", e);
        }
    }
}
