package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// All known units, found by any common spelling.
///
/// Sizes are fixed (spec/kitchen-rules.md, counts and units); quart and gallon are derived from the pint.
public final class Units {
    public static final Unit GRAM = Unit.mass("g", Fraction.ONE);
    public static final Unit KILOGRAM = Unit.mass("kg", Fraction.of(1000));
    public static final Unit OUNCE = Unit.mass("oz", Fraction.of(2835, 100));
    public static final Unit POUND = Unit.mass("lb", Fraction.of(4536, 10));
    public static final Unit MILLILITRE = Unit.volume("ml", "ml", 1);
    public static final Unit LITRE = Unit.volume("l", "l", 1000);
    public static final Unit TEASPOON = Unit.volume("tsp", "tsp", 5);
    public static final Unit TABLESPOON = Unit.volume("tbsp", "tbsp", 15);
    public static final Unit FLUID_OUNCE = Unit.volume("fl oz", "fl oz", 30);
    public static final Unit CUP = Unit.volume("cup", "cups", 240);
    public static final Unit PINT = Unit.volume("pint", "pints", 473);
    public static final Unit BRITISH_PINT = Unit.volume("UK pint", "UK pints", 568);

    private static final Map<String, Unit> BY_SPELLING = new HashMap<>(1024);
    /// Case-sensitive single letters: `T` is a tablespoon, `t` a teaspoon.
    private static final Map<String, Unit> BY_EXACT_SPELLING =
        Map.of("T", TABLESPOON, "t", TEASPOON, "c", CUP, "C", CUP, "L", LITRE);

    private static final String PLAIN_CONTAINERS = """
        can jar bottle packet package bag carton tub tube pot punnet sachet envelope container basket bar tray roll \
        block slice rasher strip stick stalk rib stem sprig head bulb ear clove spear wedge chunk cube square sheet \
        knob scoop handful drop fillet glug drizzle twist rack log ball bundle batch recipe serving portion shot \
        segment floret rind link wheel part shake teacup""";
    private static final String[][] IRREGULAR = {
        {"bunch", "bunches"}, {"pinch", "pinches"}, {"dash", "dashes"}, {"splash", "splashes"}, {"box", "boxes"},
        {"glass", "glasses"},
        {"loaf", "loaves"}, {"branch", "branches"}, {"leaf", "leaves"}, {"inch", "inches"}, {"cm", "cm"},
        {"squeeze", "squeezes"},
        {"grind", "grinds"}, {"grating", "gratings"}, {"smidgen", "smidgens"}, {"pouch", "pouches"}};

    static {
        measured();
        kitchen();
        synonyms();
        spell(Unit.mass("Pfund", Fraction.of(500)), "pfund", "livre", "livres");
        spell(Unit.mass("dag", Fraction.of(10)), "dag", "deka", "dekagramm");
        spell(Unit.mass("etto", Fraction.of(100)), "etto", "etti");
        also("lb", "libra", "libras");
        ForeignUnitWords.units().forEach(Units::also);
    }

    private Units() {}

    /// Returns the unit that a text names, regardless of case, number or full stop; empty for other words.
    public static Optional<Unit> find(String text) {
        return Optional.ofNullable(lookup(text.strip()));
    }

    /// Like [#find], but never fails: an unknown word becomes a unit that converts only to itself, null or blank
    /// text is a count.
    public static Unit of(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return Unit.COUNT;
        }
        var known = lookup(text.strip());
        return known != null ? known
            : Unit.other(text.strip().toLowerCase(Locale.ROOT), text.strip().toLowerCase(Locale.ROOT));
    }

    private static @Nullable Unit lookup(String text) {
        var exact = BY_EXACT_SPELLING.get(text);
        if (exact != null) {
            return exact;
        }
        var known = BY_SPELLING.get(text);
        return known != null ? known : BY_SPELLING.get(normalised(text));
    }

    private static String normalised(String text) {
        var lower = text.toLowerCase(Locale.ROOT);
        return lower.indexOf('.') < 0 && lower.indexOf('-') < 0 ? lower
            : lower.replace(".", "").replace('-', ' ').strip();
    }

    private static void measured() {
        spell(GRAM, "g", "gr", "gm", "gms", "gram", "grams", "gramme", "grammes");
        spell(KILOGRAM, "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramme", "kilogrammes");
        spell(Unit.mass("mg", Fraction.of(1, 1000)), "mg", "milligram", "milligrams");
        spell(OUNCE, "oz", "ozs", "ounce", "ounces");
        spell(POUND, "lb", "lbs", "pound", "pounds");
        spell(MILLILITRE, "ml", "mls", "cc", "millilitre", "millilitres", "milliliter", "milliliters");
        spell(Unit.volume("cl", "cl", 10), "cl", "centilitre", "centilitres", "centiliter", "centiliters");
        spell(Unit.volume("dl", "dl", 100), "dl", "decilitre", "decilitres", "deciliter", "deciliters");
        spell(LITRE, "l", "ltr", "ltrs", "litre", "litres", "liter", "liters");
        spell(TEASPOON, "tsp", "tsps", "teaspoon", "teaspoons", "teaspoonful", "teaspoonfuls");
        spell(Unit.volume("dessertspoon", "dessertspoons", 10), "dessertspoon", "dessertspoons", "dessert spoon",
            "dessert spoons", "dsp");
        spell(TABLESPOON, "tbsp", "tbsps", "tbs", "tbl", "tblsp", "tbsb", "tb", "tablespoon", "tablespoons",
            "tablespoonful", "tablespoonfuls", "spoon", "spoons", "spoonful", "spoonfuls");
        spell(FLUID_OUNCE, "fl oz", "floz", "fluid oz", "fl ounce", "fl ounces", "fluid ounce", "fluid ounces");
        spell(CUP, "cup", "cups", "cupful", "cupfuls");
        spell(PINT, "pint", "pints", "pt", "pts");
        spell(BRITISH_PINT, "uk pint", "uk pints");
        spell(Unit.volume("quart", "quarts", 946), "quart", "quarts", "qt", "qts");
        spell(Unit.volume("gallon", "gallons", 3784), "gallon", "gallons", "gal");
        spell(Unit.COUNT, "", "piece", "pieces", "pc", "pcs", "whole", "count", "each", "ea", "unit", "units");
        spell(new Unit("dozen", "dozen", Dimension.COUNT, Fraction.of(12)), "dozen", "dozens", "doz");
        spell(new Unit("pair", "pairs", Dimension.COUNT, Fraction.of(2)), "pair", "pairs");
    }

    private static void kitchen() {
        for (var name : PLAIN_CONTAINERS.split(" ")) {
            kitchen(name, name + "s");
        }
        for (var pair : IRREGULAR) {
            kitchen(pair[0], pair[1]);
        }
    }

    private static void kitchen(String name, String plural) {
        spell(Unit.other(name, plural), name, plural);
    }

    private static void synonyms() {
        also("can", "tin", "tins");
        also("packet", "pack", "packs", "pkt", "pkts");
        also("package", "pkg", "pkgs", "pkge");
        also("sachet", "satchet");
        also("bottle", "btl");
        also("handful", "handfull");
    }

    private static void also(String name, String... spellings) {
        var unit = BY_SPELLING.get(name);
        if (unit != null) {
            spell(unit, spellings);
        }
    }

    private static void spell(Unit unit, String... spellings) {
        for (var spelling : spellings) {
            BY_SPELLING.put(spelling, unit);
        }
    }
}
