/// Answers of a model: their schemas, how they are read, and the checks that hold a reply to the truth.
@NullMarked
package alfred.core.reasoner.model.answer;

import org.jspecify.annotations.NullMarked;
