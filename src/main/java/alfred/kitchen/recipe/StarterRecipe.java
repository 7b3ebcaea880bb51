package alfred.kitchen.recipe;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/// A recipe of the starter cookbook. Components correspond to the columns of `recipes`; ingredients are lines of
/// text.
public record StarterRecipe(
    String name, String description, String cuisine, String difficulty,
    @JsonProperty("prep_time_minutes") int prepTimeMinutes, @JsonProperty("cook_time_minutes") int cookTimeMinutes,
    int servings,
    List<String> ingredients, List<String> instructions,
    @JsonProperty("health_tags") List<String> healthTags, List<String> occasions,
    @JsonProperty("flavor_tags") List<String> flavorTags, @JsonProperty("equipment_tags") List<String> equipmentTags) {

    public StarterRecipe {
        ingredients = List.copyOf(ingredients);
        instructions = List.copyOf(instructions);
        healthTags = List.copyOf(healthTags);
        occasions = List.copyOf(occasions);
        flavorTags = List.copyOf(flavorTags);
        equipmentTags = List.copyOf(equipmentTags);
    }
}
