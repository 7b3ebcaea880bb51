package alfred.ui.chat;

import static alfred.ui.fx.Texts.text;

import alfred.ui.model.Kitchen;
import alfred.ui.model.MealItem;
import alfred.ui.model.RecipeItem;
import alfred.ui.page.text.DisplayFormat;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Optional;

/// The greeting for the time of day, and what there is to say about the day.
public final class Greeting {
    private Greeting() {}

    public static String words(Clock clock) {
        var hour = LocalTime.now(clock).getHour();
        if (hour >= 5 && hour < 12) {
            return text("greeting.morning");
        }
        if (hour < 5) {
            return text("greeting.night");
        }
        return hour < 18 ? text("greeting.afternoon") : text("greeting.evening");
    }

    /// Returns what is planned for a day and not cooked yet, what wants using, and what is to be bought and done, in a
    /// sentence each; empty if there is nothing of it. Blocking.
    static Optional<String> facts(Kitchen kitchen, LocalDate today) {
        var facts = new ArrayList<String>();
        var cooked = kitchen.cookedMeals();
        kitchen.meals(today, today).stream().filter(meal -> !cooked.containsKey(meal.id())).min(MealItem.BY_RANK)
            .ifPresent(meal -> {
                var dish = dish(kitchen, meal);
                if (!dish.isBlank()) {
                    facts.add(text("greeting.meal", DisplayFormat.mealType(meal.type()), dish));
                }
            });
        var soon = kitchen.stockByExpiry().stream().flatMap(lot -> lot.expiry().stream())
            .filter(date -> DisplayFormat.urgency(date, today) != DisplayFormat.Urgency.NONE).count();
        if (soon > 0) {
            facts.add(text("greeting.soon", soon, DisplayFormat.count((int) soon)));
        }
        var toBuy = kitchen.toBuy().size();
        if (toBuy > 0) {
            facts.add(text("greeting.to-buy", toBuy, DisplayFormat.count(toBuy)));
        }
        var due = kitchen.openTasks().stream()
            .filter(task -> task.due().filter(date -> !date.isAfter(today)).isPresent()).count();
        if (due > 0) {
            facts.add(text("greeting.due", due, DisplayFormat.count((int) due)));
        }
        return facts.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", facts));
    }

    private static String dish(Kitchen kitchen, MealItem meal) {
        return meal.recipe()
            .flatMap(kitchen::recipe)
            .map(RecipeItem::name).orElse(meal.notes());
    }
}
