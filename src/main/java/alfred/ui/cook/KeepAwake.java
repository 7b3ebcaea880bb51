package alfred.ui.cook;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Keeps the screen on by the means that the system has for it; where it has none, nothing happens.
final class KeepAwake {
    private static final String WINDOWS = "Add-Type -Name P -Namespace A -MemberDefinition '[DllImport(\"kernel32.dll\")] public static extern uint "
        + "SetThreadExecutionState(uint s);'; [A.P]::SetThreadExecutionState(2147483651); Wait-Process -Id ";

    private @Nullable Process holder;

    /// Begins to hold the screen; takes a moment.
    ///
    /// @return whether the system took it
    synchronized boolean hold() {
        if (isHeld()) {
            return true;
        }
        try {
            var process = command().map(ProcessBuilder::new).orElseThrow(() -> new IOException("no means"))
                .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            holder = process;
            // a refusal ends at once
            return !process.waitFor(400, TimeUnit.MILLISECONDS);
        } catch (IOException _) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return isHeld();
        }
    }

    synchronized boolean isHeld() {
        return holder instanceof Process process && process.isAlive();
    }

    synchronized void release() {
        if (holder instanceof Process process) {
            process.destroy();
        }
        holder = null;
    }

    /// Each ends by itself when this program does.
    private static Optional<List<String>> command() {
        var system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        var me = String.valueOf(ProcessHandle.current().pid());
        if (system.contains("mac")) {
            return Optional.of(List.of("caffeinate", "-d", "-w", me));
        }
        if (system.contains("win")) {
            return Optional.of(List.of("powershell", "-NoProfile", "-Command", WINDOWS + me));
        }
        return Optional.of(List.of("systemd-inhibit", "--what=idle", "--who=Alfred", "--why=Cooking", "tail", "--pid=" + me, "-f", "/dev/null"));
    }
}
