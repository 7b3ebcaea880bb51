package alfred.command;

import picocli.CommandLine.ParameterException;
import picocli.CommandLine;

/// Arguments that a command itself finds unfit, told in the user's language.
final class UnfitArguments extends ParameterException {
    private static final long serialVersionUID = 1L;

    /// @param words what is wrong, for the user
    UnfitArguments(CommandLine command, String words) {
        super(command, words);
    }
}
