/// Reads the JSON of other recipe programs, and schema.org's recipes.
@NullMarked
package alfred.transfer.format.json;

import org.jspecify.annotations.NullMarked;
