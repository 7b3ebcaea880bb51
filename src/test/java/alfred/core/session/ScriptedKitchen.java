package alfred.core.session;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.core.crud.ToolImplementation;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.reasoner.ActDecision;
import alfred.core.reasoner.StepType;
import alfred.core.reasoner.model.prompt.PromptCorpus;
import alfred.core.registry.RefEntry;
import alfred.core.session.state.Engine;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.KitchenMiddleware;
import alfred.kitchen.briefing.KitchenBriefing;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.recipe.SemanticSearch;
import alfred.kitchen.shopping.SavedRecipes;
import alfred.kitchen.tool.KitchenTools;
import alfred.store.SqlStore;
import alfred.store.database.Database;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A kitchen on disk with a scripted reasoner, on a Monday; every prompt of its turns is compared with the store
/// (`PromptChecker`).
final class ScriptedKitchen implements AutoCloseable {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-12T09:30:00Z"), ZoneOffset.UTC);
    final Database database;
    final ScriptedReasoner reasoner = new ScriptedReasoner();
    final Session session;

    ScriptedKitchen(Path folder) {
        database = Database.open(folder);
        var store = new SqlStore(database, KitchenEntities.ALL, CLOCK);
        var foods = new Foods();
        var recipes = new SavedRecipes(foods);
        var briefing = new KitchenBriefing(foods);
        store.onCommit(committed -> {
            foods.changed();
            briefing.changed();
            recipes.committed(committed);
        });
        var tools = KitchenTools.all(foods, recipes);
        var domain = new KitchenDomain(tools.stream().map(ToolImplementation::tool).toList());
        var corpus = new PromptCorpus(reasoner, domain).over(store, () -> new KitchenBriefing(foods));
        session = new Session(
            new Engine(domain, new KitchenMiddleware(foods, SemanticSearch.NONE, () -> LocalDate.now(CLOCK)),
                briefing, tools, store, () -> corpus,
                () -> OffsetDateTime.now(CLOCK)));
    }

    /// A turn of one step: each decision is followed by a look at what it brought.
    List<PipelineEvent> turn(String words, StepType type, ActDecision... decisions) {
        reasoner.steps(type).decides(decisions);
        var events = new ArrayList<PipelineEvent>();
        session.say(words, Optional.empty(), events::add).join();
        session.settle();
        assertThat(events).as(words).hasAtLeastOneElementOfType(PipelineEvent.Done.class);
        return events;
    }

    String refOf(String label) {
        return session.entities().stream().filter(e -> e.label().equals(label) && !e.action().isDeletion())
            .map(RefEntry::ref).reduce((_, b) -> b)
            .orElseThrow();
    }

    @Override
    public void close() {
        session.close();
        database.close();
    }
}
