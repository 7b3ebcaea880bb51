package alfred.builtin.intent;

import alfred.builtin.reading.MessageReader;
import alfred.builtin.slot.Dates;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.Referents;
import alfred.builtin.template.Intent;
import alfred.core.reasoner.TurnContext;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.Goods;
import alfred.kitchen.names.OwnNames;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// The gate before a write: what is sure is carried out, what is likely is asked first, and a new name must look like a
/// thing.
///
/// @param names the household's own names
public record WriteGate(TurnContext turn, FoodCatalogue foods, OwnNames.Names names, MessageReader reader) {
    private static final Pattern INNER_NUMBER = Pattern.compile("(\\p{L}[^\\d]*?) \\d+ ?\\p{L}.*");
    /// Skills that create rows under the names the user typed.
    public static final Set<String> NAMING = Set.of("shop.add", "shop.bought", "pantry.add", "thing.add");
    /// Minimum share for a write; below it, the user is asked first.
    public static final float SURE = 0.7f;
    /// What is noted about people stays for long, and nobody sees it each day.
    private static final String ABOUT_PEOPLE = "profile.";
    /// Minimum share for a write under an unknown name, or about people.
    public static final float VERY_SURE = 0.75f;
    public static final float WORTH_ASKING = 0.4f;
    /// How many words the name of an unknown thing has at most.
    private static final int MAX_WORDS = 6;

    /// Returns a writing intent as it is, as a question, or empty if it is too uncertain.
    ///
    /// @param share the share of its job, from 0 to 1
    public Optional<Intent> written(Intent reading, float share) {
        var orders = Orders.in(reading);
        boolean isKnown = orders.stream().allMatch(order -> isKnown(order) && !order.skill().startsWith(ABOUT_PEOPLE));
        boolean isThing = isKnown || areThings(reading);
        if (share >= (isKnown ? SURE : VERY_SURE) && isThing && areThings(reading)) {
            return Optional.of(reading);
        }
        boolean isNaming = orders.stream().anyMatch(order -> NAMING.contains(order.skill()));
        boolean canBeAsked = share >= WORTH_ASKING && isThing || share >= SURE && !isNaming;
        return canBeAsked ? Optional.of(AmbiguousIntent.of(List.of(reading))) : Optional.empty();
    }

    public boolean areThings(Intent reading) {
        return Orders.in(reading).stream().allMatch(order -> areThings(order.slot("items"))
            && !(NAMING.contains(order.skill())
                && Items.parse(order.slot("items"), foods).stream()
                    .anyMatch(item -> Items.isAmount(item.name()) || isNumber(item.name()))));
    }

    /// Returns whether words are a number, or begin with one and are an amount: no name of a thing.
    private static boolean isNumber(String words) {
        return Dates.number(words).isPresent()
            || words.matches("\\d+ ?[x×]") || words.matches("\\d.*") && Items.isAmount(words);
    }

    private boolean areThings(String items) {
        return !items.matches(".*[!?\"].*") && areBracketsPaired(items) && areNames(items);
    }

    private static boolean areBracketsPaired(String items) {
        return items.chars().filter(c -> c == '(').count() == items.chars().filter(c -> c == ')').count()
            && !items.matches(".*\\([^)]*,.*");
    }

    private boolean areNames(String items) {
        var parts = Items.parse(items, foods);
        boolean areThings = reader.isThing(items) && !holdsAmount(items) || parts.stream()
            .allMatch(item -> item.quantity() != null && isName(item.name())
                || reader.isThing(item.name()) && !holdsAmount(item.name()));
        return areThings && parts.stream().allMatch(item -> isShort(item.name()) || isName(item.name()));
    }

    private static boolean isShort(String name) {
        return name.split("\\s+").length <= MAX_WORDS;
    }

    /// Whether a name has a number within it, as "used 5 eggs" or "timer 12 min pasta" has: the words of another
    /// request.
    private boolean holdsAmount(String name) {
        var found = INNER_NUMBER.matcher(name);
        return found.matches() && !Items.isKind(found.group(1)) && foods.exact(name).isEmpty()
            && !names.things().isName(name);
    }

    public boolean isKnown(Intent order) {
        return order.slots().entrySet().stream().allMatch(slot -> isKnown(order.skill(), slot));
    }

    /// Returns whether a slot's value is known in the kitchen or comes from a closed vocabulary.
    private boolean isKnown(String skill, Map.Entry<String, String> slot) {
        return switch (slot.getKey()) {
            case "items" -> skill.startsWith("profile.") ? reader.isThing(slot.getValue())
                : skill.equals("thing.remove") ? Items.parse(slot.getValue(), foods)
                    .stream().allMatch(item -> isName(item.name()) || names.things().isPart(item.name()))
                : !NAMING.contains(skill)
                    || Items.parse(slot.getValue(), foods).stream()
                        .allMatch(item -> isName(item.name()) && !holdsAmount(item.name()));
            case "food", "amount" -> Items.parse(slot.getValue(), foods).stream().allMatch(item -> isName(item.name()));
            case "recipe" -> names.recipes().isPart(slot.getValue()) || Referents.isReference(slot.getValue());
            case "task" -> names.tasks().words().isEmpty()
                || names.tasks().isPart(slot.getValue()) && slot.getValue().contains(" ")
                || Referents.isReference(slot.getValue());
            case "title", "name", "note", "value", "words" -> false;
            default -> true;
        };
    }

    public boolean isName(String words) {
        var lower = words.toLowerCase(Locale.ROOT).replaceFirst("^(?:of )?(?:the|my|our) (?=.)", "");
        return !isNumber(lower) && foods.confident(lower).isPresent() || Goods.isOne(lower)
            || names.things().isName(lower)
            || Referents.isPronoun(lower)
            || Referents.isOrdinal(lower)
            || turn.entities().stream().anyMatch(e -> e.label().toLowerCase(Locale.ROOT).equals(lower));
    }

    /// Returns whether words are the name, or a part of the name, of anything: a food, a recipe, a task, a thing.
    public boolean isNamed(String words) {
        return isName(words) || names.recipes().isPart(words) || names.tasks().isPart(words)
            || names.things().isPart(words) || names.planned().isPart(words);
    }

    public static boolean writes(Intent reading) {
        return Orders.in(reading).stream().anyMatch(order -> !SkillWrites.of(order.skill()).isEmpty());
    }
}
