import java.nio.file.Files;
import java.nio.file.Path;

/// Lays `bin/alfred` beside `lib/` and writes into it the home of the JDK that runs this, which is the one that compiled.
/// The archive of classes that the last command kept is of the classes before, and is made anew by the next.
/// Arguments: the script's template, the folder that holds `lib`.
final class LayCommand {
    public static void main(String[] args) throws Exception {
        var script = Files.readString(Path.of(args[0])).replace("@JAVA_HOME@", System.getProperty("java.home"));
        Files.deleteIfExists(Path.of(args[1], "alfred.jsa"));
        var bin = Files.createDirectories(Path.of(args[1], "bin"));
        var command = Files.writeString(bin.resolve("alfred"), script);
        if (!command.toFile().setExecutable(true)) {
            throw new IllegalStateException("cannot make " + command + " executable");
        }
    }
}
