/// Write permissions derived from the user's words.
@NullMarked
package alfred.kitchen.permission;

import org.jspecify.annotations.NullMarked;
