/// Turns the filters and values of a call into queries, and rows into what a reasoner may see.
@NullMarked
package alfred.core.crud.read;

import org.jspecify.annotations.NullMarked;
