package alfred;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Checks whether a window can be opened on this system.
final class DisplayProbe {
    private static final List<Path> LIBRARIES =
        List.of(Path.of("/usr/lib"), Path.of("/usr/lib64"), Path.of("/lib"), Path.of("/usr/local/lib"));

    /// Library folder of Debian and its derivatives, checked first because searching the others is slow.
    private static final Path MULTIARCH =
        Path.of("/usr/lib", ("amd64".equals(System.getProperty("os.arch")) ? "x86_64" : "aarch64") + "-linux-gnu");

    private DisplayProbe() {}

    /// Returns the key of a sentence that names what is missing to open a window; empty if nothing is missing.
    static Optional<String> missing() {
        boolean isLinux = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");
        if (!isLinux || "Headless".equals(System.getProperty("glass.platform"))) {
            return Optional.empty();
        }
        if (isBlank("DISPLAY") && isBlank("WAYLAND_DISPLAY")) {
            return Optional.of("terminal.no-display");
        }
        return hasGtk() ? Optional.empty()
            : Optional.of("terminal.no-gtk");
    }

    private static boolean isBlank(String variable) {
        var value = System.getenv(variable);
        return value == null || value.isBlank();
    }

    private static boolean hasGtk() {
        return Files.exists(MULTIARCH.resolve("libgtk-3.so.0"))
            || LIBRARIES.stream().filter(Files::isDirectory).anyMatch(DisplayProbe::holdsGtk);
    }

    private static boolean holdsGtk(Path folder) {
        try (Stream<Path> found =
            Files.find(folder, 2, (path, _) -> path.getFileName().toString().startsWith("libgtk-3.so"))) {
            return found.findAny().isPresent();
        } catch (IOException | UncheckedIOException _) {
            return true;
        }
    }
}
