/// The subcommands of `alfred`, which run without a window: `session` and the others (spec/headless.md).
@NullMarked
package alfred.command;

import org.jspecify.annotations.NullMarked;
