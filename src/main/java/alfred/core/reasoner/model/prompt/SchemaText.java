package alfred.core.reasoner.model.prompt;

import alfred.core.domain.Column;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Phrasebook;
import java.util.stream.Collectors;

/// Describes the tables of a subdomain for a model, derived from the entity definitions.
public final class SchemaText {
    private SchemaText() {}

    /// Returns the description of a subdomain's tables; for an unknown subdomain, a sentence that lists the known
    /// ones.
    public static String of(DomainConfig domain, String subdomain) {
        var part = domain.subdomains().stream().filter(s -> s.name().equals(subdomain)).findFirst();
        if (part.isEmpty()) {
            return "There is no subdomain \"" + subdomain + "\". Subdomains: "
                + domain.subdomains().stream().map(s -> s.name()).collect(Collectors.joining(", ")) + ".";
        }
        return part.get().tables().stream().flatMap(t -> domain.entityOfTable(t).stream())
            .map(e -> table(domain, e)).collect(Collectors.joining("\n"));
    }

    /// Describes all tables of the domain.
    static String all(DomainConfig domain) {
        return domain.entities().stream().map(e -> table(domain, e)).collect(Collectors.joining("\n"));
    }

    private static String table(DomainConfig domain, EntityDefinition entity) {
        var columns = entity.columns().stream().map(SchemaText::column).collect(Collectors.joining(", "));
        var children = entity.children()
            .flatMap(c -> domain.entity(c.type()).map(child -> ", " + c.key() + ": list of lines of text, or rows ("
                + child.columns().stream().map(Column::name).filter(n -> !n.equals(c.parentColumn()))
                    .collect(Collectors.joining(", "))
                + ")"))
            .orElse("");
        return entity.table() + " (ref " + entity.type() + "_n): " + columns + children;
    }

    private static String column(Column column) {
        var values = column.allowed().isEmpty()
            ? column.relation().map(f -> "ref " + f.type() + "_n").orElse(column.type().words().in(Phrasebook.ENGLISH))
            : String.join("|", column.allowed());
        return column.name() + (column.isRequired() && column.defaultValue() == null ? "*" : "") + ": " + values;
    }
}
