package alfred.core.session.state;

import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Finds `@[Label](type)` and `@[Label](type:id)` in a message. The label ends at the first `](` that is followed
/// by a ref type, an optional `:id` and `)` (spec/headless.md, mention labels).
public final class Mentions {
    private final Pattern end;
    private final Map<String, String> titles;

    /// @param id `""` if only the label is given
    public record Mention(String label, String type, String id) {}

    /// @param plain the message with each mention replaced by its label
    /// @param typed the message with each mention replaced by the title of its type, since a label is not the
    /// user's own words
    public record Parsed(String plain, String typed, List<Mention> mentions) {}

    public Mentions(DomainConfig domain) {
        titles = domain.entities().stream().collect(Collectors.toMap(EntityDefinition::type, EntityDefinition::title));
        var types = domain.entities().stream().map(EntityDefinition::type).collect(Collectors.joining("|"));
        end = Pattern.compile("]\\((" + types + ")(?::([0-9a-zA-Z_-]{1,64}))?\\)");
    }

    public Parsed parse(String message) {
        var plain = new StringBuilder();
        var typed = new StringBuilder();
        var found = new ArrayList<Mention>();
        int from = 0;
        var matcher = end.matcher(message);
        for (int at = message.indexOf("@["); at >= 0; at = message.indexOf("@[", from)) {
            if (!matcher.find(at)) {
                break;
            }
            var label = message.substring(at + 2, matcher.start());
            plain.append(message, from, at).append(label);
            typed.append(message, from, at).append("the ").append(titles.get(matcher.group(1)));
            found.add(new Mention(label, matcher.group(1), matcher.group(2) == null ? "" : matcher.group(2)));
            from = matcher.end();
        }
        return new Parsed(plain.append(message.substring(from)).toString(),
            typed.append(message.substring(from)).toString(), found);
    }

    static boolean isUuid(String text) {
        try {
            return UUID.fromString(text).toString().equalsIgnoreCase(text);
        } catch (IllegalArgumentException _) {
            return false;
        }
    }
}
