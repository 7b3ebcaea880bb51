package alfred.wiring;

import alfred.builtin.BuiltInReasoner;
import alfred.builtin.Language;
import alfred.core.crud.Query;
import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.Row;
import alfred.core.reasoner.model.LoggedModelClient;
import alfred.core.reasoner.model.ModelCall;
import alfred.core.session.Engine;
import alfred.core.session.Session;
import alfred.kitchen.KitchenBriefing;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.KitchenMiddleware;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodRows;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.permission.EnglishWritePolicy;
import alfred.kitchen.recipe.SemanticIndex;
import alfred.kitchen.shopping.SavedRecipes;
import alfred.kitchen.tool.KitchenTools;
import alfred.langchain.MiniLm;
import alfred.store.Database;
import alfred.store.Settings;
import alfred.store.SqlStore;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The composition root: opens the kitchen and puts its parts together. The only place where concretes meet.
public final class Wiring implements AutoCloseable {
    private static final Query ONE_FOOD = new Query("ingredients", List.of(), List.of(), List.of("name"), List.of(), 1);

    private final Database database;
    private final Settings settings;
    private final DataFolder place;
    private final Path photos;
    private final Foods foods;
    private final SavedRecipes recipes;
    private final MiniLm sentences = new MiniLm();
    private final SemanticIndex meaning;
    private final Session session;
    private final ModelConnection connection;
    private final ReasonerProvider reasoner;

    private Wiring(Optional<Path> folder, Clock clock, ReasonerFactory reasoners, Function<Settings, Language> spoken) {
        photos = folder.orElseGet(() -> Path.of(System.getProperty("java.io.tmpdir"))).resolve("photos");
        // first of all: a backup that is to be restored brings its settings along
        database = folder.map(Database::open).orElseGet(Database::inMemory);
        try {
            settings = folder.map(Settings::in).orElseGet(Settings::inMemory);
            place = new DataFolder(folder, database, settings);
            connection = new ModelConnection(settings, folder);
            var store = new SqlStore(database, KitchenEntities.ALL, clock);
            var language = spoken.apply(settings);
            foods = new Foods(language.locale());
            recipes = new SavedRecipes(foods);
            var tools = KitchenTools.all(foods, recipes);
            var domain = new KitchenDomain(tools.stream().map(ToolImplementation::tool).toList(), language.phrases());
            var briefing = new KitchenBriefing();
            store.onCommit(_ -> briefing.changed());
            store.onCommit(committed -> {
                if (committed.tables().contains(KitchenEntities.INGREDIENT.table())) {
                    foods.changed();
                }
            });
            store.onCommit(recipes::committed);
            firstFilling(store);
            var builtIn = new BuiltInReasoner(language, () -> store.read(foods::catalogue));
            reasoner = reasoners.of(builtIn, domain, settings, connection, connection.log());
            meaning = new SemanticIndex(sentences, store);
            store.onCommit(meaning::committed);
            session = new Session(new Engine(domain, new KitchenMiddleware(foods, meaning), briefing, tools, store, reasoner,
                () -> OffsetDateTime.now(clock),
                new CombinedWritePolicy(new EnglishWritePolicy(), builtIn, () -> LocalDate.now(clock))));
        } catch (RuntimeException failure) {
            database.close();
            throw failure;
        }
    }

    /// Opens the kitchen in a folder, or an empty one in memory, to speak English.
    ///
    /// @throws alfred.core.crud.StoreException in words for the user, where the folder is in use, unwritable or from a newer version
    public static Wiring open(Optional<Path> folder, Clock clock, ReasonerFactory reasoners) {
        return open(folder, clock, reasoners, _ -> Language.ENGLISH);
    }

    /// The same in the language that the settings choose.
    public static Wiring open(Optional<Path> folder, Clock clock, ReasonerFactory reasoners, Function<Settings, Language> spoken) {
        return new Wiring(folder, clock, reasoners, spoken);
    }

    /// Who answers: the built-in assistant alone, or with a language model behind it.
    public interface ReasonerFactory {
        /// @param builtIn the built-in assistant of this kitchen
        /// @param storedKey the key for the model of the settings; `""` for none
        /// @param log is told of each model call
        ReasonerProvider of(BuiltInReasoner builtIn, DomainConfig domain, Settings settings, Supplier<String> storedKey, Consumer<ModelCall> log);

        /// The built-in assistant, always.
        static ReasonerFactory builtIn() {
            return (builtIn, _, _, _, _) -> ReasonerProvider.always(builtIn);
        }

        /// The environment, where something in it chooses a model for Alfred; else nothing.
        static Map<String, String> chosen(Map<String, String> environment) {
            return Stream.of("ALFRED_BASE_URL", "ALFRED_API_KEY", "ALFRED_MODEL").anyMatch(environment::containsKey) ? environment : Map.of();
        }

        /// The model that the environment or the settings name, with the built-in assistant before it; the latter alone where none is named.
        ///
        /// An `OPENAI_…` variable that other programs need is no choice for Alfred: it counts where a model is asked for, or beside an
        /// `ALFRED_…` one.
        ///
        /// @param isRequired whether a turn fails where no model is named, as `--model openai` asks for
        /// @param promptLog where each model call is appended, if anywhere
        static ReasonerFactory configured(Map<String, String> environment, Optional<Path> promptLog, boolean isRequired) {
            var counting = isRequired ? environment : chosen(environment);
            return (builtIn, domain, settings, storedKey, log) -> {
                var all = promptLog.map(LoggedModelClient::to).map(log::andThen).orElse(log);
                var model = new ModelReasonerProvider(domain, settings, storedKey, counting, all);
                return new ReasonerProvider.BuiltInOrBoth(builtIn, model, isRequired);
            };
        }
    }

    /// What every new kitchen has: the catalogue, and one row of preferences. Of a newer program's catalogue, the foods that are not there yet.
    private void firstFilling(SqlStore store) {
        var edition = String.valueOf(FoodCatalogue.EDITION);
        boolean isFilled = settings.get(Settings.CATALOGUE).filter(edition::equals).isPresent();
        store.write(tx -> {
            if (!isFilled || tx.read(ONE_FOOD).isEmpty()) {
                var known = foods.catalogue(tx);
                FoodCatalogue.standardFoods().stream().filter(food -> !known.holds(food.name()))
                    .forEach(food -> tx.insert(KitchenEntities.INGREDIENT, FoodRows.row(food)));
                foods.changed();
            }
            if (tx.read(Query.all("preferences")).isEmpty()) {
                tx.insert(KitchenEntities.PREFERENCES, Row.of("household_adults", 2L, "household_kids", 0L, "household_babies", 0L));
            }
            return "";
        });
        if (!isFilled) {
            settings.set(Settings.CATALOGUE, edition);
            database.disregardChanges();
        }
    }

    public Session session() {
        return session;
    }

    /// What the kitchen knows of foods, read once for all who ask.
    public Foods foods() {
        return foods;
    }

    /// What the saved recipes need, kept for all who ask.
    public SavedRecipes recipes() {
        return recipes;
    }

    public Settings settings() {
        return settings;
    }

    /// Where the photos of recipes are kept: beside the database.
    public Path photos() {
        return photos;
    }

    public DataFolder place() {
        return place;
    }

    public ModelConnection connection() {
        return connection;
    }

    @Override
    public void close() {
        session.close();
        reasoner.close();
        meaning.close();
        sentences.close();
        // while the folder is still ours: whoever opens it next may bring other settings
        settings.flush();
        place.end();
        database.close();
    }
}
