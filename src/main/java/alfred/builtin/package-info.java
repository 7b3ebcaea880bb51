/// The built-in assistant: a reasoner that needs no model and no network.
///
/// Sentences are matched by templates ([TemplateBook], data in `resources/alfred/builtin`, one file a language), each leads to a [Skill], and a
/// skill is a straight-line [Script] that fills the same typed outputs as a model does.
@NullMarked
package alfred.builtin;

import org.jspecify.annotations.NullMarked;
