package alfred.ui.chat;

import static alfred.ui.fx.Texts.text;

import java.time.Clock;
import java.time.LocalTime;

/// The greeting for the time of day.
public final class Greeting {
    private Greeting() {}

    public static String words(Clock clock) {
        var hour = LocalTime.now(clock).getHour();
        if (hour >= 5 && hour < 12) {
            return text("greeting.morning");
        }
        return hour >= 12 && hour < 18 ? text("greeting.afternoon") : text("greeting.evening");
    }
}
