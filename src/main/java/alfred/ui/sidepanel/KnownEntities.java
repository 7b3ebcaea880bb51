package alfred.ui.sidepanel;

import static alfred.ui.fx.Texts.text;

import alfred.core.domain.Row;
import alfred.core.registry.RefEntry;
import alfred.ui.model.ChatService;
import alfred.ui.model.KnownEntity;
import alfred.ui.model.PlanDays;
import alfred.ui.page.text.DisplayFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Maps the entity registry's tiers to side panel entries.
public final class KnownEntities {
    /// What a drafted plan is called that is for some days and nothing else, in either language.
    private static final Pattern PLAN = Pattern
        .compile(
            "(?:Breakfast|Lunch(?:e)?|Dinner|Snack|Frühstück|Mittagessen|Abendessen|Imbiss)s? \\p{L}{2,3}[.,]* \\d.*");

    /// Types that exist only as parts of other entities and are not listed.
    private static final Set<String> PARTS = Set.of("ri", "ing");

    private static final Comparator<RefEntry> LATEST_FIRST =
        Comparator.comparingInt(RefEntry::turnLastRef).reversed();

    private KnownEntities() {}

    /// Returns the entries: entities in use, most recently referenced first, then drafts, then pinned and retained
    /// ones.
    public static List<KnownEntity> of(ChatService.View view) {
        var rows = new ArrayList<KnownEntity>();
        add(
            rows,
            view.active().stream().filter(entry -> !entry.isPinned()).sorted(LATEST_FIRST),
            KnownEntity.Tier.IN_USE,
            view.labels());
        add(rows, view.generated().stream(), KnownEntity.Tier.DRAFT, view.labels());
        var pinned = view.active().stream().filter(RefEntry::isPinned);
        var kept = view.retained().stream()
            .filter(entry -> view.active().stream().noneMatch(other -> other.ref().equals(entry.ref())));
        add(rows, Stream.concat(pinned, kept), KnownEntity.Tier.KEPT, view.labels());
        return rows;
    }

    private static void add(
        List<KnownEntity> rows, Stream<RefEntry> entries, KnownEntity.Tier tier, Map<String, String> labels) {
        entries.filter(entry -> !PARTS.contains(entry.type()))
            .filter(entry -> tier != KnownEntity.Tier.IN_USE || !entry.isUnsaved())
            .forEach(entry -> rows.add(row(entry, tier, labels)));
    }

    private static KnownEntity row(RefEntry entry, KnownEntity.Tier tier, Map<String, String> labels) {
        var reason = entry.isPinned() ? text("panel.pinned") : entry.reason();
        var id = entry.uuid();
        return new KnownEntity(
            entry.ref(),
            entry.type(),
            id == null ? "" : id.toString(),
            label(entry),
            tier,
            doing(entry),
            tier == KnownEntity.Tier.KEPT ? reason : "",
            entry.isPinned(),
            entry.action().isDeletion(),
            tier == KnownEntity.Tier.DRAFT && entry.content() instanceof Row content
                ? named(content, labels)
                : Row.EMPTY);
    }

    /// Returns the label of an entity; a drafted plan that says only which days it is for, in the language of the
    /// window.
    private static String label(RefEntry entry) {
        var plan = entry.content() instanceof Row content && PLAN.matcher(entry.label()).matches()
            ? PlanDays.of(content) : Optional.<PlanDays>empty();
        return plan.map(days -> text("label.plan", days.count(), DisplayFormat.mealType(days.type()),
            DisplayFormat.dayAndMonth(days.first()), DisplayFormat.dayAndMonth(days.last())))
            .orElseGet(() -> DisplayFormat.label(entry.label()));
    }

    /// Returns a copy with a label beside each ref (`_recipe_id_label` for `recipe_id`), as in rows read from the
    /// store, so that the user sees names rather than refs. Applies to nested rows too.
    private static Row named(Row content, Map<String, String> labels) {
        var named = content;
        for (var entry : content.values().entrySet()) {
            var column = entry.getKey();
            var value = entry.getValue();
            if (value instanceof String ref && column.endsWith("_id") && labels.containsKey(ref)) {
                named = named.with("_" + column + "_label", labels.get(ref));
            } else if (value instanceof List<?> list) {
                named = named.with(
                    column,
                    list.stream()
                        .map(part -> part instanceof Row row ? named(row, labels) : part)
                        .toList());
            }
        }
        return named;
    }

    private static String doing(RefEntry entry) {
        if (!entry.by().isEmpty()) {
            return text(switch (entry.action()) {
                case CREATED, CREATED_BY_USER -> "doing.they-added";
                case DELETED, DELETED_BY_USER -> "doing.they-deleted";
                case READ, UPDATED, GENERATED, LINKED, UPDATED_BY_USER, MENTIONED_BY_USER -> "doing.they-edited";
            }, entry.by());
        }
        return switch (entry.action()) {
            case READ -> text("doing.read");
            case CREATED -> text("doing.added");
            case UPDATED -> text("doing.changed");
            case DELETED, DELETED_BY_USER -> text("doing.deleted");
            case GENERATED -> text("doing.generated");
            case LINKED -> text("doing.linked");
            case CREATED_BY_USER -> text("doing.you-added");
            case UPDATED_BY_USER -> text("doing.you-edited");
            case MENTIONED_BY_USER -> text("doing.mentioned");
        };
    }
}
