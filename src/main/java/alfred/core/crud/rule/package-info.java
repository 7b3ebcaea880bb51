/// What a domain adds to reading and writing: checks, objections, and what a turn may write.
@NullMarked
package alfred.core.crud.rule;

import org.jspecify.annotations.NullMarked;
