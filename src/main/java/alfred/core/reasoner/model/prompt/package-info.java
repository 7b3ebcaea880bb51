/// Prompts: their templates, their parts as text, and how they are kept within a budget of tokens.
@NullMarked
package alfred.core.reasoner.model.prompt;

import org.jspecify.annotations.NullMarked;
