/// The interface between the pipeline and the reasoners: typed contexts in, typed results out.
///
/// It has two implementations: a language model and the built-in assistant (spec/design.md, decision 6).
@NullMarked
package alfred.core.reasoner;

import org.jspecify.annotations.NullMarked;
