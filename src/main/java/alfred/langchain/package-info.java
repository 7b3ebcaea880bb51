/// The language model client: langchain4j's OpenAI client over a guarded HTTP client.
///
/// langchain4j implements the protocol; retries, timeouts, validation of answers and immediate cancellation are
/// handled here (spec/design.md, tries and time). Start with [OpenAiTransport].
@NullMarked
package alfred.langchain;

import org.jspecify.annotations.NullMarked;
