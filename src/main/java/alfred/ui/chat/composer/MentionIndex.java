package alfred.ui.chat.composer;

import static alfred.ui.fx.Texts.text;

import alfred.ui.model.Kitchen;
import alfred.ui.model.MealItem;
import alfred.ui.model.Mention;
import alfred.ui.model.NearWords;
import alfred.ui.page.PageContext;
import alfred.ui.page.text.DisplayFormat;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;

/// Searchable index of everything that can be mentioned, built on first use and rebuilt after changes.
public final class MentionIndex {
    private static final int MAX_SUGGESTIONS = 15;

    private final PageContext desk;
    private List<Entry> entries = List.of();
    private volatile boolean isStale = true;

    private record Entry(Suggestion suggestion, String name) {}

    public MentionIndex(PageContext desk) {
        this.desk = desk;
        desk.kitchen().onChange(_ -> isStale = true);
    }

    /// Finds entities with a word that starts with the given letters, up to six of each kind, and passes them on on
    /// the FX thread. Without letters, up to three of each kind.
    public void find(String letters, Consumer<List<Suggestion>> answer) {
        var today = desk.today();
        desk.background().task(() -> match(entries(today), letters.strip().toLowerCase(Locale.ROOT))).onSuccess(answer)
            .start();
    }

    /// As [#find], and where no word begins so, with words that are nearly those letters.
    public void search(String letters, Consumer<List<Suggestion>> answer) {
        var today = desk.today();
        var asked = letters.strip().toLowerCase(Locale.ROOT);
        desk.background().task(() -> {
            var all = entries(today);
            var found = match(all, asked);
            return found.isEmpty() ? match(NearWords.find(asked, all, Entry::name), "") : found;
        }).onSuccess(answer).start();
    }

    /// Returns all entries, read anew after a change. Searches that come in meanwhile wait for them.
    private synchronized List<Entry> entries(LocalDate today) {
        if (isStale) {
            isStale = false;
            entries = read(desk.kitchen(), today);
        }
        return entries;
    }

    private static List<Suggestion> match(List<Entry> entries, String asked) {
        var byKind = new HashMap<Object, Integer>();
        var most = asked.isEmpty() ? 3 : 6;
        return entries.stream().filter(entry -> rank(entry, asked) < 2)
            .sorted(Comparator.comparingInt((Entry entry) -> rank(entry, asked)))
            .map(Entry::suggestion)
            .filter(suggestion -> byKind.merge(suggestion.mention().kind(), 1, Integer::sum) <= most)
            .limit(MAX_SUGGESTIONS).toList();
    }

    private static int rank(Entry entry, String asked) {
        return entry.name().startsWith(asked) ? 0 : entry.name().contains(" " + asked) ? 1 : 2;
    }

    private static List<Entry> read(Kitchen kitchen, LocalDate today) {
        var all = new ArrayList<Entry>();
        var recipes = new HashMap<UUID, String>();
        for (var row : kitchen.recipeTimes()) {
            var minutes = row.minutes();
            recipes.put(row.id(), row.name());
            add(all, row.id(), row.name(), "recipe", minutes == 0 ? "" : DisplayFormat.minutes(minutes));
        }
        for (var lot : kitchen.stock()) {
            add(all, lot.id(), lot.name(), "inv", text("mention.stock", lot.amount(),
                DisplayFormat.within(DisplayFormat.place(lot.place()))));
        }
        for (var row : kitchen.shoppingList()) {
            add(all, row.id(), row.name(), "shop", row.amount());
        }
        for (var row : kitchen.meals()) {
            add(all, row.id(), mealLabel(row, recipes), "meal",
                row.date().map(d -> DisplayFormat.day(d, today)).orElse(""));
        }
        for (var task : kitchen.openTasks()) {
            add(all, task.id(), task.title(), "task",
                task.due().map(d -> DisplayFormat.day(d, today)).orElse(""));
        }
        return List.copyOf(all);
    }

    private static String mealLabel(MealItem row, Map<UUID, String> recipes) {
        var what = row.recipe().map(id -> recipes.getOrDefault(id, "")).filter(s -> !s.isEmpty())
            .orElse(row.notes());
        var type = DisplayFormat.mealType(row.type());
        return what.isBlank() ? type : text("mention.meal", type, what);
    }

    private static void add(List<Entry> all, UUID id, String label, String type, String fact) {
        all.add(new Entry(new Suggestion(new Mention(label, type, id.toString()), fact),
            label.toLowerCase(Locale.ROOT)));
    }
}
