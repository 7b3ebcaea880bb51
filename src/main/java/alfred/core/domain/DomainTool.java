package alfred.core.domain;

import java.util.List;

/// A computed tool of a domain, in addition to the four CRUD tools (spec/reading-and-writing.md, kitchen tools).
///
/// @param writes whether it changes rows; a tool that only reads is also available in analyze and generate steps
/// @param parameters its parameters, in order
public record DomainTool(String name, String description, boolean writes, List<Parameter> parameters) {
    public DomainTool {
        parameters = List.copyOf(parameters);
    }

    /// @param form a description of the value, such as `list of gen_ refs`
    public record Parameter(String name, String form, boolean isRequired) {}
}
