/// The call of a model: request, reply, price, limits and log. The transport to a server is behind [ModelClient].
@NullMarked
package alfred.core.reasoner.model.call;

import org.jspecify.annotations.NullMarked;
