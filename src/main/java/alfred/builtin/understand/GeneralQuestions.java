package alfred.builtin.understand;

import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.slot.Referents;
import alfred.builtin.template.Intent;
import alfred.builtin.template.Lexicon;
import alfred.kitchen.catalogue.Handbook;
import alfred.kitchen.names.NameIndex;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Finds the questions that the handbook of general knowledge answers. How well an entry has to fit depends on what
/// else the words may ask for: hardly anything, something general for which there are tables, or something of the
/// household.
///
/// @param lexicon the language's words
/// @param recipes the names of the household's recipes
record GeneralQuestions(Lexicon lexicon, NameIndex recipes) {
    static final String SKILL = "food.handbook";
    static final String ENTRY = "entry";
    /// Jobs that say of themselves that nothing of the household is asked for.
    private static final Set<String> OPEN =
        Set.of("food.rescue", "food.what", "other.chat", "other.unclear", "other.health", "talk.why");
    /// What jobs are about that answer from tables.
    private static final String FROM_TABLES = "food.";
    /// Jobs whose tables answer one kind of question, however sure the job is: how long. What else is asked of a food,
    /// such as its water or how to tell that it is done, the handbook knows better.
    private static final String OF_STEPS = "recipe.steps";
    private static final String OF_COOKING = "food.cook";
    private static final Set<String> OF_KEEPING = Set.of("food.keeps", "food.store", "food.thaw");
    private static final Set<String> TABLES =
        Set.of("food.keeps", "food.store", "food.cook", "recipe.show", "recipe.find", "recipe.steps");
    /// How well an entry has to fit a message of an open job about food, another open one, one that is
    /// unsure, and any other question.
    private static final double FITS = 0.45;
    private static final double FITS_WELL = 0.5;
    private static final double FITS_BETTER = 0.6;
    private static final double FITS_VERY_WELL = 0.8;
    private static final double NEVER = 1.1;
    /// Minimum share of a job that is certain enough to have its own answer.
    private static final float SURE = 0.6f;
    private static final float VERY_SURE = 0.9f;
    private static final int MAX_CHARACTERS = 240;

    /// Whether a template's request is answered from tables or from recipes, which the handbook may do better.
    static boolean mayAnswer(Intent own) {
        return TABLES.contains(own.skill());
    }

    /// The request to look a message up; empty if it is more likely about something else.
    Optional<Intent> of(String message, List<Clause> clauses) {
        return found(message, clauses.stream().mapToDouble(this::least).max().orElse(NEVER));
    }

    /// The request to look up a clause of which nothing else is understood.
    Optional<Intent> otherwise(Clause clause) {
        return found(clause.text(), FITS);
    }

    private Optional<Intent> found(String words, double least) {
        return least >= NEVER || words.length() > MAX_CHARACTERS ? Optional.empty()
            : Handbook.in(lexicon.language().locale()).find(words).filter(found -> found.fit() >= least)
                .map(found -> new Intent(SKILL, Map.of(ENTRY, found.name())));
    }

    /// How well an entry has to fit a clause.
    private double least(Clause clause) {
        var best = clause.best();
        boolean asks = ClauseReader.asks(best) || clause.isQuestion();
        boolean isAboutFood = best.job().startsWith(FROM_TABLES);
        boolean isForHowLong = asksFor("how_long", clause);
        // what tables or a recipe would pass over in silence, the handbook may answer
        boolean isLeftOut = !best.loose().isEmpty() && (isAboutFood || best.job().equals(OF_STEPS));
        return OPEN.contains(best.job()) ? isAboutFood ? FITS : FITS_WELL
            : best.job().equals(OF_COOKING) && !isForHowLong ? FITS_BETTER
            : OF_KEEPING.contains(best.job()) && !isForHowLong
                ? asksFor("is_it_good", clause) ? FITS_WELL : FITS_VERY_WELL
            : isOfNoRecipe(best) ? FITS_VERY_WELL
            : !asks || best.share() >= VERY_SURE && !isLeftOut ? NEVER
            : best.share() >= SURE && !isLeftOut ? FITS_VERY_WELL : isAboutFood ? FITS_WELL : FITS_BETTER;
    }

    /// Whether a clause asks of a recipe that the household does not have: "how do I make ghee".
    private boolean isOfNoRecipe(Frame best) {
        return best.job().equals(OF_STEPS) && best.slot("recipe")
            .filter(name -> !Referents.isReference(name))
            .map(name -> lexicon.pattern("article").matcher(name.toLowerCase(Locale.ROOT).strip()).replaceFirst(""))
            .filter(name -> !recipes.isName(name) && !recipes.isPart(name)).isPresent();
    }

    private boolean asksFor(String pattern, Clause clause) {
        return lexicon.pattern(pattern).matcher(lexicon.fold(clause.text())).find();
    }
}
