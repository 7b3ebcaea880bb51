/// A small neural network over the words of a clause, and how it is trained; it knows nothing of kitchens.
@NullMarked
package alfred.builtin.net;

import org.jspecify.annotations.NullMarked;
