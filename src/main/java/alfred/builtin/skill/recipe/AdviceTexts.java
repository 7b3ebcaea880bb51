package alfred.builtin.skill.recipe;

import alfred.builtin.script.Script;
import java.util.Set;

/// The texts for the keys of the bundled tables on cooking and keeping.
final class AdviceTexts {
    private static final Set<String> KEYS = Set.of(
        "cooking.method.air-fry", "cooking.method.bake", "cooking.method.blanch", "cooking.method.boil",
        "cooking.method.braise", "cooking.method.fry", "cooking.method.grill", "cooking.method.microwave",
        "cooking.method.poach", "cooking.method.pressure", "cooking.method.proof", "cooking.method.raw",
        "cooking.method.rest", "cooking.method.roast", "cooking.method.simmer", "cooking.method.slow",
        "cooking.method.soak", "cooking.method.sous-vide", "cooking.method.steam", "cooking.method.toast",
        "cooking.note.boil-hard-first", "cooking.note.cold-start", "cooking.note.covered", "cooking.note.foil",
        "cooking.note.ice-bath", "cooking.note.lid", "cooking.note.rest", "cooking.note.rinse", "cooking.note.salt",
        "cooking.note.skim", "cooking.note.soak-first", "cooking.note.test", "cooking.note.thermometer",
        "cooking.note.turn", "cooking.note.uncovered", "keeping.note.2-hours", "keeping.note.airtight",
        "keeping.note.away-from-apples", "keeping.note.away-from-onions", "keeping.note.blanch-first",
        "keeping.note.bottom-shelf", "keeping.note.cool", "keeping.note.dark", "keeping.note.door-no",
        "keeping.note.out-of-shell",
        "keeping.note.dry", "keeping.note.freeze-flat", "keeping.note.freeze-on-tray", "keeping.note.freeze-portions",
        "keeping.note.grate-first", "keeping.note.no-refreeze", "keeping.note.paper-bag", "keeping.note.peel-first",
        "keeping.note.room-temperature-until-ripe", "keeping.note.smell-test", "keeping.note.splits",
        "keeping.note.texture", "keeping.note.top-shelf", "keeping.note.unwashed", "keeping.note.water",
        "keeping.note.watery", "keeping.note.wrap", "state.al-dente", "state.bone-in", "state.boneless", "state.brown",
        "state.caramelised", "state.cold", "state.cooked", "state.cut", "state.deep-fried", "state.diced",
        "state.dried", "state.fillet", "state.florets", "state.fresh", "state.frozen", "state.halved", "state.hard",
        "state.homemade", "state.large", "state.leftover", "state.medium", "state.medium-rare", "state.opened",
        "state.par-baked", "state.pieces", "state.rare", "state.raw", "state.ripe", "state.scrambled", "state.second",
        "state.sliced", "state.small", "state.soaked", "state.soft", "state.stuffed", "state.thawed", "state.thick",
        "state.thin", "state.tinned", "state.unopened", "state.wedges", "state.well-done", "state.white", "state.whole",
        "state.with-jam-sugar");

    private AdviceTexts() {}

    static String method(String method, Script s) {
        return of("cooking.method." + method, method, s);
    }

    static String state(String state, Script s) {
        return of("state." + state.replace(' ', '-'), state, s);
    }

    static String cooking(String note, Script s) {
        return of("cooking.note." + note, "", s);
    }

    static String keeping(String note, Script s) {
        return of("keeping.note." + note, "", s);
    }

    private static String of(String key, String otherwise, Script s) {
        return KEYS.contains(key) ? s.text(key) : otherwise;
    }
}
