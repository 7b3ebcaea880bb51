package alfred.langchain;

import alfred.core.reasoner.model.call.OutputSchema;
import alfred.core.reasoner.model.call.Shape;
import dev.langchain4j.model.chat.request.json.JsonArraySchema;
import dev.langchain4j.model.chat.request.json.JsonBooleanSchema;
import dev.langchain4j.model.chat.request.json.JsonEnumSchema;
import dev.langchain4j.model.chat.request.json.JsonIntegerSchema;
import dev.langchain4j.model.chat.request.json.JsonNumberSchema;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import dev.langchain4j.model.chat.request.json.JsonSchemaElement;
import dev.langchain4j.model.chat.request.json.JsonStringSchema;
import org.jspecify.annotations.Nullable;

/// Converts the core's shapes to langchain4j schemas in the form strict servers require: an object with every field
/// required and no additional properties.
final class SchemaElements {
    private SchemaElements() {}

    static JsonSchema of(OutputSchema schema) {
        return JsonSchema.builder().name(schema.name()).rootElement(element(schema.root(), "")).build();
    }

    private static JsonSchemaElement element(Shape shape, String hint) {
        var description = hint.isEmpty() ? null : hint;
        return switch (shape) {
            case Shape.Text _ -> JsonStringSchema.builder().description(description).build();
            case Shape.Json _ -> JsonStringSchema.builder().description(description).build();
            case Shape.Whole _ -> JsonIntegerSchema.builder().description(description).build();
            case Shape.Decimal _ -> JsonNumberSchema.builder().description(description).build();
            case Shape.Flag _ -> JsonBooleanSchema.builder().description(description).build();
            case Shape.OneOf one -> JsonEnumSchema.builder().enumValues(one.values()).description(description).build();
            case Shape.ListOf list ->
                JsonArraySchema.builder().items(element(list.item(), "")).description(description).build();
            case Shape.Fields fields -> object(fields, description);
        };
    }

    private static JsonObjectSchema object(Shape.Fields fields, @Nullable String description) {
        var builder = JsonObjectSchema.builder().description(description).additionalProperties(false)
            .required(fields.fields().stream().map(Shape.Field::name).toList());
        fields.fields().forEach(f -> builder.addProperty(f.name(), element(f.shape(), f.hint())));
        return builder.build();
    }
}
