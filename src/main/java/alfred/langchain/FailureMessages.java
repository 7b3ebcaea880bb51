package alfred.langchain;

import alfred.core.reasoner.ReasonerFailure;

/// Messages for failed calls, in the user's words: what happened, what is safe, what to do next. They never contain
/// a key or the server's own text.
final class FailureMessages {
    private static final String SAFE = " Your message is kept, and this step changed nothing. ";

    private FailureMessages() {}

    static ReasonerFailure of(CallFailure trouble, Endpoint endpoint, String model) {
        var host = endpoint.host();
        return switch (trouble) {
            case CallFailure.NoConnection _ ->
                retriable("unreachable", "Alfred could not reach the language model at " + host + "." + SAFE
                    + "Check that the server runs and that its address in the settings is right, then try again.");
            case CallFailure.Status status -> of(status, host, model);
            case CallFailure.NotAModel _ ->
                lasting("not_a_model", "What answers at " + host + " is not a language model." + SAFE
                    + "Check the address in the settings; it often ends in /v1.");
            case CallFailure.NoHeaders _ -> tooSlow(host);
            case CallFailure.Stalled _ -> tooSlow(host);
            case CallFailure.DeadlineOver _ -> tooSlow(host);
            case CallFailure.CutOff _ ->
                retriable("cut_off", "The language model's answer broke off." + SAFE + "Try again.");
            case CallFailure.TooLong _ ->
                retriable("cut_off", "The language model may not write an answer as long as this one needs." + SAFE
                    + "Ask for less at once, or choose another model in the settings.");
            case CallFailure.Declined _ ->
                lasting("declined", "The language model declined to answer that." + SAFE + "Put it in other words.");
            case CallFailure.Empty _ -> retriable("rubbish", "The language model answered with nothing." + SAFE
                + "Try again, or choose another model in the settings.");
            case CallFailure.Cancelled _ -> throw new IllegalStateException("cancelling is no failure");
        };
    }

    private static ReasonerFailure of(CallFailure.Status status, String host, String model) {
        return switch (status.code()) {
            case 401, 403 -> lasting("refused_key",
                "The server at " + host + " refused the key." + SAFE + "Check the key, then try again.");
            case 404 -> lasting("no_such_model", "The server at " + host + " does not know the model \"" + model
                + "\", or has no such address." + SAFE + "Check both in the settings.");
            case 408, 504 ->
                retriable("too_slow", "The server at " + host + " gave up waiting for the language model." + SAFE
                    + "Try again in a moment.");
            case 429 -> retriable("busy",
                "The server at " + host + " is asked too often, or your quota there is used up." + SAFE
                    + "Wait a little, then try again.");
            default -> status.code() >= 500
                ? retriable("server_error",
                    "The server at " + host + " has a problem of its own (" + status.code() + ")." + SAFE
                        + "Try again in a moment.")
                : lasting("refused_request",
                    "The server at " + host + " did not accept the request (" + status.code() + ")." + SAFE
                        + "The model may not suit; choose another one in the settings.");
        };
    }

    private static ReasonerFailure tooSlow(String host) {
        return retriable("too_slow", "The language model at " + host + " took too long." + SAFE
            + "Try again, or choose a smaller model in the settings.");
    }

    private static ReasonerFailure retriable(String kind, String message) {
        return new ReasonerFailure(kind, message, true);
    }

    private static ReasonerFailure lasting(String kind, String message) {
        return new ReasonerFailure(kind, message, false);
    }
}
