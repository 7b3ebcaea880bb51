/// The kitchen's computed tools (RULINGS, kitchen tools): one implementation for forms, the built-in assistant and models.
@NullMarked
package alfred.kitchen.tool;

import org.jspecify.annotations.NullMarked;
