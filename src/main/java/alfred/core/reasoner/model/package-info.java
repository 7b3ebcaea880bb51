/// The language model as a reasoner: prompts, their budgets, the shape of answers, and what is made of them.
///
/// Start with [ModelReasoner]. Who carries a prompt to a server is behind [ModelClient].
@NullMarked
package alfred.core.reasoner.model;

import org.jspecify.annotations.NullMarked;
