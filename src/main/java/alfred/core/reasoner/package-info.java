/// The seam between the pipeline and whoever reasons: typed contexts in, typed results out.
///
/// Two reasoners fill it: a language model and the built-in assistant (spec/design.md, decision 6).
@NullMarked
package alfred.core.reasoner;

import org.jspecify.annotations.NullMarked;
