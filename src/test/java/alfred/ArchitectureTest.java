package alfred;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Holds the layout. Each rule is held against Alfred, and against small classes that break it: a rule that cannot fail
/// guards nothing.
class ArchitectureTest {
    private static final JavaClasses ALFRED =
        new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("alfred");
    private static final String BROKEN = "alfred.archfixtures";
    private static final JavaClasses OFFENDERS = new ClassFileImporter().importPackages(BROKEN);

    static Set<String> rules() {
        return new Layout("alfred").rules().keySet();
    }

    @ParameterizedTest @MethodSource("rules")
    void alfredKeepsTo(String rule) {
        new Layout("alfred").rules().get(rule).check(ALFRED);
    }

    @ParameterizedTest @CsvSource({
        "command, command.OpensAWindow", "wiring, wiring.StartsAlfred", "ui, ui.OpensTheStore", "ui, ui.StartsAlfred",
        "cli, cli.KnowsTheMind", "builtin, builtin.CallsAModel", "store, store.ShowsAWindow",
        "transfer, transfer.WritesRows", "langchain, langchain.KnowsTheKitchen", "kitchen, kitchen.KnowsTheMind",
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
        "rooms of transfer, transfer.format.KnowsTheTop", "rooms of builtin, builtin.template.KnowsTheTop",
        "rooms of core.session, core.session.state.KnowsTheTop", "rooms of store, store.sql.KnowsTheTop",
    })
    void aRuleFailsOnWhatBreaksIt(String rule, String offender) {
        var result = new Layout(BROKEN).rules().get(rule).evaluate(OFFENDERS);

        assertThat(result.hasViolation()).isTrue();
        assertThat(result.getFailureReport().toString()).contains(BROKEN + "." + offender);
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
        var report = new Layout(BROKEN).rules().values().stream()
            .map(rule -> rule.evaluate(OFFENDERS).getFailureReport().toString()).toList();

        assertThat(report).noneMatch(text -> text.contains("ui.fx.Crosses.cross") || text.contains("cli.Prints.print")
            || text.contains("Launcher.start"));
    }

    @Test
    void theClassesThatAreCheckedAreAlfreds() {
        assertThat(ALFRED.contain(Launcher.class)).isTrue();
        assertThat(ALFRED.contain(ArchitectureTest.class)).isFalse();
        assertThat(ALFRED).hasSizeGreaterThan(100);
    }
}
