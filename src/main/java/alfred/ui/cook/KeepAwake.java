package alfred.ui.cook;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Keeps the screen on through a system command (`caffeinate`, PowerShell or `systemd-inhibit`). Does nothing if
/// the command is unavailable.
final class KeepAwake {
    private static final String WINDOWS =
        "Add-Type -Name P -Namespace A -MemberDefinition '[DllImport(\"kernel32.dll\")] public static extern uint "
            + "SetThreadExecutionState(uint s);'; [A.P]::SetThreadExecutionState(2147483651); Wait-Process -Id ";

    private @Nullable Process holder;

    /// Starts keeping the screen on. Blocks for up to 400 ms: call it off the FX thread.
    ///
    /// @return whether the screen is kept on
    synchronized boolean hold() {
        if (isHeld()) {
            return true;
        }
        try {
            var process = command().map(ProcessBuilder::new).orElseThrow(() -> new IOException("no means"))
                .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            holder = process;
            // a refused command exits immediately
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

    /// Returns the system's command, which exits when this process does.
    private static Optional<List<String>> command() {
        var system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        var me = String.valueOf(ProcessHandle.current().pid());
        if (system.contains("mac")) {
            return Optional.of(List.of("caffeinate", "-d", "-w", me));
        }
        if (system.contains("win")) {
            return Optional.of(List.of("powershell", "-NoProfile", "-Command", WINDOWS + me));
        }
        return Optional.of(List.of("systemd-inhibit", "--what=idle", "--who=Alfred", "--why=Cooking", "tail",
            "--pid=" + me, "-f", "/dev/null"));
    }
}
