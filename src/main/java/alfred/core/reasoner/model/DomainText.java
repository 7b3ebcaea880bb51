package alfred.core.reasoner.model;

import alfred.core.domain.DomainConfig;
import alfred.core.domain.DomainTool;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The parts of a prompt that depend only on the domain; computed once.
record DomainText(DomainConfig domain, String subdomains, String readingTools, String allTools, String legend) {
    static DomainText of(DomainConfig domain) {
        var subdomains = domain.subdomains().stream()
            .map(s -> "- " + s.name() + ": " + s.description() + " (" + String.join(", ", s.tables()) + ")").collect(Collectors.joining("\n"));
        var reading = domain.tools().stream().filter(t -> !t.writes()).map(DomainText::line).collect(Collectors.joining("\n"));
        var all = Stream.concat(
            Stream.of("- `undo`, `redo`: take back, or do again, the last writes. They take nothing."),
            domain.tools().stream().filter(t -> !t.name().equals("save_artifact")).map(DomainText::line)).collect(Collectors.joining("\n"));
        var legend = domain.entities().stream().map(e -> domain.dataLegend(e.type())).filter(l -> !l.isEmpty()).collect(Collectors.joining("\n"));
        return new DomainText(domain, subdomains, reading.isEmpty() ? "(none)" : reading, all, legend);
    }

    /// Returns the domain's words for those slots of a template that are filled with them.
    static Map<String, String> words(DomainConfig domain, PromptTemplate template) {
        var words = domain.promptWords();
        var all = new HashMap<>(Map.of("place", words.place(), "people", words.people(), "orders", words.orders(), "demands", words.demands(),
            "making", words.making(), "showing", words.showing(), "ref", domain.entities().getFirst().type() + "_1"));
        all.keySet().retainAll(template.slots());
        return all;
    }

    private static String line(DomainTool tool) {
        return "- `" + tool.name() + "`" + (tool.writes() ? " (writes)" : "") + ": " + tool.description() + takes(tool);
    }

    /// Says what a tool takes; `""` if that is nothing.
    static String takes(DomainTool tool) {
        var takes = tool.parameters().stream().map(p -> p.name() + (p.isRequired() ? "*" : "") + ": " + p.form()).collect(Collectors.joining(", "));
        return takes.isEmpty() ? "" : " Takes in `args` " + takes + ".";
    }
}
