/// What a domain tells the engine about itself: entities, columns, relations, tools.
@NullMarked
package alfred.core.domain;

import org.jspecify.annotations.NullMarked;
