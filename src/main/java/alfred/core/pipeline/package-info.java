/// How a message flows through the stages. Start with [Pipeline]: the whole route is in one switch.
@NullMarked
package alfred.core.pipeline;

import org.jspecify.annotations.NullMarked;
