package alfred.builtin.intent;

import alfred.builtin.reading.Frame;
import alfred.builtin.slot.Items;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.Intent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Maps jobs to skills. Loaded from a resource, whose header describes the format.
public final class JobTable {
    /// The skill that takes several durations, each for a timer of its own.
    private static final String SETTING = "timer.set";
    /// What a timer may be named after.
    private static final Set<String> TIMED = Set.of("food", "recipe");
    /// Quotation marks around a name or a tag.
    private static final Pattern QUOTES = Pattern.compile("^[\"'„“”‚‘’«»]+|[\"'„“”‚‘’«»]+$");
    /// A colon that leads to a value: "new recipe: pancakes".
    private static final Pattern COLON = Pattern.compile("^\\s*[:;]\\s*");
    private static final Map<String, List<Entry>> ENTRIES = new HashMap<>();
    private static final Map<String, List<String>> KIN = new HashMap<>();
    /// Slots passed over, by the first word of a job; those of all jobs under `*`.
    private static final Map<String, List<String>> ASIDES = new HashMap<>();

    /// Slots that an answer may pass over, by the job or its first word.
    private static final Map<String, List<String>> PASSED_OVER = new HashMap<>();
    /// Slots of a skill that take all that a frame has.
    private static final Set<String> OF_SEVERAL =
        Set.of("without", "days", "names", "also", "recipes", "foods", "pair", "items", "seconds");

    static {
        read();
    }

    /// The mapping of one slot of a frame.
    ///
    /// @param mark `!` if the slot must be filled, `-` if it must be empty, otherwise a space
    private record Wanted(String slot, String target, char mark) {}

    private record Entry(Intent skill, List<Wanted> slots) {}

    private JobTable() {}

    /// Returns the intent of a frame; empty if no skill does its job, or the slots do not fit.
    public static Optional<Intent> reading(Frame frame, SlotTypes types) {
        return ENTRIES.getOrDefault(frame.job(), List.of()).stream()
            .flatMap(entry -> filled(entry, frame, types).stream()).findFirst();
    }

    /// Returns the intent of a frame without the slots that the skill of an order does not take; to be asked about, as
    /// words are left out.
    public static Optional<Intent> partial(Frame frame, SlotTypes types) {
        return reading(frame, types).or(() -> ENTRIES.getOrDefault(frame.job(), List.of()).stream()
            .flatMap(entry -> filled(entry, only(frame, entry), types).stream()).findFirst());
    }

    private static Frame only(Frame frame, Entry entry) {
        return new Frame(frame.job(), frame.share(),
            frame.slots().stream().filter(slot -> isNamed(slot.name(), entry)).toList(), frame.loose());
    }

    /// Returns the words of an order's slots that its skill does not take; empty if it takes all.
    public static List<String> untaken(Frame frame, SlotTypes types) {
        var entry = ENTRIES.getOrDefault(frame.job(), List.of()).stream()
            .filter(e -> filled(e, only(frame, e), types).isPresent()).findFirst();
        return reading(frame, types).isPresent() || entry.isEmpty() ? List.of() : frame.slots().stream()
            .filter(slot -> !isAside(slot.name(), frame.job()) && !isNamed(slot.name(), entry.get()))
            .map(Frame.Slot::text).toList();
    }

    /// Returns the words of a question's slots that the answer does not look at, but for those passed over.
    static List<String> lost(Frame frame, SlotTypes types) {
        var entry = ENTRIES.getOrDefault(frame.job(), List.of()).stream()
            .filter(e -> filled(e, frame, types).isPresent()).findFirst();
        var seen = new HashSet<String>();
        return entry.isEmpty() ? List.of() : frame.slots().stream().filter(slot -> {
            boolean isNamed = isNamed(slot.name(), entry.get());
            boolean isFirst = seen.add(slot.name()) || isOfSeveral(slot.name(), entry.get());
            return !(isNamed && isFirst) && !isIn(ASIDES, "*", slot.name())
                && !isIn(PASSED_OVER, frame.job(), slot.name())
                && !isIn(PASSED_OVER, head(frame.job()), slot.name());
        }).map(Frame.Slot::text).toList();
    }

    /// Returns whether a job takes several things of a slot.
    public static boolean isOfSeveral(String job, String slot) {
        return ENTRIES.getOrDefault(job, List.of()).stream().anyMatch(entry -> isOfSeveral(slot, entry));
    }

    private static boolean isOfSeveral(String slot, Entry entry) {
        return entry.slots().stream()
            .anyMatch(wanted -> wanted.slot().equals(slot) && OF_SEVERAL.contains(wanted.target()));
    }

    private static boolean isIn(Map<String, List<String>> table, String key, String slot) {
        return table.getOrDefault(key, List.of()).contains(slot);
    }

    private static String head(String job) {
        return job.substring(0, job.indexOf('.'));
    }

    /// A request that lacks one thing.
    ///
    /// @param slot the slot of the intent that is to be filled
    /// @param type the slot's type
    public record Incomplete(Intent intent, String slot, String type) {}

    /// Returns the request of a frame that lacks exactly one thing which it must have; empty if it lacks none or
    /// more, or no skill does its job.
    public static Optional<Incomplete> incomplete(Frame frame, SlotTypes types) {
        return ENTRIES.getOrDefault(frame.job(), List.of()).stream().flatMap(entry -> {
            var lacking =
                entry.slots().stream().filter(w -> w.mark() == '!' && words(frame, w, types).isEmpty()).toList();
            var others = new Entry(entry.skill(), entry.slots().stream().filter(w -> !lacking.contains(w)).toList());
            return lacking.size() != 1 ? Stream.<Incomplete>empty() : filled(others, frame, types).stream()
                .map(intent -> new Incomplete(intent, lacking.getFirst().target(), type(lacking.getFirst())));
        }).findFirst();
    }

    /// Returns the jobs that some skill does.
    static Set<String> jobs() {
        return Set.copyOf(ENTRIES.keySet());
    }

    /// Returns the skills that do a job; empty if the job is unknown.
    public static List<String> skills(String job) {
        return ENTRIES.getOrDefault(job, List.of()).stream().map(e -> e.skill().skill()).toList();
    }

    /// Returns whether a skill does a job, or a job closely related to it.
    public static boolean isDoneBy(String job, String skill) {
        return skills(job).contains(skill) || KIN.getOrDefault(job, List.of()).contains(skill);
    }

    private static Optional<Intent> filled(Entry entry, Frame frame, SlotTypes types) {
        var reading = entry.skill();
        if (!SkillWrites.of(reading.skill()).isEmpty()
            && frame.slots().stream()
                .anyMatch(slot -> !isNamed(slot.name(), entry) && !isAside(slot.name(), frame.job()))) {
            return Optional.empty();
        }
        for (var wanted : entry.slots()) {
            var words = words(frame, wanted, types).map(types.lexicon()::withPoints)
                .map(w -> COLON.matcher(w).replaceFirst(""));
            if (wanted.slot().equals("tag")) {
                words = words.filter(w -> types.lexicon().told("no_tag", w.toLowerCase(Locale.ROOT)).isEmpty());
            }
            if (wanted.mark() == '-') {
                if (words.isPresent()) {
                    return Optional.empty();
                }
                continue;
            }
            if (type(wanted).equals("text")) {
                words = words.map(w -> QUOTES.matcher(w).replaceAll("")).filter(w -> !w.isBlank());
            }
            if (wanted.target().equals("words")) {
                words = words.map(w -> types.lexicon().pattern("article").matcher(w).replaceFirst(""));
            }
            boolean isEach = reading.skill().equals(SETTING) && wanted.target().equals("seconds");
            var value = isEach ? each(frame, wanted.slot(), types) : words.flatMap(w -> types.fill(type(wanted), w));
            if (value.isEmpty() && (wanted.mark() == '!' || words.isPresent()) && !reading.has(wanted.target())) {
                return Optional.empty();
            }
            if (value.isPresent() && !reading.has(wanted.target())) {
                reading = reading.with(wanted.target(), value.get());
            }
        }
        return Optional.of(reading);
    }

    private static List<String> named(Frame frame) {
        return frame.slots().stream().filter(slot -> TIMED.contains(slot.name())).map(Frame.Slot::text).toList();
    }

    /// Returns the values of a slot that may be filled several times, as "12 minutes and 25 minutes", one after the
    /// other. A number without a unit is none, where there is a name for each of the others: "another 1 for 6 minutes".
    private static Optional<String> each(Frame frame, String slot, SlotTypes types) {
        var all = frame.slots().stream().filter(s -> s.name().equals(slot)).map(Frame.Slot::text).toList();
        var withUnits = all.stream().filter(words -> words.matches(".*\\p{L}.*")).toList();
        var values = (!withUnits.isEmpty() && withUnits.size() == named(frame).size() ? withUnits : all).stream()
            .flatMap(words -> types.fill("seconds", words).stream()).toList();
        return values.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", values));
    }

    private static boolean isNamed(String slot, Entry entry) {
        return entry.slots().stream().anyMatch(wanted -> wanted.slot().equals(slot));
    }

    /// The words of a slot; a recipe may be a pronoun or a place in a list, and several days are told one after the
    /// other.
    private static Optional<String> words(Frame frame, Wanted wanted, SlotTypes types) {
        var slot = wanted.slot();
        var own = slot.equals("items") ? lists(frame, types) : frame.slot(slot);
        if ((wanted.target().equals("days") || slot.equals("days")) && own.isPresent()) {
            var said = frame.slots().stream().filter(s -> s.name().equals(slot)).map(Frame.Slot::text).toList();
            var one = String.join(" ", said);
            return Optional.of(types.fill("days", one).isPresent() ? one : String.join(" and ", said));
        }
        if (Set.of("names", "items").contains(wanted.target()) && slot.equals("food") && own.isPresent()) {
            return Optional.of(String.join(", ", named(frame)));
        }
        if (slot.equals("without") && own.isPresent()) {
            return Optional.of(frame.slots().stream().filter(s -> s.name().equals(slot)).map(Frame.Slot::text)
                .collect(Collectors.joining(", ")));
        }
        if (slot.equals("task") && own.isPresent()) {
            return Optional.of(frame.slots().stream().filter(s -> s.name().equals(slot)).map(Frame.Slot::text)
                .collect(Collectors.joining(" ")));
        }
        if (slot.equals("note") && own.isPresent()) {
            return Optional.of(frame.slots().stream().filter(s -> s.name().equals(slot)).map(Frame.Slot::text)
                .collect(Collectors.joining("; ")));
        }
        if (wanted.target().equals("also")) {
            return Optional.of(frame.slots().stream().filter(s -> s.name().equals(slot)).skip(1).map(Frame.Slot::text)
                .collect(Collectors.joining(" | "))).filter(others -> !others.isEmpty());
        }
        if (Set.of("recipes", "foods", "pair").contains(wanted.target()) && own.isPresent()) {
            return Optional.of(frame.slots().stream().filter(s -> s.name().equals(slot)).map(Frame.Slot::text)
                .collect(Collectors.joining(wanted.target().equals("pair") ? " → " : " | ")));
        }
        return Set.of("recipe", "task", "items").contains(slot)
            ? own.or(() -> frame.slot("ref")).or(() -> frame.slot("ordinal")) : own;
    }

    private static boolean isAside(String slot, String job) {
        return isIn(ASIDES, "*", slot) || isIn(ASIDES, head(job), slot);
    }

    /// All lists of known things in a frame as one, such as "milk … and two lemons as well", with amounts of what was named
    /// before them; the first one, if it names other things.
    private static Optional<String> lists(Frame frame, SlotTypes types) {
        var all = frame.slots().stream().filter(slot -> slot.name().equals("items")).map(Frame.Slot::text).toList();
        return Stream
            .concat(all.stream().limit(1),
                all.stream().skip(1).filter(more -> types.areFoods(more) || Items.isAmountOfOthers(more)))
            .reduce((a, b) -> a + ", " + b);
    }

    private static String type(Wanted wanted) {
        boolean isFree = Set.of("recipes", "foods", "also", "system", "pair").contains(wanted.target())
            || wanted.slot().equals("equipment") && wanted.target().equals("items");
        boolean areItems = wanted.slot().equals("food") && wanted.target().equals("items");
        return isFree ? "text" : areItems ? "items" : switch (wanted.slot()) {
            case "day", "to_day" -> wanted.target().endsWith("days") ? "days" : "day";
            case "place", "from_place" -> "place";
            case "duration" -> Set.of("seconds", "by").contains(wanted.target()) ? wanted.target() : "minutes";
            case "method", "equipment" -> "method";
            case "state", "repeat" -> wanted.slot();
            case "servings", "number" -> "number";
            case "to_meal" -> "meal";
            case "unit" -> wanted.target().equals("food") ? "food" : "unit";
            case "recipe", "items", "food", "days", "meal", "diet", "cuisine", "stars", "time", "ordinal",
                "factor" ->
                wanted.slot();
            case "without" -> "food";
            default -> "text";
        };
    }

    private static void read() {
        try (var in = Objects.requireNonNull(JobTable.class.getResourceAsStream("/alfred/builtin/jobs.txt"))) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .forEach(JobTable::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(String line) {
        var kin = line.split(" \\+ ", 2);
        var asides = line.split(" ~ ", 2);
        var passed = line.split(" [?] ", 2);
        if (asides.length == 2) {
            ASIDES.put(asides[0].strip(), List.of(asides[1].strip().split(" ")));
        } else if (passed.length == 2) {
            PASSED_OVER.put(passed[0].strip(), List.of(passed[1].strip().split(" ")));
        } else if (kin.length == 2) {
            KIN.computeIfAbsent(kin[0].strip(), _ -> new ArrayList<>()).add(kin[1].strip());
        } else {
            var pair = line.split("=", 2);
            ENTRIES.computeIfAbsent(pair[0].strip(), _ -> new ArrayList<>()).add(entry(pair[1].strip()));
        }
    }

    private static Entry entry(String text) {
        var parts = text.split(":", 2);
        var head = parts[0].strip().split(" ");
        var skill = new Intent(head[0], Map.of());
        for (int i = 1; i < head.length; i++) {
            var preset = head[i].split("=", 2);
            skill = skill.with(preset[0], preset[1]);
        }
        var slots = new ArrayList<Wanted>();
        for (var slot : parts[1].strip().split(" ")) {
            if (!slot.isEmpty()) {
                char mark = slot.startsWith("-") ? '-' : slot.endsWith("!") ? '!' : ' ';
                var bare = slot.replaceAll("^-|!$", "").split(">", 2);
                slots.add(new Wanted(bare[0], bare[bare.length - 1], mark));
            }
        }
        return new Entry(skill, List.copyOf(slots));
    }
}
