package alfred.langchain;

import alfred.core.reasoner.model.call.ModelReply;
import alfred.core.reasoner.model.call.ModelRequest;
import alfred.langchain.CallFailure.Troubled;
import alfred.langchain.OutputModeLadder.Rung;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.model.openai.OpenAiChatModel.OpenAiChatModelBuilder;
import dev.langchain4j.model.openai.OpenAiStreamingChatModel.OpenAiStreamingChatModelBuilder;
import dev.langchain4j.model.output.FinishReason;
import java.net.http.HttpClient;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One attempt of one call: langchain4j on a guarded client, and the check of its answer. The langchain4j builders
/// are constructed directly, because the static `builder()` methods scan every jar for service providers on each
/// call.
record CallAttempt(Endpoint endpoint, String model, HttpClient client, GuardedCall call) {
    ModelReply ask(ModelRequest request, Rung rung) {
        var chat = new OpenAiChatModelBuilder().httpClientBuilder(new GuardedHttp(client, call).builder())
            .baseUrl(endpoint.baseUrl())
            .apiKey(key()).modelName(model).maxRetries(0).strictJsonSchema(rung == Rung.STRICT_SCHEMA).build();
        try {
            return finished(chat.chat(chatRequest(request, rung)));
        } catch (Troubled troubled) {
            throw troubled;
        } catch (RuntimeException _) {
            throw verdict();
        }
    }

    ModelReply stream(ModelRequest request, Consumer<String> tokens) {
        var chat = new OpenAiStreamingChatModelBuilder().httpClientBuilder(new GuardedHttp(client, call).builder())
            .baseUrl(endpoint.baseUrl())
            .apiKey(key()).modelName(model).build();
        var complete = new AtomicReference<@Nullable ChatResponse>();
        try {
            chat.chat(chatRequest(request, Rung.PROMPT_ONLY), new StreamingChatResponseHandler() {
                @Override
                public void onPartialResponse(String token) {
                    tokens.accept(token);
                }

                @Override
                public void onCompleteResponse(ChatResponse response) {
                    complete.set(response);
                }

                @Override
                public void onError(Throwable error) {
                    call.strike(new CallFailure.CutOff());
                }
            });
        } catch (RuntimeException _) {
            throw verdict();
        }
        var response = complete.get();
        if (response == null || call.verdict() != null) {
            throw verdict();
        }
        return finished(response);
    }

    private @Nullable String key() {
        return endpoint.apiKey().isEmpty() ? null : endpoint.apiKey();
    }

    private static ChatRequest chatRequest(ModelRequest request, Rung rung) {
        var builder = ChatRequest.builder().messages(SystemMessage.from(request.prompt().system()),
            UserMessage.from(request.prompt().user()));
        request.output().ifPresent(schema -> {
            switch (rung) {
                case STRICT_SCHEMA, SCHEMA -> builder.responseFormat(
                    ResponseFormat.builder().type(ResponseFormatType.JSON).jsonSchema(SchemaElements.of(schema))
                        .build());
                case JSON_OBJECT -> builder.responseFormat(ResponseFormat.JSON);
                case PROMPT_ONLY -> {}
            }
        });
        return builder.build();
    }

    /// Accepts finished answers only (spec/design.md, only what was finished). A missing finish reason means that
    /// the stream was cut off.
    private static ModelReply finished(ChatResponse response) {
        var reason = response.finishReason();
        if (reason != FinishReason.STOP && reason != FinishReason.TOOL_EXECUTION) {
            throw new Troubled(switch (reason) {
                case LENGTH -> new CallFailure.TooLong();
                case CONTENT_FILTER -> new CallFailure.Declined();
                case null, default -> new CallFailure.CutOff();
            });
        }
        var text = response.aiMessage().text();
        if (text == null || text.isBlank()) {
            throw new Troubled(new CallFailure.Empty());
        }
        var usage = response.tokenUsage();
        return new ModelReply(text, response.modelName() == null ? "" : response.modelName(),
            usage == null || usage.inputTokenCount() == null ? 0 : usage.inputTokenCount(),
            usage == null || usage.outputTokenCount() == null ? 0 : usage.outputTokenCount());
    }

    /// Returns the failure recorded by the guard; without one, langchain4j's own exception means an unreadable
    /// answer.
    private Troubled verdict() {
        return call.verdict() == null ? new Troubled(new CallFailure.Empty()) : call.ended();
    }
}
