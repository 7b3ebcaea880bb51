/// The kitchen as a domain: its entities, its rules, its tools. Knows no window, no SQL, no model vendor.
@NullMarked
package alfred.kitchen;

import org.jspecify.annotations.NullMarked;
