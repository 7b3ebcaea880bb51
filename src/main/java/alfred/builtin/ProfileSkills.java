package alfred.builtin;

import alfred.core.crud.ToolCall;
import alfred.core.domain.Row;
import alfred.kitchen.RowWords;
import alfred.kitchen.catalogue.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Who is cooked for. Lists are changed by add and remove, never replaced (RULINGS).
final class ProfileSkills {
    private static final String TABLE = "preferences";

    private ProfileSkills() {}

    static List<Skill> all() {
        var change = List.of(Skill.read(TABLE, "Look at the preferences"), Skill.write(TABLE, "Change them"));
        return List.of(
            new Skill("profile.show", "See the preferences", List.of(Skill.read(TABLE, "Look at the preferences")), ProfileSkills::show),
            new Skill("profile.add", "Remember it", change, ProfileSkills::add),
            new Skill("profile.remove", "Forget it", change, ProfileSkills::remove),
            new Skill("profile.household", "Change the household", change, ProfileSkills::household));
    }

    private static Row row(Script s) {
        return s.rows(ToolCall.read(TABLE)).stream().findFirst().orElseThrow(() -> s.stop("There are no preferences yet."));
    }

    private static void show(Script s) {
        var row = row(s);
        var column = s.slot("list");
        if (!column.isEmpty()) {
            s.say(row.texts(column).isEmpty() ? "Nothing is noted there." : title(column) + ": " + Say.list(row.texts(column)) + ".");
            return;
        }
        var lines = new ArrayList<String>();
        lines.add("Household: " + Say.list(household(row)));
        for (var list : List.of("allergies", "dietary_restrictions", "disliked_ingredients", "favorite_cuisines", "assumed_staples",
            "available_equipment")) {
            if (!row.texts(list).isEmpty()) {
                lines.add(title(list) + ": " + Say.list(row.texts(list)));
            }
        }
        s.say(RowWords.bullets(lines));
    }

    private static List<String> household(Row row) {
        var people = new ArrayList<String>();
        people.add(Say.count(row.integer("household_adults").orElse(0L).intValue(), "adult", "adults"));
        people.add(Say.count(row.integer("household_kids").orElse(0L).intValue(), "kid", "kids"));
        row.integer("household_babies").filter(n -> n > 0).ifPresent(n -> people.add(Say.count(n.intValue(), "baby", "babies")));
        return people;
    }

    private static String title(String column) {
        return switch (column) {
            case "allergies" -> "Allergies";
            case "dietary_restrictions" -> "Diet";
            case "disliked_ingredients" -> "Not liked";
            case "favorite_cuisines" -> "Favourite cuisines";
            case "assumed_staples" -> "Always at home";
            default -> "Equipment";
        };
    }

    private static List<String> items(Script s) {
        return Items.parse(s.slot("items")).stream().map(Items.Item::name).toList();
    }

    private static void add(Script s) {
        var column = s.slot("list");
        var row = row(s);
        var known = row.texts(column);
        var fresh = items(s).stream().filter(i -> known.stream().noneMatch(k -> Names.key(k).equals(Names.key(i)))).toList();
        if (fresh.isEmpty()) {
            throw s.stop("That is noted already: " + Say.list(known) + ".");
        }
        s.next();
        var changed = s.rows(Script.update(TABLE, row.text(Row.ID), Map.of(column, Map.of("add", fresh)))).getFirst();
        s.say(title(column) + ": " + Say.list(changed.texts(column)) + ".");
    }

    private static void remove(Script s) {
        var column = s.slot("list");
        var row = row(s);
        var gone = row.texts(column).stream().filter(k -> items(s).stream().anyMatch(i -> Names.key(k).equals(Names.key(i)))).toList();
        if (gone.isEmpty()) {
            throw s.stop(Say.capital(s.slot("items")) + " is not noted there.");
        }
        s.next();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of(column, Map.of("remove", gone))));
        s.say("No longer noted: " + Say.list(gone) + ".");
    }

    private static void household(Script s) {
        var number = SlotTypes.whole(s.slot("number")).orElseThrow(() -> s.stop("How many?"));
        var row = row(s);
        s.next();
        var changed = s.rows(Script.update(TABLE, row.text(Row.ID), Map.of(s.slot("column"), number))).getFirst();
        s.say("Household: " + Say.list(household(changed)) + ".");
    }
}
