/// Reads what a message asks for: clauses, typed spans, a job with its slots, and how sure that is.
@NullMarked
package alfred.builtin.reading;

import org.jspecify.annotations.NullMarked;
