package alfred.ui.cook;

import java.awt.AWTError;
import java.awt.HeadlessException;
import java.awt.Toolkit;

/// The sound of a timer that is done: the system's own.
public final class Bell {
    private static final int TIMES = 3;

    private Bell() {}

    /// Rings three times; takes about two seconds. Silent where there is no sound.
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
