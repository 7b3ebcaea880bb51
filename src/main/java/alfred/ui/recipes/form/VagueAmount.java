package alfred.ui.recipes.form;

import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.kitchen.ingredient.ParsedLine;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.AmountDisplay;
import alfred.kitchen.measure.Unit;
import alfred.kitchen.measure.UnitNames;
import alfred.kitchen.measure.Units;
import alfred.ui.fx.Texts;
import alfred.ui.page.text.DisplayFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// An amount by a word that each cook means otherwise, as a good glug, with what it may be.
///
/// @param written its words
/// @param food the words behind it
/// @param choices what it is likely to be, the smaller first
record VagueAmount(String written, String food, List<Amount> choices) {
    private static final List<Amount> POURED =
        List.of(new Amount(Fraction.ONE, Units.TABLESPOON), new Amount(Fraction.of(2), Units.TABLESPOON));
    private static final List<Amount> SPLASHED =
        List.of(new Amount(Fraction.ONE, Units.TEASPOON), new Amount(Fraction.ONE, Units.TABLESPOON));
    private static final Map<Unit, List<Amount>> MEANT = Map.of(Units.of("glug"), POURED, Units.of("drizzle"), POURED,
        Units.of("splash"), SPLASHED, Units.of("squeeze"), SPLASHED, Units.of("dash"), SPLASHED, Units.of("knob"),
        List.of(new Amount(Fraction.of(10), Units.GRAM), new Amount(Fraction.of(20), Units.GRAM)));
    private static final Pattern OF = Pattern.compile("(?i)^" + Language.any("said.of") + " ");
    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    /// Returns the vague amount that a line begins with; empty for any other line.
    static Optional<VagueAmount> of(ParsedLine line) {
        return line.mainAmount().flatMap(amount -> {
            var times = Optional.ofNullable(amount.quantity()).orElse(Fraction.ONE);
            var choices =
                MEANT.getOrDefault(amount.unit(), List.of()).stream().map(one -> one.times(times)).toList();
            return choices.isEmpty() ? Optional.empty() : of(line.input(), amount.unit(), choices);
        });
    }

    private static Optional<VagueAmount> of(String words, Unit unit, List<Amount> choices) {
        return WORD.matcher(words).results().filter(word -> Units.find(word.group()).equals(Optional.of(unit)))
            .findFirst().map(word -> new VagueAmount(words.substring(0, word.end()).strip(),
                words.substring(word.end()).strip(), choices))
            .filter(vague -> !vague.food.isEmpty());
    }

    /// Returns a choice as it is displayed.
    static String text(Amount choice) {
        return DisplayFormat.local(AmountDisplay.text(choice.value(), choice.unit(), UnitNames.in(Texts.locale())));
    }

    /// Returns the line with one of the choices.
    String with(Amount choice) {
        return text(choice) + " " + OF.matcher(food).replaceFirst("");
    }
}
