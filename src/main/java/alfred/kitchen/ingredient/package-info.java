/// Reads ingredient lines as recipes write them.
@NullMarked
package alfred.kitchen.ingredient;

import org.jspecify.annotations.NullMarked;
