/// Units and exact amounts: parsing, conversion and display.
@NullMarked
package alfred.kitchen.measure;

import org.jspecify.annotations.NullMarked;
