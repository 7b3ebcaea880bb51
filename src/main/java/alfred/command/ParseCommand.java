package alfred.command;

import alfred.cli.ParseLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

/// `alfred parse` (spec/headless.md, parse): parses ingredient lines from standard input to JSON.
@Command(name = "parse", mixinStandardHelpOptions = true)
public final class ParseCommand implements Callable<Integer> {
    @Override
    public Integer call() throws IOException {
        ParseLines.run(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
            new PrintStream(System.out, false, StandardCharsets.UTF_8));
        return ExitCode.OK;
    }
}
