/// The stages of a turn, from the message to the reply. Start with [Pipeline], which holds the whole route in one
/// switch.
@NullMarked
package alfred.core.pipeline;

import org.jspecify.annotations.NullMarked;
