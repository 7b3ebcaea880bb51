/// The kitchen domain: its entities, rules and tools. Independent of the user interface, SQL and model vendors.
@NullMarked
package alfred.kitchen;

import org.jspecify.annotations.NullMarked;
