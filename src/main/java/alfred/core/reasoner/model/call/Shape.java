package alfred.core.reasoner.model.call;

import java.util.List;

/// The shape of a part of an answer. One tree provides the schema for the server, its short form for the prompt,
/// and the validation in code.
///
/// For strict servers every field is required and none is null: an absent value is `""`, `[]`, `0`, false or `NONE`
/// (spec/design.md, strict servers).
public sealed interface Shape {
    record Text() implements Shape {}

    record Whole() implements Shape {}

    record Decimal() implements Shape {}

    record Flag() implements Shape {}

    /// A value of any kind, encoded as JSON in a string.
    record Json() implements Shape {}

    /// One of several texts.
    ///
    /// @param words how a prompt says which; `""` to list them
    record OneOf(List<String> values, String words) implements Shape {
        public OneOf {
            values = List.copyOf(values);
        }

        public OneOf(List<String> values) {
            this(values, "");
        }
    }

    record ListOf(Shape item) implements Shape {}

    record Fields(List<Field> fields) implements Shape {
        public Fields {
            fields = List.copyOf(fields);
        }
    }

    /// @param hint a short description of the field; `""` if the name suffices
    /// @param isEssential whether an answer without the field is unusable; other fields may be omitted by a lenient
    /// server
    record Field(String name, Shape shape, String hint, boolean isEssential) {}

    static Field essential(String name, Shape shape, String hint) {
        return new Field(name, shape, hint, true);
    }

    static Field field(String name, Shape shape, String hint) {
        return new Field(name, shape, hint, false);
    }

    static Field text(String name, String hint) {
        return field(name, new Text(), hint);
    }

    static Field flag(String name, String hint) {
        return field(name, new Flag(), hint);
    }

    static Field texts(String name, String hint) {
        return field(name, new ListOf(new Text()), hint);
    }

    static Fields fields(Field... fields) {
        return new Fields(List.of(fields));
    }
}
