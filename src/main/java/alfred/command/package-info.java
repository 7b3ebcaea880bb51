/// The commands on a data folder: `alfred import`, `export`, `backup`, `restore`, `doctor` (HEADLESS, other commands).
@NullMarked
package alfred.command;

import org.jspecify.annotations.NullMarked;
