/// Finds rows by the names people use for them, matching whole words rather than characters. Shared by the built-in
/// assistant and models.
@NullMarked
package alfred.kitchen.names;

import org.jspecify.annotations.NullMarked;
