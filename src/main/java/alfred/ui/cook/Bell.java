package alfred.ui.cook;

import java.awt.AWTError;
import java.awt.HeadlessException;
import java.awt.Toolkit;

/// The sound of a finished timer: the system beep.
public final class Bell {
    private static final int TIMES = 3;

    private Bell() {}

    /// Beeps three times, blocking for about two seconds: call it off the FX thread. Silent on a system without a
    /// display or sound. An interrupt ends it early and leaves the thread's interrupt flag set.
    public static void ring() {
        try {
            for (int i = 0; i < TIMES; i++) {
                Toolkit.getDefaultToolkit().beep();
                Thread.sleep(600);
            }
        } catch (AWTError | HeadlessException _) {
            return;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
