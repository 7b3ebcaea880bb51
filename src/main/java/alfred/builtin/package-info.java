/// The built-in assistant: a reasoner that needs neither a language model nor a network.
///
/// A message is read ([alfred.builtin.understand]) with templates ([alfred.builtin.template]) and with models trained
/// from example messages ([alfred.builtin.reading]). The result is an intent, which leads to a skill
/// ([alfred.builtin.skill]): a straight-line script ([alfred.builtin.script]) that produces the same typed outputs as a
/// language model.
@NullMarked
package alfred.builtin;

import org.jspecify.annotations.NullMarked;
