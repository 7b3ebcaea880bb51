package alfred.ui.model;

import alfred.core.domain.Row;
import java.util.List;
import java.util.UUID;

/// What a household likes and avoids.
///
/// @param row its row; empty before it is written for the first time
public record Preferences(Row row) {
    public static final Preferences NONE = new Preferences(Row.EMPTY);
    /// The column of what [#skill()] returns.
    public static final String SKILL = "cooking_skill_level";

    /// A list of words.
    public enum Words {
        ALLERGIES("allergies"),
        DIETS("dietary_restrictions"),
        DISLIKES("disliked_ingredients"),
        CUISINES("favorite_cuisines"),
        STAPLES("assumed_staples"),
        EQUIPMENT("available_equipment"),
        GOALS("nutrition_goals"),
        VIBES("current_vibes"),
        RHYTHM("planning_rhythm");

        private final String column;

        Words(String column) {
            this.column = column;
        }

        public String column() {
            return column;
        }
    }

    /// A number of people.
    public enum People {
        ADULTS("household_adults"), CHILDREN("household_kids"), BABIES("household_babies");

        private final String column;

        People(String column) {
            this.column = column;
        }

        public String column() {
            return column;
        }
    }

    public boolean isStored() {
        return row.has(Row.ID);
    }

    public UUID id() {
        return row.id();
    }

    public List<String> words(Words words) {
        return row.texts(words.column());
    }

    public int count(People people) {
        return row.integer(people.column()).orElse(0L).intValue();
    }

    /// How well somebody cooks, as the kitchen names it; `""` if nobody said.
    public String skill() {
        return row.text(SKILL);
    }
}
