/// The kitchen's computed tools (spec/reading-and-writing.md, kitchen tools): one implementation for forms, the built-in assistant and models.
@NullMarked
package alfred.kitchen.tool;

import org.jspecify.annotations.NullMarked;
