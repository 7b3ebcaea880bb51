package alfred.command;

import alfred.command.Finding.State;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.domain.Sentence;
import alfred.store.Repair;
import alfred.store.database.DamageReport;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `alfred doctor` (spec/headless.md): checks the database, the settings, the model and the keychain.
@Command(name = "doctor", mixinStandardHelpOptions = true,
    description = "Looks whether all is well: database, settings, model, keychain.")
public final class DoctorCommand implements Callable<Integer> {
    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Option(names = "--repair",
        description = "saves what can be read of a damaged database into a new one; the damaged one is kept")
    private boolean isRepair;

    @Override
    public Integer call() {
        if (isRepair) {
            repair();
            return ExitCode.OK;
        }
        var findings = new Doctor(options.place(), System.getenv()).look();
        options.answer(findings.stream().map(DoctorCommand::line).collect(Collectors.joining(System.lineSeparator())),
            Row.of("folder", options.folder().toString(), "state", word(Doctor.worst(findings)), "checks",
                findings.stream().map(DoctorCommand::object).toList()).values());
        return Doctor.worst(findings) == State.PROBLEM ? ExitCode.SOFTWARE : ExitCode.OK;
    }

    private void repair() {
        var outcome = Repair.repair(options.folder());
        var words = new ArrayList<String>();
        if (outcome.tables().stream().anyMatch(table -> table.lost() != 0)) {
            words.add("Not all of it could be read. " + DamageReport.newest(options.folder())
                .map(DamageReport.Found::words).orElse(Sentence.of("backup.none")).in(Phrasebook.ENGLISH));
        }
        outcome.tables().forEach(
            table -> words.add(String.format("%-22s %d rows saved%s", table.table(), table.rows(), lost(table))));
        if (outcome.unlinked() > 0) {
            words.add(outcome.unlinked() + " rows were left out, because what they belong to is lost.");
        }
        words.add("The damaged database lies in " + outcome.aside() + ".");
        options.answer(String.join(System.lineSeparator(), words),
            Map.of("before", outcome.aside().toString(), "left_out", outcome.unlinked(),
                "tables", outcome.tables().stream()
                    .map(table -> Map.of("table", table.table(), "saved", table.rows(), "is_whole", table.lost() == 0))
                    .toList()));
    }

    private static String lost(Repair.Saved table) {
        return table.lost() == 0 ? "" : table.lost() < 0 ? "; the table is gone" : "; some could not be read";
    }

    private static String line(Finding finding) {
        return String.format("%-8s %-9s %s", word(finding.state()), finding.check() + ":",
            finding.words() + " " + finding.next()).strip();
    }

    private static Map<String, Object> object(Finding finding) {
        return Row.of("check", finding.check(), "state", word(finding.state()), "words", finding.words(), "next",
            finding.next()).values();
    }

    private static String word(State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }
}
