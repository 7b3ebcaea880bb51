/// The household and its preferences: diets, allergies, likes and dislikes.
@NullMarked
package alfred.ui.preferences;

import org.jspecify.annotations.NullMarked;
