/// The foods the kitchen knows: names, families, allergens, densities.
@NullMarked
package alfred.kitchen.catalogue;

import org.jspecify.annotations.NullMarked;
