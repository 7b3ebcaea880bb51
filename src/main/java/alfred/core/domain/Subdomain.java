package alfred.core.domain;

import java.util.List;

/// A part of the domain that a step of a plan works in, such as `inventory`.
///
/// @param tables the tables that a step in it may read and write
/// @param description one sentence for a model
public record Subdomain(String name, List<String> tables, String description) {
    public Subdomain {
        tables = List.copyOf(tables);
    }
}
