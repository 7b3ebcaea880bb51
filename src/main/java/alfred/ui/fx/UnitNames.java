package alfred.ui.fx;

import alfred.kitchen.measure.Display;
import alfred.kitchen.measure.Unit;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/// What units are called in the language of the window; one that has no name there keeps its own. Each name is read back as its unit.
public final class UnitNames {
    private static final Map<String, String> GERMAN = german();

    private UnitNames() {}

    /// The names in the language that is spoken now.
    public static Display.Names spoken() {
        return Texts.isEnglish() ? Display.OWN_NAMES : UnitNames::inGerman;
    }

    private static String inGerman(Unit unit, boolean isMany) {
        var name = GERMAN.get(unit.name());
        if (name == null) {
            return Display.OWN_NAMES.of(unit, isMany);
        }
        var cut = name.indexOf('|');
        return cut < 0 ? name : isMany ? name.substring(cut + 1) : name.substring(0, cut);
    }

    private static Map<String, String> german() {
        var names = ResourceBundle.getBundle("alfred.ui.units_de");
        return names.keySet().stream().collect(Collectors.toUnmodifiableMap(unit -> unit, names::getString));
    }
}
