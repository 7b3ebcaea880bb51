/// What `alfred` does without a window: `session`, and the other commands of HEADLESS.
@NullMarked
package alfred.command;

import org.jspecify.annotations.NullMarked;
