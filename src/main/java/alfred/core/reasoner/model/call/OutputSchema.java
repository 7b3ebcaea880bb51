package alfred.core.reasoner.model.call;

import alfred.core.reasoner.model.call.Shape.Decimal;
import alfred.core.reasoner.model.call.Shape.Fields;
import alfred.core.reasoner.model.call.Shape.Flag;
import alfred.core.reasoner.model.call.Shape.Json;
import alfred.core.reasoner.model.call.Shape.ListOf;
import alfred.core.reasoner.model.call.Shape.OneOf;
import alfred.core.reasoner.model.call.Shape.Text;
import alfred.core.reasoner.model.call.Shape.Whole;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// A named schema of an answer, such as `ThinkOutput`.
public record OutputSchema(String name, Fields root) {
    /// The length, in characters, up to which a shape is written out again.
    private static final int SHORT = 16;

    /// Returns the short form for the prompt, one field per line. Fields with the same content as others are not
    /// written out again.
    public String inWords() {
        var said = new HashMap<Shape, String>();
        return root.fields().stream()
            .map(f -> "  \"" + f.name() + "\": " + words(f, said) + (f.hint().isEmpty() ? "" : "  // " + f.hint()))
            .collect(Collectors.joining("\n", "{\n", "\n}"));
    }

    private String words(Shape.Field field, Map<Shape, String> said) {
        if (field.shape() instanceof ListOf list && list.item() instanceof Fields part
            && root.fields().containsAll(part.fields())) {
            return "[{\"" + part.fields().getFirst().name() + "\" to \"" + part.fields().getLast().name()
                + "\" as above}, …]";
        }
        var known = said.putIfAbsent(field.shape(), field.name());
        boolean isShort = words(field.shape()).length() < SHORT;
        return known == null || isShort ? words(field.shape()) : "as \"" + known + "\"";
    }

    private static String words(Shape shape) {
        return switch (shape) {
            case Text _ -> "text";
            case Whole _ -> "whole number";
            case Decimal _ -> "number";
            case Flag _ -> "true | false";
            case Json _ -> "JSON in a text";
            case OneOf one when !one.words().isEmpty() -> one.words();
            case OneOf one -> one.values().stream().map(v -> '"' + v + '"').collect(Collectors.joining(" | "));
            case ListOf list -> "[" + words(list.item()) + ", …]";
            case Fields fields -> fields.fields().stream()
                .map(f -> "\"" + f.name() + "\": " + words(f.shape())
                    + (f.hint().isEmpty() ? "" : " (" + f.hint() + ")"))
                .collect(Collectors.joining(", ", "{", "}"));
        };
    }

    /// Returns the faults of an answer, one sentence each; empty if it is valid. Unknown fields are ignored; null
    /// counts as absent.
    public List<String> faults(JsonNode answer) {
        var faults = new ArrayList<String>();
        check(root, answer, "the answer", faults);
        return faults;
    }

    private static void check(Shape shape, JsonNode value, String place, List<String> faults) {
        boolean isRight = switch (shape) {
            case Text _ -> value.isTextual();
            case Whole _ -> value.isIntegralNumber();
            case Decimal _ -> value.isNumber();
            case Flag _ -> value.isBoolean();
            case Json _ -> true;
            case OneOf one -> value.isTextual() && one.values().contains(value.textValue());
            case ListOf _ -> value.isArray();
            case Fields _ -> value.isObject();
        };
        if (!isRight) {
            faults.add("\"" + place + "\" must be " + words(shape) + ".");
        } else if (shape instanceof ListOf list) {
            value.forEach(item -> check(list.item(), item, place, faults));
        } else if (shape instanceof Fields fields) {
            fields.fields().forEach(field -> check(field, value.path(field.name()), faults));
        }
    }

    private static void check(Shape.Field field, JsonNode value, List<String> faults) {
        boolean isAbsent = value.isMissingNode() || value.isNull();
        if (!isAbsent) {
            check(field.shape(), value, field.name(), faults);
        } else if (field.isEssential()) {
            faults.add("\"" + field.name() + "\" is missing.");
        }
    }
}
