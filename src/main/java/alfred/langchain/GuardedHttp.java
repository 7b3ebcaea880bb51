package alfred.langchain;

import dev.langchain4j.exception.HttpException;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.CancellationUnsupportedHandle;
import dev.langchain4j.http.client.sse.ServerSentEvent;
import dev.langchain4j.http.client.sse.ServerSentEventContext;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/// The HTTP client given to langchain4j for one call. It detects what langchain4j does not report: the status,
/// `Retry-After`, a web page in place of JSON, a refusal within a stream, and a connection closed midway.
///
/// Streams are read on the calling thread.
final class GuardedHttp implements HttpClient {
    private final java.net.http.HttpClient client;
    private final GuardedCall call;

    GuardedHttp(java.net.http.HttpClient client, GuardedCall call) {
        this.client = client;
        this.call = call;
    }

    /// Returns a builder that always yields this client and ignores timeouts set on it.
    HttpClientBuilder builder() {
        return new HttpClientBuilder() {
            @Override
            public Duration connectTimeout() {
                return Duration.ofMinutes(1);
            }

            @Override
            public HttpClientBuilder connectTimeout(Duration timeout) {
                return this;
            }

            @Override
            public Duration readTimeout() {
                return Duration.ofMinutes(1);
            }

            @Override
            public HttpClientBuilder readTimeout(Duration timeout) {
                return this;
            }

            @Override
            public HttpClient build() {
                return GuardedHttp.this;
            }
        };
    }

    @Override
    public SuccessfulHttpResponse execute(HttpRequest request) {
        var response = send(request);
        var text = text(response);
        requireJson(text);
        return SuccessfulHttpResponse.builder().statusCode(response.statusCode()).headers(response.headers().map())
            .body(text).build();
    }

    @Override
    public void execute(HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
        var response = send(request);
        boolean isStream =
            response.headers().firstValue("content-type").orElse("text/event-stream").contains("event-stream");
        listener.onOpen(SuccessfulHttpResponse.builder().statusCode(response.statusCode())
            .headers(response.headers().map()).build());
        var attentive = new Attentive(listener);
        if (isStream) {
            parser.parse(call.watched(response.body()), attentive);
        } else {
            var text = text(response);
            requireJson(text);
            var context = new ServerSentEventContext(new CancellationUnsupportedHandle());
            ResponseInspector.asEvents(text)
                .forEach(data -> attentive.onEvent(new ServerSentEvent(null, data), context));
        }
        if (call.verdict() == null) {
            listener.onClose();
        }
    }

    private HttpResponse<InputStream> send(HttpRequest request) {
        var response = call.send(client, jdk(request));
        int code = response.statusCode();
        if (code / 100 == 2) {
            return response;
        }
        call.strike(code / 100 == 3 ? new CallFailure.NotAModel() : new CallFailure.Status(code, retryAfter(response)));
        throw new HttpException(code, "status " + code);
    }

    private static java.net.http.HttpRequest jdk(HttpRequest request) {
        var builder = java.net.http.HttpRequest.newBuilder(URI.create(request.url()));
        request.headers().forEach((name, values) -> values.forEach(value -> builder.header(name, value)));
        var body = request.body() == null ? "" : request.body();
        return builder.method(request.method().name(), BodyPublishers.ofString(body)).build();
    }

    private String text(HttpResponse<InputStream> response) {
        try (var in = call.watched(response.body())) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException _) {
            throw call.ended();
        }
    }

    private void requireJson(String text) {
        if (!text.stripLeading().startsWith("{")) {
            call.strike(text.isBlank() ? new CallFailure.Empty() : new CallFailure.NotAModel());
            throw call.ended();
        }
        if (!text.stripTrailing().endsWith("}")) {
            call.strike(new CallFailure.CutOff());
            throw call.ended();
        }
        ResponseInspector.refusal(text).ifPresent(_ -> {
            call.strike(new CallFailure.Declined());
            throw call.ended();
        });
    }

    private static Optional<Duration> retryAfter(HttpResponse<?> response) {
        return response.headers().firstValue("retry-after").map(String::strip).flatMap(GuardedHttp::duration);
    }

    private static Optional<Duration> duration(String text) {
        if (text.matches("\\d{1,6}")) {
            return Optional.of(Duration.ofSeconds(Long.parseLong(text)));
        }
        try {
            var left = Duration.between(Instant.now(),
                ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant());
            return Optional.of(left.isNegative() ? Duration.ZERO : left);
        } catch (DateTimeParseException _) {
            return Optional.empty();
        }
    }

    /// Forwards events and detects errors and refusals in them.
    private final class Attentive implements ServerSentEventListener {
        private final ServerSentEventListener listener;

        Attentive(ServerSentEventListener listener) {
            this.listener = listener;
        }

        @Override
        public void onEvent(ServerSentEvent event, ServerSentEventContext context) {
            if (isHarmless(event.data())) {
                listener.onEvent(event, context);
            }
        }

        @Override
        public void onEvent(ServerSentEvent event) {
            if (isHarmless(event.data())) {
                listener.onEvent(event);
            }
        }

        @Override
        public void onError(Throwable error) {
            call.strike(new CallFailure.CutOff());
            listener.onError(error);
        }

        private boolean isHarmless(String data) {
            var trouble = ResponseInspector.troubleIn(data);
            trouble.ifPresent(call::strike);
            return trouble.isEmpty();
        }
    }
}
