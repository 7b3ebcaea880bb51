package alfred.wiring;

import alfred.core.reasoner.model.Price;
import alfred.langchain.Endpoint;
import alfred.store.Settings;
import alfred.ui.model.ModelConnectionPort.Named;
import java.util.Optional;

/// What the user said that models cost, kept in the settings by server and model. Alfred brings no prices along: they would go stale.
record PriceList(Settings settings) {
    private static final String BETWEEN = " / ";

    void keep(String baseUrl, Named model) {
        var typed = model.inputPrice() + BETWEEN + model.outputPrice();
        settings.set(name(baseUrl, model.name()), typed.equals(BETWEEN) ? "" : typed);
    }

    /// A model with the prices that were typed for it.
    Named priced(String baseUrl, String model) {
        var typed = settings.get(name(baseUrl, model)).orElse(BETWEEN).split(BETWEEN, -1);
        return typed.length == 2 ? new Named(model, typed[0], typed[1]) : new Named(model, "", "");
    }

    /// Empty where it is not known: where one of the two is missing, or is no number. A model on this computer is free if nothing else is said.
    Optional<Price> of(String baseUrl, String model) {
        var typed = priced(baseUrl, model);
        if (typed.inputPrice().isEmpty() && typed.outputPrice().isEmpty()) {
            return Endpoint.isLocal(baseUrl) ? Optional.of(Price.FREE) : Optional.empty();
        }
        return Price.read(typed.inputPrice()).flatMap(in -> Price.read(typed.outputPrice()).map(out -> new Price(in, out)));
    }

    private static String name(String baseUrl, String model) {
        // ends with a word of ours: settings refuse names that end like a secret's, and a model may be called "monkey"
        return "model " + baseUrl.strip() + " " + model.strip() + " price";
    }
}
