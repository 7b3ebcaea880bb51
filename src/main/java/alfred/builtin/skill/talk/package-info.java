/// Skills for the conversation itself: greetings, undo, past conversations, and what the household is like.
@NullMarked
package alfred.builtin.skill.talk;

import org.jspecify.annotations.NullMarked;
