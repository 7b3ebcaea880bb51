/// Takes writes back, and settles those that were made while the household was out of reach.
@NullMarked
package alfred.core.crud.undo;

import org.jspecify.annotations.NullMarked;
