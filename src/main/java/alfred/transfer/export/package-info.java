/// Writes recipes, plans and shopping lists in the formats of other programs, as PDF, and as Alfred's own file.
@NullMarked
package alfred.transfer.export;

import org.jspecify.annotations.NullMarked;
