/// Cooking mode: a recipe step by step in large type, with timers.
@NullMarked
package alfred.ui.cook;

import org.jspecify.annotations.NullMarked;
