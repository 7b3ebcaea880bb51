package alfred.command;

import alfred.command.Finding.State;
import alfred.core.domain.Phrasebook;
import alfred.core.domain.Row;
import alfred.core.domain.Sentence;
import alfred.store.Repair;
import alfred.store.database.DamageReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `alfred doctor` (spec/headless.md): checks the database, the settings, the model and the keychain.
@Command(name = "doctor", mixinStandardHelpOptions = true)
public final class DoctorCommand implements Callable<Integer> {
    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Option(names = "--repair")
    private boolean isRepair;

    @Override
    public Integer call() {
        if (isRepair) {
            repair();
            return ExitCode.OK;
        }
        var findings = new Doctor(options.place(), System.getenv()).look();
        var phrases = options.phrases();
        options.answer(lines(findings, phrases),
            Row.of("folder", options.folder().toString(), "state", word(Doctor.worst(findings)), "checks",
                findings.stream().map(finding -> object(finding, phrases)).toList()).values());
        return Doctor.worst(findings) == State.PROBLEM ? ExitCode.SOFTWARE : ExitCode.OK;
    }

    private void repair() {
        var outcome = Repair.repair(options.folder());
        var phrases = options.phrases();
        var words = new ArrayList<String>();
        if (outcome.tables().stream().anyMatch(table -> table.lost() != 0)) {
            words.add(Sentence.of("doctor.not-all-read", DamageReport.newest(options.folder())
                .map(DamageReport.Found::words).orElse(Sentence.of("backup.none"))).in(phrases));
        }
        outcome.tables().forEach(table -> words
            .add(String.format("%-22s %s", table.table(), phrases.text(saved(table), table.rows()))));
        if (outcome.unlinked() > 0) {
            words.add(phrases.text("doctor.unlinked", outcome.unlinked()));
        }
        words.add(phrases.text("doctor.damaged-kept", outcome.aside()));
        options.answer(String.join(System.lineSeparator(), words),
            Map.of("before", outcome.aside().toString(), "left_out", outcome.unlinked(),
                "tables", outcome.tables().stream()
                    .map(table -> Map.of("table", table.table(), "saved", table.rows(), "is_whole", table.lost() == 0))
                    .toList()));
    }

    private static String saved(Repair.Saved table) {
        return table.lost() == 0 ? "doctor.saved" : table.lost() < 0 ? "doctor.saved-none" : "doctor.saved-some";
    }

    /// A line for each finding, in columns.
    private static String lines(List<Finding> findings, Phrasebook phrases) {
        int width = findings.stream().mapToInt(finding -> phrases.text("doctor." + finding.check()).length()).max()
            .orElse(0) + 1;
        var form = "%-8s %-" + width + "s %s";
        return findings.stream()
            .map(finding -> form.formatted(phrases.text("doctor." + word(finding.state())),
                phrases.text("doctor." + finding.check()) + ":", finding.inFull(phrases)))
            .collect(Collectors.joining(System.lineSeparator()));
    }

    private static Map<String, Object> object(Finding finding, Phrasebook phrases) {
        return Row.of("check", finding.check(), "state", word(finding.state()), "words",
            Finding.said(finding.words(), phrases), "next", Finding.said(finding.next(), phrases)).values();
    }

    private static String word(State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }
}
