package alfred.command;

import alfred.core.domain.Language;
import alfred.core.domain.Phrasebook;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Tells what is wrong with the arguments of a command, in the language of its help; with `--json` in English. What
/// picocli itself says of them is English, and not shown.
public final class ArgumentComplaints implements IParameterExceptionHandler {
    private static final String JSON = "--json";

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        var phrases = CommandPhrases.in(List.of(args).contains(JSON) ? Language.ENGLISH : Language.of("system"));
        var command = wrong.getCommandLine();
        var err = command.getErr();
        err.println(command.getColorScheme().errorText(words(wrong, phrases)));
        var similar = wrong instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions()
            : List.<String>of();
        if (similar.isEmpty()) {
            command.usage(err, command.getColorScheme());
        } else {
            err.println(phrases.text("arguments.similar", String.join(", ", similar)));
        }
        err.flush();
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    private static String words(ParameterException wrong, Phrasebook phrases) {
        return switch (wrong) {
            case UnfitArguments own -> String.valueOf(own.getMessage());
            case UnmatchedArgumentException unmatched -> phrases.text(
                unmatched.isUnknownOption() ? "arguments.no-option" : "arguments.not-expected",
                String.join(" ", unmatched.getUnmatched()));
            case MissingParameterException missing -> missing(missing, phrases);
            case OverwrittenOptionException twice -> phrases.text("arguments.twice", name(twice.getOverwritten()));
            default -> wrong.getArgSpec() == null ? phrases.text("arguments.unfit")
                : phrases.text("arguments.no-value", name(wrong.getArgSpec()), String.valueOf(wrong.getValue()),
                    wrong.getArgSpec().paramLabel());
        };
    }

    private static String missing(MissingParameterException wrong, Phrasebook phrases) {
        var missing = wrong.getMissing();
        // no command needs an option: one that lacks has no value
        return missing.size() == 1 && missing.getFirst() instanceof OptionSpec option
            ? phrases.text("arguments.needs-value", name(option), option.paramLabel())
            : phrases.text("arguments.missing",
                missing.stream().map(ArgumentComplaints::name).collect(Collectors.joining(", ")));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
