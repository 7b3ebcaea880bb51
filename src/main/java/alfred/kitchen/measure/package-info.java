/// Units, exact amounts, and how people write and read them.
@NullMarked
package alfred.kitchen.measure;

import org.jspecify.annotations.NullMarked;
