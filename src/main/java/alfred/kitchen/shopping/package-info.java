/// Shopping arithmetic: shortfalls, deductions from stock, and cookable recipes.
@NullMarked
package alfred.kitchen.shopping;

import org.jspecify.annotations.NullMarked;
