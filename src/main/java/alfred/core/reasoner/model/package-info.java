/// The reasoner that uses a language model: prompts, their token budgets, output schemas and the conversion of
/// answers.
///
/// Start with [ModelReasoner]. The transport to a server is behind [ModelClient].
@NullMarked
package alfred.core.reasoner.model;

import org.jspecify.annotations.NullMarked;
