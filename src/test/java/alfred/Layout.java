package alfred;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Who may use whom below a root package: the layout of the design as rules, by name.
///
/// A rule holds too where its package does not exist yet.
///
/// @param root the root package: Alfred's own, or that of classes which break the rules
record Layout(String root) {
    /// What each part may use beside itself.
    private static final Map<String, List<String>> PARTS = Map.ofEntries(
        Map.entry("command", List.of("wiring", "cli", "transfer", "store", "kitchen", "core")),
        Map.entry("wiring", List.of("ui", "builtin", "langchain", "onnx", "transfer", "store", "kitchen", "core")),
        Map.entry("ui", List.of("kitchen", "transfer", "core")),
        Map.entry("cli", List.of("kitchen", "transfer", "core")),
        Map.entry("builtin", List.of("onnx", "kitchen", "transfer", "core")),
        Map.entry("store", List.of("kitchen", "core")),
        Map.entry("transfer", List.of("kitchen", "core")),
        Map.entry("langchain", List.of("core")),
        Map.entry("onnx", List.of("core")),
        Map.entry("kitchen", List.of("core")),
        Map.entry("core", List.of()));

    /// What each part of the core may use beside itself.
    private static final Map<String, List<String>> CORE = Map.of(
        "domain", List.of(),
        "registry", List.of("domain"),
        "row", List.of("domain"),
        "context", List.of("crud", "row", "registry", "domain"),
        "crud", List.of("row", "registry", "domain"),
        "reasoner", List.of("context", "crud", "row", "registry", "domain"),
        "pipeline", List.of("reasoner", "context", "crud", "row", "registry", "domain"),
        "session", List.of("pipeline", "reasoner", "context", "crud", "row", "registry", "domain"));

    /// What each room of a part may use of that part's other rooms; `""` is the part's own package. Rooms that are not
    /// named may use all.
    private static final Map<String, Map<String, List<String>>> ROOMS = Map.of(
        "core.crud", Map.of(
            "call", List.of(),
            "rule", List.of("call"),
            "read", List.of("call", "rule"),
            "write", List.of("call", "rule", "read"),
            "undo", List.of("call", "rule", "write")),
        "core.reasoner.model", Map.of(
            "call", List.of(),
            "answer", List.of("call"),
            "prompt", List.of("call", "answer")),
        "ui.chat", Map.of(
            "model", List.of(),
            "composer", List.of("model"),
            "transcript", List.of("model")),
        "ui.page", Map.of(
            "text", List.of(),
            "list", List.of(),
            "", List.of("text"),
            "form", List.of("", "text")),
        "ui.recipes", Map.of(
            "form", List.of(),
            "view", List.of("form")),
        "transfer", Map.of(
            "format", List.of(),
            "format.json", List.of("format"),
            "format.markup", List.of("format"),
            "format.text", List.of("format"),
            "format.page", List.of("format", "format.json", "format.text"),
            "export", List.of("format", "format.json")),
        "core.session", Map.of(
            "state", List.of(),
            "turn", List.of("state")),
        "store", Map.of(
            "raw", List.of(),
            "sql", List.of(),
            "row", List.of("sql"),
            "archive", List.of(),
            "folder", List.of("sql", "archive"),
            "database", List.of("sql", "row", "folder", "raw", "archive")),
        "builtin", Map.ofEntries(
            Map.entry("net", List.of()),
            Map.entry("reading", List.of("net")),
            Map.entry("template", List.of("reading")),
            Map.entry("slot", List.of("template", "reading")),
            Map.entry("intent", List.of("slot", "template", "reading")),
            Map.entry("understand", List.of("intent", "slot", "template", "reading")),
            Map.entry("script", List.of("intent", "slot", "template")),
            Map.entry("skill.stock", List.of("script", "intent", "slot", "template")),
            Map.entry("skill.recipe", List.of("skill.stock", "script", "intent", "slot", "template")),
            Map.entry("skill.meal", List.of("skill.recipe", "skill.stock", "script", "intent", "slot", "template")),
            Map.entry("skill.talk", List.of("script", "intent", "slot", "template"))));

    Map<String, ArchRule> rules() {
        var rules = new LinkedHashMap<String, ArchRule>();
        PARTS.forEach((part, others) -> rules.put(part, usesOnly(root, part, others)));
        CORE.forEach((part, others) -> rules.put("core." + part, usesOnly(root + ".core", part, others)));
        ROOMS.forEach((part, rooms) -> rules.put("rooms of " + part, rooms.entrySet().stream()
            .map(room -> roomUsesOnly(part, room.getKey(), room.getValue()))
            .reduce((one, other) -> CompositeArchRule.of(one).and(other)).orElseThrow()));
        rules.put("core and libraries",
            classes().that().resideInAPackage(root + ".core..").should().onlyDependOnClassesThat(
                resideInAnyPackage(root + "..", "java..", "com.fasterxml.jackson..", "org.slf4j..", "org.jspecify..")
                    .and(not(resideInAnyPackage("java.sql..", "java.awt..")))));
        rules.put("JavaFX",
            noClasses().that(not(resideInAnyPackage(root, root + ".ui..")).and(resideInAPackage(root + "..")))
                .should().dependOnClassesThat().resideInAPackage("javafx.."));
        rules.put("SQL",
            noClasses().that(not(resideInAnyPackage(root, root + ".store..")).and(resideInAPackage(root + "..")))
                .should().dependOnClassesThat().resideInAPackage("java.sql.."));
        rules.put("known packages", classes().that().resideInAPackage(root + "..").should().resideInAnyPackage(
            Stream.concat(Stream.of(root), PARTS.keySet().stream().map(part -> root + "." + part + ".."))
                .toArray(String[]::new)));
        rules.put("cycles", classes().that().resideInAPackage(root + "..").should(takePartInNoCycle()));
        rules.put("runLater", noClasses().that().resideOutsideOfPackage(root + ".ui.fx..").should().accessTargetWhere(
            describe("it is Platform.runLater",
                access -> isTarget(access, "javafx.application.Platform", "runLater"))));
        rules.put("queries",
            noClasses().that(resideInAPackage(root + ".ui..").and(not(resideInAPackage(root + ".ui.model.."))))
                .should().dependOnClassesThat().haveFullyQualifiedName(root + ".core.row.Query"));
        rules.put("System.out", noClasses().that(not(resideInAnyPackage(root + ".cli..", root + ".command..")))
            .and().haveNameNotMatching(root + "\\.Launcher")
            .should()
            .accessTargetWhere(describe("it is System.out", access -> isTarget(access, "java.lang.System", "out"))));
        rules.put("languages", noClasses().that().resideInAPackage(root + "..").should().accessTargetWhere(
            describe("it is one language of the household's",
                access -> access.getTargetOwner().getName().equals("java.util.Locale")
                    && access.getTarget().getName().matches("GERMANY?|UK|US|FRENCH|FRANCE|ITALIAN|ITALY"))));
        rules.replaceAll((_, rule) -> rule.allowEmptyShould(true));
        return rules;
    }

    private static ArchRule usesOnly(String parent, String part, List<String> others) {
        var own = Stream.concat(Stream.of(part), others.stream()).map(name -> parent + "." + name + "..")
            .toArray(String[]::new);
        return noClasses().that().resideInAPackage(parent + "." + part + "..")
            .should().dependOnClassesThat(resideInAPackage(parent + "..").and(not(resideInAnyPackage(own))));
    }

    private ArchRule roomUsesOnly(String part, String room, List<String> others) {
        var own = Stream.concat(Stream.of(room), others.stream())
            .map(name -> root + "." + part + (name.isEmpty() ? "" : "." + name)).toArray(String[]::new);
        return noClasses().that().resideInAPackage(own[0]).should()
            .dependOnClassesThat(resideInAPackage(root + "." + part + "..").and(not(resideInAnyPackage(own))))
            .allowEmptyShould(true);
    }

    /// A package uses none that, directly or not, uses it. ArchUnit's own search for cycles leaves some out.
    private static ArchCondition<JavaClass> takePartInNoCycle() {
        return new ArchCondition<>("take part in no cycle of packages") {
            private final Map<String, Set<String>> reached = new HashMap<>();

            @Override
            public void init(Collection<JavaClass> all) {
                var uses = new HashMap<String, Set<String>>();
                all.forEach(type -> type.getDirectDependenciesFromSelf().forEach(
                    used -> uses.computeIfAbsent(type.getPackageName(), _ -> new HashSet<>()).add(target(used))));
                uses.keySet().forEach(name -> reached.put(name, reached(name, uses)));
            }

            @Override
            public void check(JavaClass type, ConditionEvents events) {
                var own = type.getPackageName();
                type.getDirectDependenciesFromSelf().stream()
                    .filter(used -> !target(used).equals(own)
                        && reached.getOrDefault(target(used), Set.of()).contains(own))
                    .forEach(used -> events.add(SimpleConditionEvent.violated(used, used.getDescription())));
            }
        };
    }

    private static String target(Dependency used) {
        return used.getTargetClass().getBaseComponentType().getPackageName();
    }

    private static Set<String> reached(String name, Map<String, Set<String>> uses) {
        var reached = new HashSet<String>();
        var open = new ArrayDeque<>(uses.get(name));
        while (!open.isEmpty()) {
            var next = open.pop();
            if (reached.add(next)) {
                open.addAll(uses.getOrDefault(next, Set.of()));
            }
        }
        return reached;
    }

    private static boolean isTarget(JavaAccess<?> access, String owner, String name) {
        return access.getTargetOwner().getName().equals(owner) && access.getTarget().getName().equals(name);
    }
}
