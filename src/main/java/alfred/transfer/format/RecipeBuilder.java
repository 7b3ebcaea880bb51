package alfred.transfer.format;

import alfred.transfer.format.ImportedRecipe.Cooked;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Collects a recipe from raw foreign values. Every text is sanitised and limited here, so that no importer has to;
/// what is blank or makes no sense is ignored.
public final class RecipeBuilder {
    private static final int MAX_LINES = 500;
    private static final int MAX_NAME = 400;
    private static final int MAX_TAG = 40;
    private static final int MAX_TAGS = 20;
    private static final Pattern COUNT = Pattern.compile("^\\(?(\\d{1,2}|\\p{L})(?:[.):]+\\s*|\\s+)(?=\\p{Lu})");
    private static final Pattern NUMBERED =
        Pattern.compile("^(?:(?:step|schritt)\\s*)?\\d{1,2}\\s*[.):º°]{1,2}-?\\s+(?=\\S)", Pattern.CASE_INSENSITIVE);
    private static final Pattern DATE = Pattern.compile("(\\d{4}-\\d{2}-\\d{2}).*", Pattern.DOTALL);
    private static final Pattern ADDRESS = Pattern.compile("https?://\\S{1,1000}", Pattern.CASE_INSENSITIVE);

    private String name = "";
    private String description = "";
    private String cuisine = "";
    private int servings;
    private int prepMinutes;
    private int cookMinutes;
    private int totalMinutes;
    private String difficulty = "";
    private int rating;
    private boolean isFavorite;
    private final List<String> ingredients = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();
    private final Set<String> tags = new LinkedHashSet<>();
    private final Set<String> equipment = new LinkedHashSet<>();
    private final List<String> notes = new ArrayList<>();
    private String source = "";
    private Optional<Photo> photo = Optional.empty();
    private final List<Cooked> cooked = new ArrayList<>();
    private final List<Doubt> doubts = new ArrayList<>();
    private final List<String> notImported = new ArrayList<>();
    private Map<String, @Nullable Object> kept = new LinkedHashMap<>();
    private String heading = "";

    public RecipeBuilder() {}

    public RecipeBuilder(ImportedRecipe read) {
        name = read.name();
        description = read.description();
        cuisine = read.cuisine();
        servings = read.servings();
        prepMinutes = read.prepMinutes();
        cookMinutes = read.cookMinutes();
        difficulty = read.difficulty();
        rating = read.rating();
        isFavorite = read.isFavorite();
        ingredients.addAll(read.ingredients());
        steps.addAll(read.steps());
        tags.addAll(read.tags());
        equipment.addAll(read.equipment());
        notes.addAll(read.notes().isEmpty() ? List.of() : List.of(read.notes()));
        source = read.source();
        photo = read.photo();
        cooked.addAll(read.cooked());
        doubts.addAll(read.doubts());
        notImported.addAll(read.notImported());
        kept = read.kept();
    }

    public RecipeBuilder name(String text) {
        var line = PlainText.unmarked(text);
        name = line.length() <= MAX_NAME ? line : line.substring(0, MAX_NAME).strip();
        return this;
    }

    public RecipeBuilder description(String text) {
        description = description.isEmpty() ? PlainText.unmarked(text) : description;
        return this;
    }

    public RecipeBuilder cuisine(String text) {
        cuisine = PlainText.unmarked(text);
        return this;
    }

    /// Takes the servings from a yield in words. A yield that is no number of servings ("20 rolls") is noted too.
    public RecipeBuilder yields(String text) {
        var words = PlainText.unmarked(text);
        var number = RecipeFacts.servingsOf(words);
        servings = servings == 0 ? number : servings;
        if (!words.isEmpty() && !RecipeFacts.isPeople(words)) {
            note("", "Yield: " + words);
        }
        return this;
    }

    public RecipeBuilder servings(int number) {
        servings = number > 0 && number < 100 ? number : servings;
        return this;
    }

    public RecipeBuilder prep(String text) {
        prepMinutes = prepMinutes == 0 ? RecipeFacts.duration(text) : prepMinutes;
        return this;
    }

    public RecipeBuilder cook(String text) {
        cookMinutes = cookMinutes == 0 ? RecipeFacts.duration(text) : cookMinutes;
        return this;
    }

    public RecipeBuilder total(String text) {
        totalMinutes = totalMinutes == 0 ? RecipeFacts.duration(text) : totalMinutes;
        return this;
    }

    public RecipeBuilder difficulty(String text) {
        difficulty = switch (PlainText.line(text).toLowerCase(Locale.ROOT)) {
            case "easy", "einfach", "leicht", "simple", "beginner", "simpel" -> "easy";
            case "medium", "normal", "mittel", "moderate", "intermediate" -> "medium";
            case "hard", "difficult", "schwer", "schwierig", "advanced", "pfiffig" -> "hard";
            default -> difficulty;
        };
        return this;
    }

    /// Takes a rating on a scale up to a maximum; 0 and less is unrated.
    public RecipeBuilder rating(double stars, double best) {
        rating = stars > 0 && best > 0 ? Math.clamp(Math.round(stars * 5 / best), 1, 5) : rating;
        return this;
    }

    public RecipeBuilder favorite(boolean isOne) {
        isFavorite |= isOne;
        return this;
    }

    /// Adds an ingredient line. Text with line breaks gives several.
    public RecipeBuilder ingredient(String text) {
        PlainText.blocks(text).map(RecipeBuilder::unmarked).filter(line -> !line.isEmpty()).forEach(line -> {
            if (ingredients.size() < MAX_LINES) {
                ingredients.add(line);
            } else {
                note("", line);
            }
        });
        return this;
    }

    public RecipeBuilder ingredients(Iterable<String> lines) {
        lines.forEach(this::ingredient);
        return this;
    }

    /// Adds a heading above the ingredients that follow.
    public RecipeBuilder section(String text) {
        var line = unmarked(PlainText.unmarked(text)).replaceAll("\\s*:+$", "");
        return line.isEmpty() ? this : ingredient(line + ":");
    }

    /// Returns steps without the numbers or letters that count them: `a) Chop`, `1 Chop`.
    private static List<String> uncounted(List<String> steps) {
        boolean areCounted = steps.size() > 1
            && IntStream.range(0, steps.size()).allMatch(i -> isCounted(steps.get(i), String.valueOf(i + 1))
                || isCounted(steps.get(i), String.valueOf((char) ('a' + i))));
        return areCounted ? steps.stream().map(step -> COUNT.matcher(step).replaceFirst("")).toList() : steps;
    }

    private static boolean isCounted(String step, String count) {
        var found = COUNT.matcher(step);
        return found.lookingAt() && found.group(1).toLowerCase(Locale.ROOT).equals(count);
    }

    private static String unmarked(String line) {
        if (!line.isEmpty() && Character.isLetterOrDigit(line.charAt(0))) {
            return line.strip();
        }
        if (line.matches("#{1,6}\\s+\\S.{0,80}")) {
            return line.replaceAll("^#+\\s+|\\s*[:#]+$", "") + ":";
        }
        var bare = line.replaceFirst("^(?:[•▢☐□✓▪◦‣]|[-–*]\\s)\\s*", "").strip();
        return bare.matches("\\[[^\\]]{1,80}]") ? bare.substring(1, bare.length() - 1).strip() + ":"
            : bare.matches("\\*\\*.{1,80}\\*\\*:?") ? bare.replaceAll("\\*\\*:?", "").strip() + ":" : bare;
    }

    /// Adds steps, one per line of the text, without their numbers.
    public RecipeBuilder steps(String text) {
        PlainText.blocks(text).map(RecipeBuilder::unmarked).map(line -> NUMBERED.matcher(line).replaceFirst(""))
            .filter(line -> !line.isEmpty())
            .forEach(this::step);
        return this;
    }

    private void step(String line) {
        if (line.endsWith(":") && line.length() < 60 && !line.contains(". ")) {
            stepSection(line);
            return;
        }
        var text = heading.isEmpty() || PlainText.startsWith(line, heading) ? line
            : heading + (heading.matches(".*[.!?…]") ? " " : ": ") + line;
        heading = "";
        if (steps.size() < MAX_LINES) {
            steps.add(text);
        } else {
            note("", text);
        }
    }

    /// Puts a heading before the next step: `Dressing: Mix the oil with …`.
    public RecipeBuilder stepSection(String text) {
        var line = PlainText.unmarked(text).replaceAll("\\s*:+$", "");
        heading = heading.isEmpty() || line.isEmpty() ? line + heading : heading + ", " + line;
        return this;
    }

    public RecipeBuilder tags(String... texts) {
        for (var text : texts) {
            for (var tag : text.split("[,;\\n]")) {
                var line = PlainText.unmarked(tag);
                if (!line.isEmpty() && line.length() <= MAX_TAG && tags.size() < MAX_TAGS
                    && tags.stream().noneMatch(line::equalsIgnoreCase)) {
                    tags.add(line);
                }
            }
        }
        return this;
    }

    public RecipeBuilder tags(Iterable<String> texts) {
        texts.forEach(this::tags);
        return this;
    }

    public RecipeBuilder equipment(String text) {
        var line = PlainText.unmarked(text);
        if (!line.isEmpty() && equipment.size() < MAX_TAGS) {
            equipment.add(line);
        }
        return this;
    }

    /// Adds a note, its lines kept.
    ///
    /// @param title put before the note; may be `""`
    public RecipeBuilder note(String title, String text) {
        var lines = PlainText.blocks(text).toList();
        if (!lines.isEmpty()) {
            var words = PlainText.unmarked(title);
            notes.add((words.isEmpty() ? "" : words + ": ") + String.join("\n", lines));
        }
        return this;
    }

    /// Notes where a recipe comes from: an address becomes the source, other words a note.
    public RecipeBuilder source(String text) {
        var line = PlainText.unmarked(text);
        if (source.isEmpty() && ADDRESS.matcher(line).matches()) {
            source = line;
        } else if (!line.isEmpty() && !line.equals(source) && !source.contains(line.toLowerCase(Locale.ROOT))) {
            note("", "Source: " + line);
        }
        return this;
    }

    /// Takes a photo, unless there is one already. One that is at hand is better than an address.
    public RecipeBuilder photo(Optional<Photo> one) {
        photo = photo.isEmpty() || photo.get() instanceof WebPhoto ? one.or(() -> photo) : photo;
        return this;
    }

    /// Adds a day on which the recipe was cooked, from a date or timestamp that begins with `yyyy-mm-dd`.
    public RecipeBuilder cooked(String date, String words) {
        day(date).ifPresent(day -> cooked.add(new Cooked(day, PlainText.unmarked(words))));
        return this;
    }

    /// Returns the day of a date or timestamp that begins with `yyyy-mm-dd`.
    public static Optional<LocalDate> day(String date) {
        var found = DATE.matcher(date.strip());
        try {
            return found.matches() ? Optional.of(LocalDate.parse(found.group(1))) : Optional.empty();
        } catch (DateTimeException _) {
            return Optional.empty();
        }
    }

    public RecipeBuilder doubt(Doubt.Field field, String from) {
        if (doubts.stream().noneMatch(doubt -> doubt.field() == field)) {
            doubts.add(new Doubt(field, PlainText.line(from)));
        }
        return this;
    }

    public RecipeBuilder notImported(Iterable<String> names) {
        names.forEach(name -> notImported.add(PlainText.line(name)));
        return this;
    }

    public RecipeBuilder kept(Map<String, @Nullable Object> columns) {
        kept = columns;
        return this;
    }

    public RecipeBuilder clearIngredients() {
        ingredients.clear();
        return this;
    }

    public RecipeBuilder clearSteps() {
        steps.clear();
        return this;
    }

    public boolean hasIngredients() {
        return !ingredients.isEmpty();
    }

    public boolean hasSteps() {
        return !steps.isEmpty();
    }

    public ImportedRecipe build() {
        if (!heading.isEmpty()) {
            var last = heading;
            heading = "";
            step(last + ".");
        }
        int cook = cookMinutes > 0 ? cookMinutes : Math.max(0, totalMinutes - prepMinutes);
        return new ImportedRecipe(name, description, cuisine, servings, prepMinutes, cook, difficulty, rating,
            isFavorite, BritishPints.named(ingredients, steps),
            uncounted(steps),
            List.copyOf(tags), List.copyOf(equipment), String.join("\n", notes), source, photo, cooked, doubts,
            notImported, kept);
    }
}
