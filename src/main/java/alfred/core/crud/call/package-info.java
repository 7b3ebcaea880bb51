/// Tool calls, their results and the reasons to refuse them.
@NullMarked
package alfred.core.crud.call;

import org.jspecify.annotations.NullMarked;
