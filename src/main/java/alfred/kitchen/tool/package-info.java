/// The kitchen's computed tools, shared by forms, the built-in assistant and models
/// (spec/reading-and-writing.md, kitchen tools).
@NullMarked
package alfred.kitchen.tool;

import org.jspecify.annotations.NullMarked;
