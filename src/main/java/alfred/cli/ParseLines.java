package alfred.cli;

import alfred.core.domain.Fraction;
import alfred.kitchen.ingredient.IngredientLine;
import alfred.kitchen.ingredient.ParsedAmount;
import alfred.kitchen.ingredient.ParsedLine;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/// `alfred parse`: reads ingredient lines and writes one JSON object per line (spec/headless.md, parse).
public final class ParseLines {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private ParseLines() {}

    /// Parses lines until the end of input. A line that is not understood is written with the confidence `unsure`.
    ///
    /// @throws IOException if the input cannot be read
    public static void run(BufferedReader in, PrintStream out) throws IOException {
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            out.println(json(IngredientLine.parse(line)));
        }
        out.flush();
    }

    private static ObjectNode json(ParsedLine line) {
        var node = JSON.objectNode().put("input", line.input());
        var amounts = node.putArray("amounts");
        line.amounts().forEach(a -> amounts.add(amount(a)));
        return node.put("name", line.name()).put("size", line.size()).put("preparation", line.preparation())
            .put("comment", line.comment())
            .put("optional", line.optional()).put("confidence", line.isSure() ? "sure" : "unsure");
    }

    private static ObjectNode amount(ParsedAmount amount) {
        return JSON.objectNode().put("quantity", text(amount.quantity()))
            .put("quantity_max", text(amount.quantityMax()))
            .put("unit", amount.unit().name());
    }

    private static @Nullable String text(@Nullable Fraction quantity) {
        return quantity == null ? null : quantity.toText();
    }
}
