/// The reasoner that uses a language model: for each stage it fills a prompt, calls the model and reads the answer.
///
/// Start with [ModelReasoner].
@NullMarked
package alfred.core.reasoner.model;

import org.jspecify.annotations.NullMarked;
