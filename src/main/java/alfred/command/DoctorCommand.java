package alfred.command;

import alfred.command.Finding.State;
import alfred.core.domain.Row;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

/// `alfred doctor` (spec/headless.md): is all well with the database, the settings, the model and the keychain?
@Command(name = "doctor", mixinStandardHelpOptions = true, description = "Looks whether all is well: database, settings, model, keychain.")
public final class DoctorCommand implements Callable<Integer> {
    @Mixin
    private final FolderOptions options = new FolderOptions();

    @Override
    public Integer call() {
        var findings = new Doctor(options.folder(), System.getenv()).look();
        options.answer(findings.stream().map(DoctorCommand::line).collect(Collectors.joining(System.lineSeparator())),
            Row.of("folder", options.folder().toString(), "state", word(Doctor.worst(findings)), "checks",
                findings.stream().map(DoctorCommand::object).toList()).values());
        return Doctor.worst(findings) == State.PROBLEM ? ExitCode.SOFTWARE : ExitCode.OK;
    }

    private static String line(Finding finding) {
        return String.format("%-8s %-9s %s", word(finding.state()), finding.check() + ":", finding.words() + " " + finding.next()).strip();
    }

    private static Map<String, Object> object(Finding finding) {
        return Row.of("check", finding.check(), "state", word(finding.state()), "words", finding.words(), "next", finding.next()).values();
    }

    private static String word(State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }
}
