/// Parses ingredient lines as written in recipes.
@NullMarked
package alfred.kitchen.ingredient;

import org.jspecify.annotations.NullMarked;
