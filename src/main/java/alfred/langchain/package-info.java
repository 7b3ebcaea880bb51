/// The way to a language model: langchain4j's OpenAI client over a guarded HTTP client.
///
/// langchain4j speaks the protocol; when to try again, when to give up, what an answer is worth and how to stop at once is decided here
/// (spec/design.md, tries and time). Start with [OpenAiTransport].
@NullMarked
package alfred.langchain;

import org.jspecify.annotations.NullMarked;
