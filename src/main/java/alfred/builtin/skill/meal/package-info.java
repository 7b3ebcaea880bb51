/// Skills for the plan of meals, and for tasks and timers.
@NullMarked
package alfred.builtin.skill.meal;

import org.jspecify.annotations.NullMarked;
