package alfred.core.reasoner.model.prompt;

import alfred.core.domain.DomainConfig;
import alfred.core.domain.DomainTool;
import alfred.core.reasoner.StepType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// The parts of a prompt that depend only on the domain; computed once.
record DomainText(DomainConfig domain, String subdomains, String readingTools, String writingTools, String legend) {
    private static final String READ = """
        - `db_read`: rows of `table`. All `filters` must hold, and one of `or_filters`; op is one of \
        = != > < >= <= in not_in ilike
          is_null is_not_null contains similar. Letters' case does not count; contains finds \
        a part of a text or an entry of a list.
          A list of things comes in short form; ask for columns, or read by id, for the rest.""";
    private static final String WRITE = """
        - `db_create`: one entry of `data` per row. Children are one field: a list of lines of text, or of rows.
        - `db_update`: `filters` say which row, best by id; `data` has one entry, the fields to set. \
        A list is changed by
          {"add": […], "remove": […]}.
        - `db_delete`: `filters` say which row, best by id; a filter such as expiry_date < today, or a list of names, \
        deletes all that fit. A draft
          named by its id is thrown away.
        - `save_artifact`: saves drafts as they are. Args: refs* (list of gen_ refs).
        - `undo`, `redo`: take back, or do again, the latest writes. Args of undo: of (list of refs, where the step \
        speaks of the change of certain
          rows: it is refused if the latest write was another).""";
    private static final String EDIT =
        "- `edit_draft`: changes a draft by fields and lines; what is not named stays. Never write a draft out "
            + "again to change or save it. Args: ref* (gen_ ref), changes* (list of {set, add or remove: field, line: its number or words of it, "
            + "to: value}).";

    static DomainText of(DomainConfig domain) {
        var subdomains = domain.subdomains().stream()
            .map(s -> "- " + s.name() + ": " + s.description() + " (" + String.join(", ", s.tables()) + ")")
            .collect(Collectors.joining("\n"));
        var reading = lines(domain.tools().stream().filter(t -> !t.writes()).toList());
        var all = lines(domain.tools().stream().filter(t -> t.writes() && !t.name().equals("save_artifact")).toList());
        var legend = domain.entities().stream().map(e -> domain.dataLegend(e.type())).filter(l -> !l.isEmpty())
            .collect(Collectors.joining("\n"));
        return new DomainText(domain, subdomains, reading.isEmpty() ? "(none)" : reading, all, legend);
    }

    /// Returns the tools that a step of a type may use; what the types share comes first.
    String tools(StepType type) {
        return switch (type) {
            case READ -> readingTools + "\n" + READ;
            case ANALYZE -> readingTools;
            case GENERATE -> readingTools + "\n" + edit();
            case WRITE -> readingTools + "\n" + READ + "\n" + edit() + "\n" + WRITE + "\n" + writingTools;
        };
    }

    private String edit() {
        return EDIT + (domain.promptWords().edits().isEmpty() ? "" : "\n  " + domain.promptWords().edits());
    }

    /// Returns the domain's words for those slots of a template that are filled with them.
    static Map<String, String> words(DomainConfig domain, PromptTemplate template) {
        var words = domain.promptWords();
        var all = new HashMap<>(Map.of("place", words.place(), "people", words.people(), "orders", words.orders(),
            "demands", words.demands(),
            "making", words.making(), "showing", words.showing(), "ref", domain.entities().getFirst().type() + "_1"));
        all.keySet().retainAll(template.slots());
        return all;
    }

    /// Describes tools, one per line. What a parameter takes is said where it comes first.
    private static String lines(List<DomainTool> tools) {
        var said = new HashSet<DomainTool.Parameter>();
        return tools.stream().map(tool -> "- `" + tool.name() + "`: " + tool.description() + takes(tool, said))
            .collect(Collectors.joining("\n"));
    }

    /// Says what a tool takes; `""` if that is nothing.
    static String takes(DomainTool tool) {
        return takes(tool, new HashSet<>());
    }

    private static String takes(DomainTool tool, Set<DomainTool.Parameter> said) {
        var takes = tool.parameters().stream()
            .map(p -> p.name() + (p.isRequired() ? "*" : "") + (said.add(p) ? " (" + p.form() + ")" : ""))
            .collect(Collectors.joining(", "));
        return takes.isEmpty() ? "" : " Args: " + takes + ".";
    }
}
