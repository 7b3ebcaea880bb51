/// The built-in assistant: a reasoner that needs neither a language model nor a network.
///
/// Sentences are matched against templates ([TemplateBook], data in `resources/alfred/builtin`, one file per
/// language). Each template leads to a [Skill], and a skill is a straight-line [Script] that produces the same
/// typed outputs as a language model.
@NullMarked
package alfred.builtin;

import org.jspecify.annotations.NullMarked;
