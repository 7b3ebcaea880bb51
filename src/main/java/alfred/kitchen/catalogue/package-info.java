/// The food catalogue: names, families, allergens, densities and substitutes.
@NullMarked
package alfred.kitchen.catalogue;

import org.jspecify.annotations.NullMarked;
