package alfred.core.reasoner.model;

import java.util.List;

/// What a part of an answer looks like. One tree gives the schema for the server, its short form for the prompt, and the check in code.
///
/// For strict servers every field is required and nothing is null: absent is `""`, `[]`, `0`, false or `NONE` (spec/design.md, strict servers).
public sealed interface Shape {
    record Text() implements Shape {}

    record Whole() implements Shape {}

    record Decimal() implements Shape {}

    record Flag() implements Shape {}

    /// A value of any kind, written as JSON in a text.
    record Json() implements Shape {}

    record OneOf(List<String> values) implements Shape {
        public OneOf {
            values = List.copyOf(values);
        }
    }

    record ListOf(Shape item) implements Shape {}

    record Fields(List<Field> fields) implements Shape {
        public Fields {
            fields = List.copyOf(fields);
        }
    }

    /// @param hint what belongs there, in a few words; `""` where the name says it
    /// @param isEssential whether an answer without it is useless; any other may be left out by a careless server
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
