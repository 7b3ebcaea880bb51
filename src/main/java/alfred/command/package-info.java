/// What `alfred` does without a window: `session`, and the other commands (spec/headless.md).
@NullMarked
package alfred.command;

import org.jspecify.annotations.NullMarked;
