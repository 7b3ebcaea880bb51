/// Checks payloads and writes rows, drafts' notes and the words for what was written.
@NullMarked
package alfred.core.crud.write;

import org.jspecify.annotations.NullMarked;
