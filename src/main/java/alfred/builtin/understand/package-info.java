/// Reads a message in its dialogue: templates and trained models are weighed, and the result is an intent.
@NullMarked
package alfred.builtin.understand;

import org.jspecify.annotations.NullMarked;
