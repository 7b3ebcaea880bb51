package alfred.langchain;

import alfred.core.reasoner.ReasonerFailure;
import alfred.core.reasoner.ReasonerFailure.Reason;

/// The reasons for failed calls, with what their texts name. They never contain a key or the server's own text.
final class FailureMessages {
    private FailureMessages() {}

    static ReasonerFailure of(CallFailure trouble, Endpoint endpoint, String model) {
        var host = endpoint.host();
        return switch (trouble) {
            case CallFailure.NoConnection _ -> new ReasonerFailure(Reason.UNREACHABLE, host);
            case CallFailure.Status status -> of(status, host, model);
            case CallFailure.NotAModel _ -> new ReasonerFailure(Reason.NOT_A_MODEL, host);
            case CallFailure.NoHeaders _,CallFailure.Stalled _,CallFailure.DeadlineOver _ ->
                new ReasonerFailure(Reason.TOO_SLOW, host);
            case CallFailure.CutOff _ -> new ReasonerFailure(Reason.CUT_OFF);
            case CallFailure.TooLong _ -> new ReasonerFailure(Reason.TOO_LONG);
            case CallFailure.Declined _ -> new ReasonerFailure(Reason.DECLINED);
            case CallFailure.Empty _ -> new ReasonerFailure(Reason.EMPTY);
            case CallFailure.Cancelled _ -> throw new IllegalStateException("cancelling is no failure");
        };
    }

    private static ReasonerFailure of(CallFailure.Status status, String host, String model) {
        return switch (status.code()) {
            case 401, 403 -> new ReasonerFailure(Reason.REFUSED_KEY, host);
            case 404 -> new ReasonerFailure(Reason.NO_SUCH_MODEL, host, model);
            case 408, 504 -> new ReasonerFailure(Reason.GAVE_UP, host);
            case 429 -> new ReasonerFailure(Reason.BUSY, host);
            default -> new ReasonerFailure(status.code() >= 500 ? Reason.SERVER_ERROR : Reason.REFUSED_REQUEST, host,
                status.code());
        };
    }
}
