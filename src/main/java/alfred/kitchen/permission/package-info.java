/// What the user's words let a turn write.
@NullMarked
package alfred.kitchen.permission;

import org.jspecify.annotations.NullMarked;
