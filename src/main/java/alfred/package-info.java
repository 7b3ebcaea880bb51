/// Alfred's composition root: the only place where the three layers meet.
@NullMarked
package alfred;

import org.jspecify.annotations.NullMarked;
