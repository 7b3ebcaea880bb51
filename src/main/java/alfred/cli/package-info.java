/// The interfaces without a window: the headless session, the terminal chat, and the output of the commands.
@NullMarked
package alfred.cli;

import org.jspecify.annotations.NullMarked;
