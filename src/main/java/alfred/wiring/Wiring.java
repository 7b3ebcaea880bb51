package alfred.wiring;

import alfred.builtin.BuiltInReasoner;
import alfred.core.crud.ToolImplementation;
import alfred.core.domain.DomainConfig;
import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.core.reasoner.model.call.LoggedModelClient;
import alfred.core.reasoner.model.call.ModelCall;
import alfred.core.row.Away;
import alfred.core.row.Filter;
import alfred.core.row.Operator;
import alfred.core.row.Query;
import alfred.core.row.Store;
import alfred.core.session.Session;
import alfred.core.session.state.Engine;
import alfred.kitchen.KitchenDomain;
import alfred.kitchen.KitchenEntities;
import alfred.kitchen.KitchenMiddleware;
import alfred.kitchen.briefing.KitchenBriefing;
import alfred.kitchen.catalogue.Food;
import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.catalogue.FoodRows;
import alfred.kitchen.catalogue.Foods;
import alfred.kitchen.mealplan.HouseholdRules;
import alfred.kitchen.names.OwnNames;
import alfred.kitchen.permission.EnglishWritePolicy;
import alfred.kitchen.recipe.SemanticIndex;
import alfred.kitchen.shopping.SavedRecipes;
import alfred.kitchen.tool.KitchenTools;
import alfred.onnx.MiniLm;
import alfred.store.SqlStore;
import alfred.store.database.Database;
import alfred.store.folder.Settings;
import alfred.transfer.PhotoFolder;
import alfred.ui.model.HouseholdConnection;
import alfred.wiring.ReasonerProvider.ModelUse;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The composition root: opens the kitchen and creates its parts. The only place where concrete classes are
/// combined.
public final class Wiring implements AutoCloseable {
    private static final Query ONE_FOOD = new Query("ingredients", List.of(), List.of(), List.of("name"), List.of(), 1);

    /// What a new person of a household takes over from the others.
    private static final List<String> OF_ALL =
        List.of("household_adults", "household_kids", "household_babies", "assumed_staples",
            "available_equipment");

    private final Database database;
    private final Settings settings;
    private final DataFolder place;
    private final PhotoFolder photos;
    private final Foods foods;
    private final SavedRecipes recipes;
    private final MiniLm sentences = new MiniLm();
    private final SemanticIndex meaning;
    private final Session session;
    private final ModelConnection connection;
    private final ReasonerProvider reasoner;

    private Wiring(Place where, Clock clock, ReasonerFactory reasoners, Function<Settings, Language> spoken) {
        var folder = where.folder();
        // opened first, because restoring a staged backup also replaces the settings
        database = where.open();
        photos = HouseholdPhotos.in(folder.orElseGet(() -> Path.of(System.getProperty("java.io.tmpdir"))), database);
        try {
            settings = folder.map(Settings::in).orElseGet(Settings::inMemory);
            place = new DataFolder(folder, database, settings);
            connection = new ModelConnection(settings, folder);
            var store = new SqlStore(database, KitchenEntities.ALL, clock);
            var language = spoken.apply(settings);
            foods = new Foods(language.locale());
            recipes = new SavedRecipes(foods);
            var names = new OwnNames();
            var tools = KitchenTools.all(foods, recipes);
            var domain = new KitchenDomain(tools.stream().map(ToolImplementation::tool).toList(), language.phrases());
            var briefing = new KitchenBriefing(foods);
            store.onCommit(_ -> briefing.changed());
            store.onCommit(foods::committed);
            store.onCommit(recipes::committed);
            store.onCommit(names::committed);
            firstFilling(store);
            var builtIn =
                new BuiltInReasoner(language, () -> store.read(foods::catalogue), () -> store.read(names::all));
            reasoner = reasoners.of(builtIn, domain, settings, connection, connection.log());
            meaning = new SemanticIndex(sentences, store);
            store.onCommit(meaning::committed);
            session = new Session(new Engine(domain,
                new KitchenMiddleware(foods, meaning, () -> LocalDate.now(clock), HouseholdRules.of(foods)),
                briefing, tools, store, reasoner,
                () -> OffsetDateTime.now(clock),
                new CombinedWritePolicy(new EnglishWritePolicy(), builtIn, () -> LocalDate.now(clock))));
            where.server().ifPresent(_ -> share());
            store.away().ifPresent(this::shareOnReturn);
        } catch (RuntimeException failure) {
            database.close();
            throw failure;
        }
    }

    /// Gives the household the photos that were taken while its server was out of reach, once it is back.
    private void shareOnReturn(Away away) {
        away.onChange(state -> {
            if (!state.isOff()) {
                share();
            }
        });
    }

    /// Gives the household, in the background, the photos that only this folder has.
    private void share() {
        Thread.ofPlatform().name("photos").daemon().start(photos::share);
    }

    /// Opens a kitchen with an English-speaking assistant.
    ///
    /// @throws alfred.core.row.StoreException if the folder is in use, unwritable or from a newer version, or a
    /// household's server does not do; the message is meant for the user
    public static Wiring open(Place where, Clock clock, ReasonerFactory reasoners) {
        return open(where, clock, reasoners, _ -> Language.ENGLISH);
    }

    /// Opens a kitchen whose assistant speaks a language.
    ///
    /// @param language a language tag such as `de`; English if the assistant does not speak it
    public static Wiring open(Place where, Clock clock, ReasonerFactory reasoners, String language) {
        return open(where, clock, reasoners, _ -> Language.of(language));
    }

    /// Opens the kitchen with the assistant speaking the language derived from the settings.
    ///
    /// @param spoken returns the assistant's language for the given settings
    public static Wiring open(Place where, Clock clock, ReasonerFactory reasoners,
        Function<Settings, Language> spoken) {
        return new Wiring(where, clock, reasoners, spoken);
    }

    /// Selects the reasoner: the built-in assistant alone, or with a language model behind it.
    public interface ReasonerFactory {
        /// Creates the provider for a kitchen.
        ///
        /// @param builtIn the built-in assistant of this kitchen
        /// @param storedKey returns the key for the model in the settings; `""` for none
        /// @param log receives each model call
        ReasonerProvider of(BuiltInReasoner builtIn, DomainConfig domain, Settings settings, Supplier<String> storedKey,
            Consumer<ModelCall> log);

        /// Returns a factory that always uses the built-in assistant.
        static ReasonerFactory builtIn() {
            return (builtIn, _, _, _, _) -> ReasonerProvider.always(builtIn);
        }

        /// Returns the environment if one of its variables selects a model for Alfred; otherwise an empty map.
        static Map<String, String> chosen(Map<String, String> environment) {
            return Stream.of("ALFRED_BASE_URL", "ALFRED_API_KEY", "ALFRED_MODEL").anyMatch(environment::containsKey)
                ? environment : Map.of();
        }

        /// Returns a factory for the model named by the environment or the settings, with the built-in assistant in
        /// front of it; the built-in assistant alone if none is named.
        ///
        /// An `OPENAI_…` variable may be set for other programs. It is used only if a model is required, or
        /// together with an `ALFRED_…` variable.
        ///
        /// @param isRequired whether a turn fails if no model is named, as with `--model openai`
        /// @param promptLog the file to which each model call is appended; empty for none
        static ReasonerFactory configured(Map<String, String> environment, Optional<Path> promptLog,
            boolean isRequired) {
            return configured(environment, promptLog, isRequired ? ModelUse.REQUIRED : ModelUse.IF_CONFIGURED);
        }

        /// As above.
        static ReasonerFactory configured(Map<String, String> environment, Optional<Path> promptLog, ModelUse use) {
            var counting = use == ModelUse.IF_CONFIGURED ? chosen(environment) : environment;
            return (builtIn, domain, settings, storedKey, log) -> {
                var all = promptLog.map(LoggedModelClient::to).map(log::andThen).orElse(log);
                var model = new ModelReasonerProvider(domain, settings, storedKey, counting, all);
                return new ReasonerProvider.BuiltInOrBoth(builtIn, model, use);
            };
        }
    }

    /// Adds the places of the bundled foods to a catalogue of an edition that had none.
    private static void addPlaces(Store.Transaction tx) {
        var without = tx.read(Query.where("ingredients", new Filter("storage", Operator.IS_NULL, null)));
        var places = without.isEmpty() ? Map.<String, String>of()
            : FoodCatalogue.standardFoods().stream()
                .collect(Collectors.toMap(Food::name, Food::storage, (first, _) -> first));
        without.forEach(food -> tx.update(KitchenEntities.INGREDIENT, food.id(),
            Map.of("storage", places.getOrDefault(food.text("name"), Food.ANYWHERE))));
    }

    /// Inserts the initial content: the catalogue and one row of preferences. If the program has a newer edition of
    /// the catalogue, adds the foods that are missing.
    private void firstFilling(SqlStore store) {
        if (store.away().filter(away -> away.state().isOff()).isPresent()) {
            return;
        }
        var edition = FoodCatalogue.EDITION;
        boolean isFilled = settings.get(Settings.CATALOGUE).filter(edition::equals).isPresent();
        store.write(tx -> {
            if (!isFilled || tx.read(ONE_FOOD).isEmpty()) {
                var known = foods.catalogue(tx);
                FoodCatalogue.standardFoods().stream().filter(food -> !known.holds(food.name()))
                    .forEach(food -> tx.insert(KitchenEntities.INGREDIENT, FoodRows.row(food)));
                addPlaces(tx);
            }
            if (tx.read(Query.all("preferences")).isEmpty()) {
                tx.insert(KitchenEntities.PREFERENCES,
                    tx.ofOthers("preferences").stream().findFirst().map(other -> other.only(OF_ALL))
                        .orElse(Row.of("household_adults", 2L, "household_kids", 0L, "household_babies", 0L)));
            }
            return "";
        });
        if (!isFilled) {
            settings.set(Settings.CATALOGUE, edition);
            database.disregardChanges();
        }
    }

    /// Returns the session, which runs turns and writes.
    public Session session() {
        return session;
    }

    /// Returns the cached food catalogue, shared by all components.
    public Foods foods() {
        return foods;
    }

    /// Returns the cached requirements of the saved recipes, shared by all components.
    public SavedRecipes recipes() {
        return recipes;
    }

    public Settings settings() {
        return settings;
    }

    /// Returns the recipes' photos: in `photos` in the data folder, or in the temporary directory for a
    /// kitchen in memory.
    public PhotoFolder photos() {
        return photos;
    }

    /// Returns the data folder with its backups.
    public HouseholdConnection household() {
        return new HouseholdSettings(settings, System.getenv());
    }

    public DataFolder place() {
        return place;
    }

    /// Returns the model selected in the window.
    public ModelConnection connection() {
        return connection;
    }

    @Override
    public void close() {
        session.close();
        reasoner.close();
        meaning.close();
        sentences.close();
        // before the folder is released, as the next process to open it may replace the settings
        settings.flush();
        place.end();
        database.close();
    }
}
