/// Templates of sentences, the words of a language, and the intents that they lead to. The data are in
/// `resources/alfred/builtin`, one file per language.
@NullMarked
package alfred.builtin.template;

import org.jspecify.annotations.NullMarked;
