package alfred.kitchen.measure;

import alfred.core.domain.Fraction;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Units and number words as German, French, Italian and Spanish recipes write them.
///
/// Words that are also English units or foods are left out (`pot`, `noix`, `filet`, `bouquet`). A continental pound
/// is 500 g.
public final class ForeignUnitWords {
    /// Units with their spellings.
    private static final String[] UNITS = {
        "g: gramm, grammo, grammi, gramo, gramos",
        "kg: kilogramm, chilo, kilogramo, kilogramos, chilogrammo, chilogrammi", "l: litro, litri, litros",
        "ml: millilitro, millilitri, mililitro, mililitros", "cl: zentiliter, centilitro, centilitri, centilitros",
        "dl: deziliter, decilitro, decilitri, decilitros",
        "tbsp: el, esslöffel, essl, cuillère à soupe, cuillères à soupe, cuil à soupe, c à soupe, càs, cas, cs, cucchiaio, cucchiai, cucchiaio da "
            + "tavola, "
            + "cucharada, cucharadas, cda, cdas, cuchara sopera",
        "tsp: tl, teelöffel, teel, cuillère à café, cuillères à café, cuillère à thé, cuil à café, c à café, c à thé, càc, cucchiaino, cucchiaini, "
            + "cucharadita, cucharaditas, cdta, cdtas, cdita",
        "cup: tasse, tassen, tasses, tazza, tazze, taza, tazas",
        "pinch: prise, prisen, msp, messerspitze, messerspitzen, pincée, pincées, pizzico, pizzichi, pizca, pizcas",
        "clove: zehe, zehen, gousse, gousses, spicchio, spicchi, diente, dientes",
        "slice: scheibe, scheiben, tranche, tranches, fetta, fette, rebanada, rebanadas, loncha, lonchas, rodaja, rodajas",
        "bunch: bund, bünde, botte, bottes, mazzo, mazzi, mazzetto, mazzetti, manojo, manojos",
        "can: dose, dosen, boîte, boîtes, lattina, lattine, scatola, scatole, lata, latas",
        "jar: barattolo, barattoli, frasco, frascos",
        "glass: glas, gläser, verre, verres, bicchiere, bicchieri, vaso, vasos",
        "package: packung, packungen, paquet, paquets, confezione, confezioni, paquete, paquetes",
        "packet: päckchen, pck, pckg, pkg, päck, tütchen", "sachet: bustina, bustine, sobre, sobres", "tub: becher",
        "sprig: zweig, zweige, brin, brins, rametto, rametti, ramita, ramitas",
        "leaf: blatt, blätter, feuille, feuilles, foglia, foglie, hoja, hojas",
        "stalk: stange, stangen, branche, branches, costa, coste, tallo, tallos", "bulb: knolle, knollen",
        "head: kopf, köpfe, tête, têtes, cabeza, cabezas",
        "bottle: flasche, flaschen, bouteille, bouteilles, bottiglia, bottiglie, botella, botellas",
        "bag: beutel, tüte, tüten", "cube: würfel", "ball: kugel, kugeln", "bar: tafel, tafeln", "roll: rolle, rollen",
        "handful: handvoll, poignée, poignées, manciata, manciate, "
            + "puñado, puñados",
        "drop: tropfen, goutte, gouttes, goccia, gocce, gota, gotas", "dash: schuss, schuß, chorro, chorrito",
        "splash: spritzer", "loaf: laib, laibe", "carton: karton, kartons", "tube: tuben", "block: blöcke",
        "box: schachtel, schachteln", "knob: noisette", "dozen: dutzend, douzaine, dozzina, docena",
        ": stück, stücke, stk, st, pièce, pièces, morceau, morceaux, pezzo, pezzi, unidad, unidades, trozo, trozos"};
    private static final String NUMBERS = """
        1: ein eine einen einer eines un une uno una
        2: zwei deux due dos
        3: drei trois tre tres
        4: vier quatre quattro cuatro
        5: fünf cinq cinque cinco
        6: sechs sei seis
        7: sieben sept sette siete
        8: acht huit otto ocho
        9: neun neuf nove nueve
        10: zehn dix dieci diez
        12: zwölf douze dodici doce
        1/2: halb halbe halber halbes halben demi demie mezzo mezza medio media
        1/4: viertel quart cuarto
        3/2: anderthalb eineinhalb""";
    private static final Map<String, Fraction> VALUES = values();

    private ForeignUnitWords() {}

    /// Returns the value of a number word, regardless of case; empty for other words, English ones included.
    public static Optional<Fraction> number(String word) {
        return Optional.ofNullable(VALUES.get(word.toLowerCase(Locale.ROOT)));
    }

    private static Map<String, Fraction> values() {
        var values = new HashMap<String, Fraction>();
        NUMBERS.lines().forEach(line -> {
            var value = Fraction.parse(line.substring(0, line.indexOf(':'))).orElseThrow();
            for (var word : line.substring(line.indexOf(':') + 1).strip().split(" ")) {
                values.put(word, value);
            }
        });
        return values;
    }

    /// Returns foreign spellings by unit name, for [Units].
    static Map<String, String[]> units() {
        var units = new HashMap<String, String[]>();
        for (var line : UNITS) {
            int colon = line.indexOf(':');
            units.put(line.substring(0, colon), line.substring(colon + 1).strip().split(", "));
        }
        return units;
    }
}
