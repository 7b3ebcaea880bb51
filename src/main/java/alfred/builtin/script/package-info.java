/// The scripts of skills, what they share to find rows and to formulate replies, and the registry of skills.
@NullMarked
package alfred.builtin.script;

import org.jspecify.annotations.NullMarked;
