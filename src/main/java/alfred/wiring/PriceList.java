package alfred.wiring;

import alfred.core.reasoner.model.call.Price;
import alfred.langchain.Endpoint;
import alfred.store.folder.Settings;
import alfred.ui.model.ModelConnectionPort.Named;
import java.util.Optional;

/// The model prices entered by the user, stored in the settings by server and model. Alfred ships no prices, since
/// they would become outdated.
record PriceList(Settings settings) {
    private static final String BETWEEN = " / ";

    void keep(String baseUrl, Named model) {
        var typed = model.inputPrice() + BETWEEN + model.outputPrice();
        settings.set(name(baseUrl, model.name()), typed.equals(BETWEEN) ? "" : typed);
    }

    /// Returns a model with the prices entered for it, as typed; `""` for a missing price.
    Named priced(String baseUrl, String model) {
        var typed = settings.get(name(baseUrl, model)).orElse(BETWEEN).split(BETWEEN, -1);
        return typed.length == 2 ? new Named(model, typed[0], typed[1]) : new Named(model, "", "");
    }

    /// Returns the price of a model; empty if either part is missing or not a number. A local model without prices
    /// is free.
    Optional<Price> of(String baseUrl, String model) {
        var typed = priced(baseUrl, model);
        if (typed.inputPrice().isEmpty() && typed.outputPrice().isEmpty()) {
            return Endpoint.isLocal(baseUrl) ? Optional.of(Price.FREE) : Optional.empty();
        }
        return Price.read(typed.inputPrice())
            .flatMap(in -> Price.read(typed.outputPrice()).map(out -> new Price(in, out)));
    }

    private static String name(String baseUrl, String model) {
        // The fixed last word is needed: settings reject names that end like a secret's, and a model may be called
        // "monkey".
        return "model " + baseUrl.strip() + " " + model.strip() + " price";
    }
}
