package alfred.core.reasoner.model.prompt;

import static alfred.core.reasoner.model.prompt.PromptSections.objects;
import static alfred.core.reasoner.model.prompt.PromptSections.read;
import static alfred.core.reasoner.model.prompt.PromptSections.section;

import alfred.core.context.ConversationTurn;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.rule.DomainBriefing;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.EntityDefinition;
import alfred.core.domain.Row;
import alfred.core.domain.RowJson;
import alfred.core.reasoner.StepOutcome;
import alfred.core.reasoner.TurnContext;
import alfred.core.reasoner.model.call.Prompt;
import alfred.core.registry.RefEntry;
import alfred.core.registry.Tier;
import alfred.core.registry.TierPolicy;
import alfred.core.row.Filter;
import alfred.core.row.Query;
import alfred.core.row.Rows;
import alfred.core.row.Store;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Compares what a prompt says with the store, the registry and the turns told so far: nothing stale, nothing missing,
/// nothing said to be loaded that is not. It parses the prompt's text, section by section.
///
/// A section that ends with `(n more, not shown)` may lack entries; what it has must still be true.
final class PromptChecker {
    /// What prompts leave out.
    private static final List<Object> EMPTY = List.of(List.of(), "", false);
    /// How much of the profile and the snapshot is always in a prompt, in letters.
    private static final int MAX_BRIEF = 1_500;
    private static final Pattern CUT = Pattern.compile("\\(\\d+ more, not shown\\)");
    private static final Pattern REF_LINE = Pattern.compile("^- ([a-z_]+_\\d+): (.*?) \\(([a-z_]+)\\)(.*)$");
    private static final Pattern TABLE_LINE =
        Pattern.compile("^\\| ([a-z_]+_\\d+) \\| ([a-z_]+) \\| (.*?) \\| ([^|]*) \\| \\d+ \\| \\d+ \\| .*\\|$");
    private static final Pattern REF = Pattern.compile("\\b(?:gen_)?[a-z]+(?:_[a-z]+)*_[1-9]\\d*\\b");
    private final DomainConfig domain;
    private final Store store;
    private final Supplier<DomainBriefing> briefing;
    /// The refs that reads of a turn brought in full, and what tools computed in it.
    private final Map<Integer, Set<String>> readInFull = new HashMap<>();
    private final Map<Integer, Set<Row>> computed = new HashMap<>();
    private final List<String> faults = new ArrayList<>();
    private String stage = "";

    /// @param briefing makes one that remembers nothing
    PromptChecker(DomainConfig domain, Store store, Supplier<DomainBriefing> briefing) {
        this.domain = domain;
        this.store = store;
        this.briefing = briefing;
    }

    /// Throws with all that is wrong in a prompt, if anything is.
    void check(String of, Prompt prompt, TurnContext turn) {
        faults.clear();
        stage = of;
        store.read(rows -> {
            switch (of) {
                case "understand" -> understand(prompt.user(), turn, rows);
                case "think" -> think(prompt.user(), turn, rows);
                case "act" -> act(prompt.user(), turn, rows);
                case "act_quick" -> names(section(prompt.user(), "\nKnown in this conversation:\n"), turn, rows);
                case "reply" -> reply(prompt.user(), turn);
                default -> noRefs(prompt.user(), turn);
            }
            if (List.of("think", "act").contains(of)) {
                brief("profile", prompt.user(), turn.profile(), briefing.get().profile(rows));
            }
            if (of.equals("think")) {
                brief("snapshot", prompt.user(), turn.snapshot(), briefing.get().snapshot(rows, turn.now()));
            }
            if (List.of("understand", "think", "act").contains(of)) {
                history(prompt.user(), turn);
            }
            return "";
        });
        if (!faults.isEmpty()) {
            throw new AssertionError(
                "The prompt of " + stage + " in turn " + turn.turn() + ":\n- " + String.join("\n- ", faults)
                    + "\n\n" + prompt.user());
        }
    }

    /// The profile or the snapshot is that of the rows as they are, and stands in the prompt from its beginning on.
    private void brief(String name, String user, String said, String truth) {
        if (!said.equals(truth)) {
            faults.add("the " + name + " is:\n" + truth + "\nsaid is:\n" + said);
        }
        var words = PromptRows.words(truth);
        if (!user.contains(words.substring(0, Math.min(MAX_BRIEF, words.length())))) {
            faults.add("the " + name + " is not in the prompt");
        }
    }

    /// The latest line of the summary of older turns is there.
    private void history(String user, TurnContext turn) {
        turn.conversation().historySummary().lines().reduce((_, last) -> last).map(PromptRows::words)
            .filter(line -> !user.contains(line))
            .ifPresent(line -> faults.add("the history lacks its latest line: " + line));
    }

    /// Notes what the calls of a turn brought, so that later prompts can be held to it.
    void calls(TurnContext turn, List<StepOutcome> done, List<ToolResult> current) {
        Stream.concat(done.stream().flatMap(o -> o.results().stream()), current.stream())
            .filter(r -> r.isDone() && r.writes().isEmpty())
            .forEach(result -> {
                var entity = domain.entityOfTable(result.table());
                if (entity.isEmpty()) {
                    computed.computeIfAbsent(turn.turn(), _ -> new HashSet<>()).addAll(result.rows());
                } else if (result.call().isRead() && result.call().returnedColumns(domain, entity.get()).isEmpty()) {
                    readInFull.computeIfAbsent(turn.turn(), _ -> new HashSet<>())
                        .addAll(result.rows().stream().map(r -> r.text(Row.ID)).toList());
                }
            });
    }

    private void understand(String user, TurnContext turn, Rows rows) {
        var table = section(user, "| ref | type | name | last action | since turn | last in turn | kept because |\n");
        var named = new HashSet<String>();
        table.lines().map(TABLE_LINE::matcher).filter(m -> m.matches()).forEach(line -> {
            named.add(line.group(1));
            entry(turn, line.group(1)).ifPresent(entry -> {
                label(entry, line.group(3), rows);
                if (entry.action().isDeletion() && turn.turn() - entry.turnLastRef() >= TierPolicy.TURNS_WINDOW) {
                    faults.add(
                        entry.ref() + " was deleted in turn " + entry.turnLastRef() + " and is still in the table");
                }
            });
        });
        if (!CUT.matcher(table).find()) {
            turn.entities().stream().filter(e -> !e.action().isDeletion() && !named.contains(e.ref()))
                .forEach(e -> faults.add(e.ref() + " is not in the table"));
        } else {
            noChildBeforeItsKind(named, turn);
        }
        told(user, turn, 5);
        pending(user, turn);
    }

    /// Where entries are left out, none of the relevant types is left out of a tier for one of another type.
    private void noChildBeforeItsKind(Set<String> named, TurnContext turn) {
        for (var tier : List.of(Tier.ACTIVE, Tier.RETAINED)) {
            var ofTier = turn.inTier(tier);
            var left = ofTier.stream()
                .filter(e -> domain.relevantTypes().contains(e.type()) && !named.contains(e.ref())).findFirst();
            var instead = ofTier.stream()
                .filter(e -> !domain.relevantTypes().contains(e.type()) && named.contains(e.ref())).findFirst();
            if (left.isPresent() && instead.isPresent()) {
                faults.add(left.get().ref() + " is left out for " + instead.get().ref());
            }
        }
    }

    private void think(String user, TurnContext turn, Rows rows) {
        var loaded = turn.loaded();
        for (var heading : List.of("Drafts (NOT YET SAVED):\n", "Recent (this turn and the last):\n",
            "Kept from earlier:\n")) {
            var section = section(user, heading);
            names(section, turn, rows);
            section.lines().map(REF_LINE::matcher).filter(m -> m.matches()).forEach(line -> {
                boolean isSaidFull = line.group(4).contains(":full]");
                if (isSaidFull && (!loaded.containsKey(line.group(1)) || !loaded.get(line.group(1)).isFull())) {
                    faults.add(line.group(1) + " is said to be loaded in full");
                }
                if (line.group(4).contains("not loaded") && loaded.containsKey(line.group(1))) {
                    faults.add(line.group(1) + " is loaded and said not to be");
                }
            });
        }
        told(user, turn, 2);
        pending(user, turn);
    }

    private void act(String user, TurnContext turn, Rows rows) {
        var shown = new HashSet<String>();
        var drafts = section(user, "## Drafts, not saved (content loaded)\n");
        objects(drafts, "").forEach(draft -> entry(turn, draft.path("id").asText()).ifPresent(entry -> {
            shown.add(entry.ref());
            var content = Row.of(Row.ID, entry.ref()).overlaidBy(entry.content() == null ? Row.EMPTY : entry.content());
            if (!entry.isUnsaved() || !draft.equals(json(content))) {
                faults.add(entry.ref() + " is shown as " + draft + " and is " + json(content));
            }
        }));
        var saved = section(user, "## Saved in this turn (content loaded)\n");
        objects(saved, "").forEach(row -> shown.add(row.path("id").asText()));
        var active = section(user, "## Loaded rows, as they are now\n");
        objects(active, "full ").forEach(row -> row(row, true, turn, shown, rows));
        objects(active, "short ").forEach(row -> row(row, false, turn, shown, rows));
        computed(section(user, "## Results of tools, as computed then\n"), turn);
        fullRows(active, turn);
        var names = section(user, "## Recent, data NOT loaded (read before use; what is deleted is gone)\n");
        var kept = section(user, "## Kept from earlier, data NOT loaded (read before use)\n");
        for (var section : List.of(names, kept)) {
            names(section, turn, rows).forEach(ref -> {
                if (!shown.add(ref)) {
                    faults.add(ref + " is loaded and said not to be");
                }
            });
        }
        if (!CUT.matcher(names + kept).find()) {
            Stream.of(Tier.GENERATED, Tier.ACTIVE, Tier.RETAINED).flatMap(t -> turn.inTier(t).stream())
                .filter(e -> !shown.contains(e.ref()))
                .forEach(e -> faults.add(e.ref() + " is nowhere in the prompt"));
        }
        told(user, turn, 3);
    }

    /// Compares a loaded row with the store, column by column.
    private void row(JsonNode said, boolean isFull, TurnContext turn, Set<String> shown, Rows rows) {
        var entry = entry(turn, said.path("id").asText()).orElse(null);
        if (entry == null || entry.uuid() == null) {
            faults.add("said to be loaded, and no row of this conversation: " + said);
            return;
        }
        if (!shown.add(entry.ref())) {
            faults.add(entry.ref() + " is there twice");
        }
        var entity = domain.entity(entry.type()).orElseThrow();
        var stored = rows.find(entity, entry.uuid()).orElse(null);
        if (stored == null) {
            faults.add(entry.ref() + " is said to be loaded and is gone");
            return;
        }
        same(entry.ref(), said, stored, entity, "", turn);
        if (isFull) {
            missing(entry.ref(), said, stored, entity, "");
        }
        entity.children().filter(c -> isFull || said.has(c.key())).ifPresent(c -> {
            var child = domain.entity(c.type()).orElseThrow();
            var children = rows
                .read(Query.where(child.table(), Filter.eq(c.parentColumn(), stored.id())).orderedBy(c.orderColumn()));
            if (children.size() != said.path(c.key()).size()) {
                faults.add(entry.ref() + " has " + children.size() + " " + c.key() + ", said are "
                    + said.path(c.key()).size());
                return;
            }
            for (int i = 0; i < children.size(); i++) {
                var line = said.path(c.key()).get(i);
                same(entry.ref() + "." + c.key(), line, children.get(i), child, c.parentColumn(), turn);
                missing(entry.ref() + "." + c.key(), line, children.get(i), child, c.parentColumn());
                if (line.has(Row.ID)) {
                    shown.add(line.path(Row.ID).asText());
                }
            }
        });
    }

    private void same(String ref, JsonNode said, Row stored, EntityDefinition entity, String parentColumn,
        TurnContext turn) {
        var truth = read(RowJson.show(stored.without(Row.ID, Row.VERSION)).toString()).orElseThrow();
        said.properties().stream().filter(f -> !f.getKey().startsWith("_") && !f.getKey().equals(Row.ID))
            .forEach(field -> {
                boolean isChildren = entity.children().filter(c -> c.key().equals(field.getKey())).isPresent();
                var id = stored.reference(field.getKey());
                var expected = id.isPresent() ? refOf(id.get(), turn) : truth.path(field.getKey());
                var value = id.isPresent() ? field.getValue().asText() : field.getValue();
                if (!isChildren && !field.getKey().equals(parentColumn) && !expected.equals(value)) {
                    faults.add(ref + "." + field.getKey() + " is " + expected + ", said is " + value);
                }
            });
    }

    private void missing(String ref, JsonNode said, Row stored, EntityDefinition entity, String parentColumn) {
        entity.columns().stream().filter(c -> stored.has(c.name()) && !EMPTY.contains(stored.values().get(c.name())))
            .filter(c -> !said.has(c.name()) && !c.name().equals(parentColumn))
            .forEach(c -> faults.add(ref + " is said to be full and lacks " + c.name()));
    }

    private static Object refOf(UUID id, TurnContext turn) {
        return turn.entities().stream().filter(e -> id.equals(e.uuid())).map(RefEntry::ref).findFirst()
            .orElse("no ref");
    }

    /// What was read in full in this turn or the last one is there in full.
    private void fullRows(String active, TurnContext turn) {
        if (CUT.matcher(active).find()) {
            return;
        }
        var full = objects(active, "full ").stream().flatMap(row -> row.findValuesAsText(Row.ID).stream())
            .collect(Collectors.toSet());
        Stream.of(turn.turn() - 1, turn.turn()).flatMap(n -> readInFull.getOrDefault(n, Set.of()).stream()).distinct()
            .flatMap(ref -> turn.entry(ref).stream())
            .filter(e -> !e.isUnsaved() && !e.action().isDeletion() && turn.tierOf(e) == Tier.ACTIVE)
            .filter(e -> e.turnPromoted() != turn.turn() && !full.contains(e.ref()))
            .forEach(e -> faults.add(e.ref() + " was read in full and is not there in full"));
    }

    private void computed(String section, TurnContext turn) {
        var said = objects(section, "  ");
        if (!CUT.matcher(section).find()) {
            Stream.of(turn.turn() - 1, turn.turn()).flatMap(n -> computed.getOrDefault(n, Set.of()).stream())
                .filter(row -> !row.has(Row.ID) && !said.contains(json(row)))
                .forEach(row -> faults.add("a tool computed " + json(row)
                    + ", which is not there"));
        }
    }

    private void reply(String user, TurnContext turn) {
        noRefs(user, turn);
        var existing = section(user, "These ALREADY EXIST: ");
        turn.entities().stream().filter(e -> e.action().isDeletion() && !e.label().isBlank()
            && Stream.of(existing.split(", ")).anyMatch(name -> name.startsWith(e.label() + " ("))
            && turn.entities().stream().noneMatch(o -> !o.action().isDeletion() && o.label().equals(e.label())))
            .forEach(e -> faults.add(e.label() + " is said to exist and is deleted"));
        told(user, turn, 3);
    }

    /// No ref of this conversation is in a prompt whose answer people read, but where the user wrote it.
    private void noRefs(String user, TurnContext turn) {
        var known = turn.entities().stream().map(RefEntry::ref).collect(Collectors.toSet());
        var own = turn.message()
            + turn.conversation().recentTurns().stream().map(ConversationTurn::user).collect(Collectors.joining(" "));
        REF.matcher(user).results().map(m -> m.group()).filter(ref -> known.contains(ref) && !own.contains(ref))
            .distinct()
            .forEach(ref -> faults.add(ref + " is in a prompt for words to people"));
    }

    private Set<String> names(String section, TurnContext turn, Rows rows) {
        var named = new HashSet<String>();
        section.lines().map(REF_LINE::matcher).filter(m -> m.matches())
            .forEach(line -> entry(turn, line.group(1)).ifPresent(entry -> {
                named.add(entry.ref());
                label(entry, line.group(2), rows);
            }));
        return named;
    }

    private void label(RefEntry entry, String said, Rows rows) {
        if (!said.equals(shown(entry.label()))) {
            faults.add(entry.ref() + " is called " + entry.label() + ", said is " + said);
        }
        if (entry.uuid() == null || entry.action().isDeletion()) {
            return;
        }
        var entity = domain.entity(entry.type()).orElseThrow();
        var stored = rows.find(entity, entry.uuid()).orElse(null);
        if (stored == null) {
            faults.add(entry.ref() + " is gone and not said to be");
        } else
            if (entity.column(entity.labelColumn()).filter(c -> c.foreignKey() == null).isPresent() && !said.isEmpty()
                && domain.labelColumns(entity).stream().noneMatch(c -> stored.reference(c).isPresent())
                && !said.equals(shown(domain.label(entity, stored)))) {
                    faults.add(entry.ref() + " is called " + domain.label(entity, stored) + ", said is " + said);
                }
    }

    private static String shown(String label) {
        return PromptRows.words(label).replace('|', '/').replace('\n', ' ');
    }

    /// Every turn told so far is there with the user's words, the latest ones first to stay.
    private void told(String user, TurnContext turn, int depth) {
        var section = section(user, "The conversation so far:\n");
        if (CUT.matcher(section).find()) {
            return;
        }
        var turns = turn.conversation().recentTurns();
        turns.subList(Math.max(0, turns.size() - depth), turns.size()).forEach(t -> {
            if (!section.contains("Turn " + t.turn() + "\nUser: " + PromptRows.words(t.user()))) {
                faults.add("turn " + t.turn() + " is not in the conversation");
            }
        });
    }

    private void pending(String user, TurnContext turn) {
        turn.conversation().open().ifPresent(open -> {
            var first = PromptRows.words(open.text()).lines().findFirst().orElse("");
            if (!user.contains(first.substring(0, Math.min(100, first.length())))) {
                faults.add("the open question is not there: " + first);
            }
        });
    }

    private Optional<RefEntry> entry(TurnContext turn, String ref) {
        var entry = turn.entry(ref);
        if (entry.isEmpty()) {
            faults.add(ref + " is no ref of this conversation");
        }
        return entry;
    }

    private static JsonNode json(Row row) {
        return read(PromptRows.byRef(row)).orElseThrow();
    }
}
