package alfred.builtin.skill.talk;

import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.script.Script;
import alfred.builtin.script.Skill;
import alfred.builtin.slot.Dates;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.SlotTypes;
import alfred.core.crud.call.ToolCall;
import alfred.core.domain.Row;
import alfred.kitchen.catalogue.FoodSpelling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Skills for the household's preferences. Lists are changed by adding and removing, never replaced
/// (spec/entities-and-refs.md, preferences that are lists).
public final class ProfileSkills {
    private static final String TABLE = "preferences";
    private static final Pattern ALLERGY = Pattern.compile("(?i)[- ]?(?:allergie|allergy)$");

    /// Of whom an entry is: "eggs (Emma)".
    private static final Pattern WHOSE = Pattern.compile("\\(([^()]+)\\)$");
    private static final List<String> LISTS = List.of("allergies", "dietary_restrictions", "disliked_ingredients",
        "favorite_cuisines", "assumed_staples", "available_equipment");

    private ProfileSkills() {}

    public static List<Skill> all() {
        var change = List.of(Skill.read(TABLE, "step.look-at-the-preferences"), Skill.write(TABLE, "step.change-them"));
        return List.of(
            new Skill("profile.show", List.of(Skill.read(TABLE, "step.look-at-the-preferences")), ProfileSkills::show),
            new Skill("profile.add", change, ProfileSkills::add),
            new Skill("profile.remove", change, ProfileSkills::remove),
            new Skill("profile.equipment", change, s -> {
                if (s.says("without_it")) {
                    remove(s);
                } else {
                    add(s);
                }
            }),
            new Skill("profile.size", change, ProfileSkills::size),
            new Skill("profile.household", change, ProfileSkills::household));
    }

    private static Row row(Script s) {
        return s.rows(ToolCall.read(TABLE)).stream().findFirst().orElseThrow(() -> s.refuse("profile.none"));
    }

    private static void show(Script s) {
        var row = row(s);
        var column = s.slot("list");
        var theirs = (column.isEmpty() ? LISTS : List.of(column)).stream()
            .filter(list -> row.texts(list).stream().anyMatch(entry -> isOfNamed(entry, s)))
            .map(list -> title(list, s) + ": " + s.words()
                .list(row.texts(list).stream().filter(entry -> isOfNamed(entry, s)).map(entry -> shown(entry, s))
                    .toList()))
            .toList();
        if (!theirs.isEmpty()) {
            s.say(String.join("\n", theirs) + ".");
            return;
        }
        if (!column.isEmpty()) {
            s.say(row.texts(column).isEmpty() ? s.text("profile.nothing")
                : title(column, s) + ": " + values(row, column, s) + ".");
            return;
        }
        var lines = new ArrayList<String>();
        lines.add(s.text("profile.people") + ": " + s.words().list(household(row, s)));
        for (var list : LISTS) {
            if (!row.texts(list).isEmpty()) {
                lines.add(title(list, s) + ": " + values(row, list, s));
            }
        }
        s.say(s.words().bullets(lines));
    }

    /// Whether an entry is of somebody whom the message names: "eggs (Emma)".
    private static boolean isOfNamed(String entry, Script s) {
        var said = List.of(s.turn().message().toLowerCase(Locale.ROOT).split("[^\\p{L}]+"));
        var whose = WHOSE.matcher(entry);
        return whose.find() && Arrays.stream(whose.group(1).split("[^\\p{L}]+"))
            .anyMatch(word -> word.matches("\\p{Lu}.*") && said.contains(word.toLowerCase(Locale.ROOT)));
    }

    private static List<String> household(Row row, Script s) {
        var people = new ArrayList<String>();
        people.add(s.text("profile.adults", row.integer("household_adults").orElse(0L)));
        people.add(s.text("profile.kids", row.integer("household_kids").orElse(0L)));
        row.integer("household_babies").filter(n -> n > 0).ifPresent(n -> people.add(s.text("profile.babies", n)));
        return people;
    }

    private static String title(String column, Script s) {
        return s.text(switch (column) {
            case "allergies" -> "profile.allergies";
            case "dietary_restrictions" -> "profile.diet";
            case "disliked_ingredients" -> "profile.not-liked";
            case "favorite_cuisines" -> "profile.cuisines";
            case "assumed_staples" -> "profile.staples";
            default -> "profile.equipment";
        });
    }

    private static String values(Row row, String column, Script s) {
        return s.words().list(row.texts(column).stream().map(entry -> shown(entry, s)).toList());
    }

    /// An entry in the user's language, with whose it is.
    private static String shown(String entry, Script s) {
        var whose = WHOSE.matcher(entry);
        return whose.find()
            ? s.words().stored(entry.substring(0, whose.start()).strip()) + " " + entry.substring(whose.start())
            : s.words().cuisine(s.words().stored(entry));
    }

    private static List<String> items(Script s) {
        return Items.parse(s.slot("items"), s.foods()).stream().map(item -> withoutAllergy(item.name(), s)).toList();
    }

    /// Returns the food of an allergy that is told in one word: `Erdbeere` for `Erdbeerallergie`.
    private static String withoutAllergy(String name, Script s) {
        var bare = ALLERGY.matcher(name).replaceFirst("");
        return bare.equals(name) || bare.isEmpty() || s.foods().exact(bare.toLowerCase(Locale.ROOT)).isPresent()
            ? bare.isEmpty() ? name : bare
            : Stream.of("e", "n").map(bare::concat)
                .filter(food -> s.foods().exact(food.toLowerCase(Locale.ROOT)).isPresent()).findFirst()
                .orElse(bare);
    }

    private static void add(Script s) {
        var column = column(s);
        var row = row(s);
        var known = row.texts(column);
        var fresh = items(s).stream().map(item -> s.has("food") ? restricted(item, s) : item)
            .filter(i -> known.stream().noneMatch(k -> FoodSpelling.key(k).equals(FoodSpelling.key(i)))).toList();
        if (fresh.isEmpty()) {
            throw s.refuse("profile.noted-already", s.words().list(known));
        }
        boolean isForAll = s.slot("person").isEmpty() || s.says("everybody", s.slot("person"));
        if (column.equals("dietary_restrictions") && !isForAll && !s.isAgreed()) {
            throw s.confirm(s.text("profile.for-all", s.words().list(fresh)));
        }
        s.next();
        var changed = s.rows(Script.update(TABLE, row.text(Row.ID), Map.of(column, Map.of("add", fresh)))).getFirst();
        s.say(title(column, s) + ": " + values(changed, column, s) + ".");
    }

    /// Returns the name of the restriction that a food makes: "no lamb", "less salt".
    private static String restricted(String food, Script s) {
        return s.text(s.says("less_of") ? "profile.less" : "profile.without", food);
    }

    private static void remove(Script s) {
        var column = column(s);
        var row = row(s);
        var meant = row.texts(column).stream()
            .filter(entry -> items(s).stream().anyMatch(words -> isSame(entry, words, s))).toList();
        var theirs = meant.stream().filter(entry -> isOfNamed(entry, s)).toList();
        var gone = theirs.isEmpty() ? meant : theirs;
        if (gone.isEmpty()) {
            throw s.refuse("profile.not-noted", ReplyFormatter.capital(s.slot("items")));
        }
        s.next();
        s.rows(Script.update(TABLE, row.text(Row.ID), Map.of(column, Map.of("remove", gone))));
        s.tell("profile.no-longer", s.words().list(gone.stream().map(entry -> shown(entry, s)).toList()));
    }

    /// Whether an entry, whoever it is of, is what is named, in whatever language.
    private static boolean isSame(String entry, String words, Script s) {
        var bare = WHOSE.matcher(entry).replaceFirst("").strip();
        var named = s.foods().confident(words);
        return Stream.of(bare, s.words().stored(bare)).map(FoodSpelling::key).anyMatch(FoodSpelling.key(words)::equals)
            || named.isPresent() && named.equals(s.foods().confident(bare));
    }

    private static String column(Script s) {
        return s.has("list") ? s.slot("list") : "available_equipment";
    }

    /// Reads who lives in the household from the whole message: "2 adults and a toddler", "we are five".
    private static void size(Script s) {
        var row = row(s);
        var counts = new LinkedHashMap<String, Object>();
        var words = List.of(s.turn().message().toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"));
        for (int i = 1; i < words.size(); i++) {
            var said = words.get(i - 1).replaceFirst("^no$", "zero");
            var number = s.told("number", said).flatMap(SlotTypes::whole).or(() -> Dates.number(said));
            var kind = s.told("household", words.get(i)).filter(told -> told.matches("adults|kids|babies"));
            if (number.isPresent() && kind.isPresent()) {
                counts.merge("household_" + kind.get(), number.get(), (a, b) -> (Integer) a + (Integer) b);
            }
        }
        if (counts.isEmpty()) {
            int all = SlotTypes.whole(s.slot("number")).filter(n -> n > 0 && n < 100)
                .orElseThrow(() -> s.refuse("ask.how-many"));
            long others = row.integer("household_kids").orElse(0L) + row.integer("household_babies").orElse(0L);
            counts.put("household_adults", all > others ? (int) (all - others) : all);
            if (all <= others) {
                counts.put("household_kids", 0);
                counts.put("household_babies", 0);
            }
        }
        s.next();
        var changed = s.rows(Script.update(TABLE, row.text(Row.ID), counts)).getFirst();
        s.say(s.text("profile.people") + ": " + s.words().list(household(changed, s)) + ".");
    }

    private static void household(Script s) {
        var number = SlotTypes.whole(s.slot("number")).orElseThrow(() -> s.refuse("ask.how-many"));
        var row = row(s);
        s.next();
        var changed = s.rows(Script.update(TABLE, row.text(Row.ID), Map.of(s.slot("column"), number))).getFirst();
        s.say(s.text("profile.people") + ": " + s.words().list(household(changed, s)) + ".");
    }
}
