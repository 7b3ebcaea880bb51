package alfred.kitchen.tool;

import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainTool;
import alfred.core.domain.Fraction;
import alfred.core.domain.Row;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.measure.Amount;
import alfred.kitchen.measure.OvenAndLength;
import alfred.kitchen.measure.RegionalUnit;
import alfred.kitchen.measure.Units;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Read-only tool `convert`: converts an amount or temperature to another unit. Converting between volume and mass
/// requires a food of known density.
public record Convert(Foods foods) implements ToolImplementation {
    public static final String NAME = "convert";

    @Override
    public DomainTool tool() {
        return new DomainTool(NAME,
            "An amount in another unit; between volume and mass only with a food whose density is known.", false,
            List.of(
                new DomainTool.Parameter("quantity", "amount", true),
                new DomainTool.Parameter("unit", "its unit", true),
                new DomainTool.Parameter("to", "the wanted unit; the usual one of the other system where absent",
                    false),
                new DomainTool.Parameter("food", "what is measured", false)));
    }

    @Override
    public Outcome run(Map<String, @Nullable Object> raw, Context context) {
        var args = new Args(raw);
        var phrases = context.phrases();
        var special = OvenAndLength.convert(args.required("quantity"), args.text("unit"), args.text("to"));
        if (special.isPresent()) {
            return new Outcome("", List.of(Row.of("text", special.get())), special.get());
        }
        var size = RegionalUnit.of(args.required("unit"));
        var quantity = Fraction.parse(args.required("quantity"))
            .orElseThrow(() -> Args.bad("argument.quantity"))
            .times(size.factor());
        var from =
            Units.find(size.unit()).orElseThrow(() -> Args.told(phrases.text("tool.unknown-unit", args.text("unit"))));
        var wanted = RegionalUnit.of(args.text("to").isEmpty() ? RegionalUnit.other(from).name() : args.text("to"));
        var to =
            Units.find(wanted.unit()).orElseThrow(() -> Args.told(phrases.text("tool.unknown-unit", args.text("to"))));
        var density = args.text("food").isEmpty() ? null
            : foods.catalogue(context.rows()).confident(args.text("food")).map(Food::density)
                .orElse(null);
        var converted = new Amount(quantity, from).convert(to, density)
            .orElseThrow(() -> Args.told(args.text("food").isEmpty() ? phrases.text("tool.heavy-it")
                : phrases.text("tool.heavy", args.text("food"))));
        var amount = new RowFormatter(phrases).converted(converted.amount().value().dividedBy(wanted.factor()), to);
        var text = converted.approximate() ? phrases.text("tool.about", amount) : amount;
        return new Outcome("", List.of(Row.of("quantity", converted.amount().value(), "unit", to.name(), "text", text)),
            text);
    }
}
