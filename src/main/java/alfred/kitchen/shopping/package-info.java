/// Arithmetic of needs and stock: shortfalls, deductions, what can be cooked.
@NullMarked
package alfred.kitchen.shopping;

import org.jspecify.annotations.NullMarked;
