/// Reading and writing rows by ref: filters, checks, the transaction around a tool call, and the ports that a store fills.
@NullMarked
package alfred.core.crud;

import org.jspecify.annotations.NullMarked;
