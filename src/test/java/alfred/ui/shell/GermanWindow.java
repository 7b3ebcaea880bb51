package alfred.ui.shell;

import alfred.ui.DemoKitchen;
import alfred.ui.fx.Texts;
import org.junit.jupiter.api.AfterEach;

/// A German window with the chat in it.
abstract class GermanWindow extends TypedWindow {
    GermanWindow() {
        super(german());
    }

    private static Services german() {
        Texts.speak("de");
        var settings = TestWindow.welcomed();
        settings.put("chat.shown", "true");
        return DemoKitchen.services(false, settings);
    }

    @AfterEach
    void english() {
        Texts.speak("en");
    }
}
