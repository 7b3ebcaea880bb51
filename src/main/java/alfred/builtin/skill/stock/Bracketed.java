package alfred.builtin.skill.stock;

import alfred.builtin.script.Script;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.SlotTypes;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/// An item with the details that stand in brackets behind it: `1 kg apples (counter, expires 3 June)`.
///
/// @param place where it goes; `""` if it was not said
/// @param day its best-before date, if it was said
record Bracketed(Items.Item item, String place, Optional<LocalDate> day) {
    private static final Pattern BRACKETS = Pattern.compile("(.+?)\\s*\\((.*)\\)\\s*");

    static Bracketed of(Items.Item item, Script s) {
        var matcher = BRACKETS.matcher(item.name());
        if (!matcher.matches()) {
            return new Bracketed(item, "", Optional.empty());
        }
        var words = matcher.group(2);
        var place = s.told("place", words).flatMap(SlotTypes::place);
        return place.isEmpty() ? new Bracketed(item, "", Optional.empty())
            : new Bracketed(item.called(matcher.group(1)), place.get(), Optional.empty());
    }
}
