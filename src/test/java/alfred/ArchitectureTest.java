package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Holds the layout. Each rule is held against Alfred, and against small classes that break it: a rule that cannot fail
/// guards nothing.
class ArchitectureTest {
    static Set<String> rules() {
        return new Layout("alfred").rules().keySet();
    }

    @ParameterizedTest @MethodSource("rules")
    void alfredKeepsTo(String rule) {
        new Layout("alfred").rules().get(rule).check(Imported.ALFRED);
    }

    @ParameterizedTest @CsvSource({
        "command, command.OpensAWindow", "wiring, wiring.StartsAlfred", "ui, ui.OpensTheStore", "ui, ui.StartsAlfred",
        "cli, cli.KnowsTheMind", "builtin, builtin.CallsAModel", "store, store.ShowsAWindow",
        "transfer, transfer.WritesRows", "langchain, langchain.KnowsTheKitchen",
        "onnx, onnx.KnowsTheKitchen", "kitchen, kitchen.KnowsTheMind",
        "core, core.session.KnowsTheKitchen", "core.domain, core.domain.KnowsRefs",
        "core.registry, core.registry.Reads", "core.row, core.row.KnowsRefs", "core.context, core.context.KnowsTheMind",
        "core.crud, core.crud.KnowsTheTalk", "core.reasoner, core.reasoner.KnowsTheRoute",
        "core.pipeline, core.pipeline.KnowsTheSession", "core.session, core.session.KnowsAStranger",
        "core and libraries, core.domain.KnowsSql", "JavaFX, kitchen.Draws", "SQL, kitchen.KnowsSql",
        "known packages, stray.Lost", "cycles, core.context.Reads", "runLater, ui.CrossesByItself",
        "runLater, ui.CrossesByReference", "System.out, kitchen.Prints", "queries, ui.ComposesAQuery",
        "languages, ui.KnowsGerman", "rooms of core.crud, core.crud.call.KnowsTheTop",
        "rooms of core.reasoner.model, core.reasoner.model.call.KnowsTheTop",
        "rooms of ui.chat, ui.chat.model.KnowsTheTop", "rooms of ui.page, ui.page.text.KnowsTheTop",
        "rooms of ui.recipes, ui.recipes.form.KnowsTheTop",
        "rooms of transfer, transfer.format.KnowsTheTop", "rooms of builtin, builtin.template.KnowsTheTop",
        "rooms of core.session, core.session.state.KnowsTheTop", "rooms of store, store.sql.KnowsTheTop",
    })
    void aRuleFailsOnWhatBreaksIt(String rule, String offender) {
        var result = new Layout(Imported.BROKEN).rules().get(rule).evaluate(Imported.OFFENDERS);

        assertThat(result.hasViolation()).isTrue();
        assertThat(result.getFailureReport().toString()).contains(Imported.BROKEN + "." + offender);
    }

    @Test
    void noRuleIsWithoutItsProof() {
        var proven = ArchitectureTest.class.getDeclaredMethods();
        var source =
            Arrays.stream(proven).filter(m -> m.getName().equals("aRuleFailsOnWhatBreaksIt")).findFirst().orElseThrow()
                .getAnnotation(CsvSource.class).value();

        assertThat(source).extracting(line -> line.split(",")[0]).containsAll(rules());
    }

    @Test
    void whatIsAllowedPasses() {
        var report = new Layout(Imported.BROKEN).rules().values().stream()
            .map(rule -> rule.evaluate(Imported.OFFENDERS).getFailureReport().toString()).toList();

        assertThat(report).noneMatch(text -> text.contains("ui.fx.Crosses.cross") || text.contains("cli.Prints.print")
            || text.contains("Launcher.start"));
    }

    @Test
    void theClassesThatAreCheckedAreAlfreds() {
        assertThat(Imported.ALFRED.contain(Launcher.class)).isTrue();
        assertThat(Imported.ALFRED.contain(ArchitectureTest.class)).isFalse();
        assertThat(Imported.ALFRED).hasSizeGreaterThan(100);
    }
}
