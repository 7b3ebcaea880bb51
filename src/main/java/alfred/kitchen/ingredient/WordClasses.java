package alfred.kitchen.ingredient;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Closed word classes of the ingredient line grammar.
final class WordClasses {
    /// Preparations of food; they stand before or after the name.
    static final Set<String> PREPARED = split("""
        baked beaten blanched boiled boned bruised butterflied cleaned cleaned combined cooked cored crumbled crushed \
        cubed cut deboned deseeded deveined diced divided drained flaked flattened grated halved hulled julienned \
        leveled mashed melted minced mixed packed pared patted peeled picked pitted popped pounded prepared pressed \
        pulverized pureed puréed quartered refrigerated rinsed roasted scalded scored scrubbed sectioned seeded \
        separated segmented shaved shelled shredded shucked sieved sifted skinned skimmed slit sliced slivered smashed \
        snipped soaked softened spooned squeezed steamed steeped stemmed stoned stoned strained stripped sautéed \
        sauteed thawed defrosted toasted torn trimmed uncooked unpeeled unpacked warmed washed whisked wiped zested \
        juiced chopped chilled crumbed cracked diagonally-sliced fine-ground fresh-ground fresh-cooked fresh-squeezed \
        hard-boiled hard-cooked ground rough-chopped chiffonade discarded removed reserved broken crosswise lengthwise \
        lengthways debearded caramelized dissolved heated brought simmered husked destemmed de-stemmed de-seeded \
        de-veined topped tailed pricked lukewarm iced cooled frenched shaken tied rolled crumpled undrained gutted \
        filleted milled""",
        GermanWordClasses.prepared());
    /// Preparations that belong to a name they precede: "roasted peppers", "ground cumin", "pitted olives".
    private static final Set<String> NAMING = split("""
        baked roasted ground pitted mixed pressed prepared combined removed reserved discarded crosswise lengthwise \
        lengthways caramelized mashed pureed puréed unpeeled blanched rolled steamed stripped popped boiled smashed \
        separated flaked brought broken topped tailed stoned undrained heated quartered""");
    static final Set<String> ADVERBS = split("""
        finely freshly roughly coarsely thinly thickly lightly very well fully loosely firmly tightly gently \
        diagonally evenly newly partially just slightly then lightly-packed quickly barely perfectly still fein grob \
        dünn frisch""");
    private static final Set<String> SIZES = split(
        """
        small medium large big tiny sm md med lg xl jumbo extra-large medium-size medium-sized large-size large-sized \
        small-size small-sized medium-large small-medium medium-small good-size good-sized miniature very-large \
        fist-sized bite-size bite-sized""",
        GermanWordClasses.sizes());
    private static final Set<String> UNIT_ADJECTIVES = split(
        """
        heaped heaping rounded level scant generous good big thick thin thick-cut paper-thin long short full \
        overflowing slight leveled packed tightly-packed small medium large sm md lg nice fat large-size even rough \
        double loose few mini family-size party-size single-serving family-sized very fine individual regular \
        regular-size standard resealable prepared extra-large decent""",
        GermanWordClasses.unitAdjectives());
    private static final Set<String> APPROXIMATE = split(
        "about approximately approx around roughly circa ca nearly almost some only up at least each another etwa ungefähr zirka rund knapp je");
    /// Words that end a name and start a remark.
    private static final Set<String> REMARK = split("""
        for plus about approximately approx such preferably including depending if eg see optional note recipe divided \
        per like weighing until when as according available available""");
    static final Set<String> ADJECTIVES = split(
        """
        boneless skinless skin-on bone-in fresh frozen large small medium extra thick thin long dry dried ripe cold \
        hot warm whole lean raw good soft firm unsalted salted plain unsweetened sweetened organic free-range fine \
        coarse young tender baby low-sodium low-fat reduced-fat fat-free nonfat non-fat center-cut thick-cut homemade \
        store-bought light dark sweet sour red green yellow white black ready-to-eat instant smoked cured natural mild \
        medium-hot spicy crisp crusty stale day-old boned fatty extra-firm extra-virgin flat meaty floury waxy \
        seedless unbleached grass-fed wild kosher quick-cooking high-quality good-quality unbaked sturdy seasonal \
        assorted large-flake ripe-but-firm unflavored unwaxed unpeeled full-fat lowfat gluten-free dairy-free \
        sugar-free refrigerated clean cooked hard all-natural all-purpose uncooked pitted roasted toasted prepared \
        heavy very canned tinned soft-ripe stone-ground vine-ripened medium-grain short-grain long-grain""",
        GermanWordClasses.adjectives());
    private static final Set<String> LOOSE_UNITS = split(
        """
        pinch pinches handful handfuls dash dashes splash splashes knob knobs drizzle bunch bunches sprig sprigs \
        squeeze glug drop drops slice slices grating gratings few clove cloves cup cups tablespoon teaspoon pat dollop \
        stick sheet leaf leaves head can tin packet""");
    private static final Set<String> TRAILING_UNITS = split("""
        clove cloves stalk stalks bulb bulbs rib ribs sprig sprigs stick sticks spear spears \
        slice slices rasher rashers branch branches sheet sheets""");

    /// Words that tie a remark to the food before it.
    private static final Set<String> BETWEEN = split("""
        the this that these those his her our my your with without from into in on of to at by as if or and but not no \
        none so too also just even off up down which whatever ones please ideally maybe perhaps either mit ohne aus im \
        am an auf von vom zum zur zu für oder und aber nicht kein keine keinen bitte das die der den dem des wenn \
        falls egal eher gern gerne möglichst vielleicht auch nur noch dran drauf""");
    private static final Set<String> HEADINGS = split(
        """
        ingredients method directions instructions preparation topping toppings filling sauce dressing garnish \
        marinade dough batter crust frosting icing glaze base salad soup assembly notes note equipment \
        and or optional""");
    private static final Set<String> INSTRUCTIONS = split("""
        preheat mix stir bake cook heat add combine whisk pour place serve serves makes yield yields bring simmer boil \
        fry let set leave cover remove drain rinse turn put take use grill roast peel chop you step wash season \
        sprinkle spread fold knead""");
    private static final Set<String> BOUGHT_SO =
        Set.of("beef", "pork", "lamb", "turkey", "chicken", "veal", "meat", "coconut");
    private static final List<String> JOINTS = List.of(" or", " and", "/", " and/or", " oder", " à", " zu");

    private WordClasses() {}

    private static Set<String> split(String words) {
        return split(words, Set.of());
    }

    private static Set<String> split(String words, Set<String> german) {
        var all = new HashSet<>(Arrays.asList(words.split(" ")));
        all.addAll(german);
        return Set.copyOf(all);
    }

    /// Removes a French elision: "ail" for "d'ail".
    static String withoutElision(String name) {
        return name.length() > 2 && name.charAt(0) == 'd' && (name.charAt(1) == '\'' || name.charAt(1) == '’')
            ? name.substring(2) : name;
    }

    /// Removes a conjunction such as "or" left at the end of a name by a removed remark.
    static String withoutJoint(String name) {
        for (var joint : JOINTS) {
            if (name.endsWith(joint)) {
                return withoutJoint(name.substring(0, name.length() - joint.length()).strip());
            }
        }
        return name;
    }

    static boolean isPrepared(String word) {
        return PREPARED.contains(word);
    }

    static boolean isPreparedBeforeName(String word) {
        return PREPARED.contains(word) && !NAMING.contains(word);
    }

    /// Whether a preparation and a food together are another food: "minced beef", "shredded coconut", "crushed red
    /// pepper".
    static boolean isBoughtSo(String prepared, String food) {
        boolean isMeat = (prepared.equals("minced") || prepared.equals("shredded")) && BOUGHT_SO.contains(food);
        return isMeat || prepared.equals("crushed") && food.equals("red")
            || GermanWordClasses.isBoughtSo(prepared, food);
    }

    static boolean isAdverb(String word) {
        return ADVERBS.contains(word);
    }

    /// Whether a word is the title of a part of a recipe, not a food.
    static boolean isHeading(String word) {
        return HEADINGS.contains(word) || word.startsWith("for the ");
    }

    /// Whether a word starts a step or a statement of the yield.
    static boolean isInstruction(String word) {
        return INSTRUCTIONS.contains(word);
    }

    /// Whether a word ties a remark to the food before it.
    static boolean isBetween(String word) {
        return BETWEEN.contains(word);
    }

    /// Whether a word says only how a food is.
    static boolean isQuality(String word) {
        return isPrepared(word) || isAdverb(word) || isAdjective(word) || isSize(word) || isBetween(word);
    }

    static boolean isSize(String word) {
        return SIZES.contains(word) || word.endsWith("-size") || word.endsWith("-sized");
    }

    static boolean isUnitAdjective(String word) {
        return UNIT_ADJECTIVES.contains(word) || isSize(word) || word.endsWith("-thick");
    }

    static boolean isApproximate(String word) {
        return APPROXIMATE.contains(word);
    }

    static boolean startsRemark(String word) {
        return REMARK.contains(word);
    }

    static boolean isAdjective(String word) {
        return ADJECTIVES.contains(word) || word.endsWith("-style") || word.endsWith("-fat") || word.endsWith("-sodium")
            || word.endsWith("-free")
            || word.endsWith("ed") && word.indexOf('-') > 0;
    }

    static boolean isLooseUnit(String word) {
        return LOOSE_UNITS.contains(word);
    }

    static boolean isTrailingUnit(String word) {
        return TRAILING_UNITS.contains(word);
    }
}
