package alfred.core.domain;

import java.util.List;

/// A computed tool that a domain offers beside the four of CRUD (spec/reading-and-writing.md, kitchen tools).
///
/// @param writes whether it changes rows; one that only reads may be called in analyze and generate steps too
/// @param parameters what it takes, in order
public record DomainTool(String name, String description, boolean writes, List<Parameter> parameters) {
    public DomainTool {
        parameters = List.copyOf(parameters);
    }

    /// @param form what the value looks like, in words
    public record Parameter(String name, String form, boolean isRequired) {}
}
