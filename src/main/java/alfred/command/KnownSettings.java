package alfred.command;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The setting names known to Alfred and the format of their values. Used by the doctor, since the settings file
/// may be edited by hand.
final class KnownSettings {
    private static final String NUMBER = "-?\\d{1,9}(\\.\\d{1,20})?";
    private static final String YES_OR_NO = "true|false";
    private static final String ANY = "(?s).*";

    private static final List<Known> ALL = List.of(
        known("window\\.(width|height|x|y)|chat\\.width|look\\.text|sample\\.stays|cook\\.step\\..+", NUMBER),
        known(
            "window\\.maximized|(chat|panel)\\.shown|sidebar\\.folded|look\\.still|cook\\.large|welcome\\.seen|model\\.in_keychain",
            YES_OR_NO),
        known("catalogue\\.edition", "\\d+( with places)?"),
        known("look\\.scheme", "system|light|dark"),
        known("look\\.language", "system|en|de"),
        known("user\\.name|backup\\.folder|chat\\.unsent|import\\.text|draft\\..+|model\\.name(\\.(low|medium|high))?",
            ANY),
        known("cook\\.timers|meals\\.templates", "(?s)\\[.*]"),
        known("sample\\.unit", "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"),
        known("model\\.base_url", "https?://\\S+"),
        known("household\\.database", "jdbc:postgresql://\\S+"),
        known("household\\.(user|person)", ANY),
        known("model\\.inspect", "on|off"),
        known("model\\.tokens_per_day", "\\d{1,15}"),
        known("model\\.used_today", "\\d{4}-\\d{2}-\\d{2} \\d{1,15}"),
        known("model\\..+\\.ladder", "[A-Z_]+"),
        known("model .* price", ".* / .*"));

    /// A pattern of setting names that share a value format.
    private record Known(Pattern name, Pattern value) {}

    private KnownSettings() {}

    private static Known known(String name, String value) {
        return new Known(Pattern.compile(name), Pattern.compile(value));
    }

    static boolean isKnown(String name) {
        return of(name).isPresent();
    }

    /// Returns whether a setting is known and its value has the expected format.
    static boolean isSound(String name, String value) {
        return of(name).filter(known -> known.value().matcher(value).matches()).isPresent();
    }

    private static Optional<Known> of(String name) {
        return ALL.stream().filter(known -> known.name().matcher(name).matches()).findFirst();
    }
}
