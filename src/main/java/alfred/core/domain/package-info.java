/// The description of a domain for the engine: its entities, columns, relations and tools.
@NullMarked
package alfred.core.domain;

import org.jspecify.annotations.NullMarked;
