package alfred.transfer.format.page;

import java.util.regex.Pattern;

/// The looks of lines that [LineMarks] tells apart, in the languages that recipe pages are most often written in.
final class LinePatterns {
    static final Pattern AMOUNT =
        Pattern.compile("^(?:(?:ca\\.?|about|approx\\.?|~)\\s*)?[\\d½⅓⅔¼¾⅛⅜⅝⅞][\\d\\s./,½⅓⅔¼¾⅛⅜⅝⅞–-]*"
            + "\\s*\\p{L}{0,14}\\.?$");
    static final Pattern LATE_AMOUNT = Pattern.compile("(?u)^\\p{L}.*\\s[\\d½¼¾][\\d.,/]*\\s*\\p{L}{0,12}\\.?$");
    static final Pattern COUNTED =
        Pattern.compile("(?iu)^(?:(?:step|schritt|[eé]tape|paso|passo|stap)\\s*)?\\(?(?:\\d{1,2}|[a-h])\\s*"
            + "(?:[.):/°]|º)+\\s*(?=\\D).*");
    static final Pattern COUNT = Pattern.compile("(?iu)^(?:\\p{L}{4,9}\\s*)?\\(?(\\d{1,2}|[a-h])\\s*[.):/°º]");
    static final Pattern COUNT_ALONE =
        Pattern.compile("(?iu)^(?:(?:step|schritt|[eé]tape|paso|passo|passaggio|fase|stap|trin|steg|krok|шаг)\\s*)?"
            + "0?(\\d{1,2}|(?-i:I{1,3}|I?V|VI{1,3}|I?X))\\s*[.:)]?$");
    static final Pattern SENTENCE = Pattern.compile("(?s).*[.!;…)»\"”。]$");
    static final Pattern COOKING =
        Pattern.compile("(?iu).*(?:\\d ?°|\\bgas (?:mark )?\\d|\\d+ ?(?:-|–|to|bis|à|a) ?\\d* ?(?:min|std|h\\b"
            + "|hours?|stunden?)|\\d+ ?(?:min|minut\\w*|hours?|stunden?|heures?|horas?|ore)\\b).*");
    static final Pattern PRICED =
        Pattern.compile("(?iu).*(?:[$£€]|\\b\\d+[.,]\\d\\d$|\\b(?:votes?|ratings?|reviews?|comments?|kcal)\\b"
            + "|\\b\\d+ ?sec\\w*\\b).*");
    static final Pattern DATED = Pattern.compile(".*\\b(?:19|20)\\d\\d\\b.*|\\D*\\(\\d+\\)");
    static final Pattern SERVES = Pattern
        .compile("(?iu)^(?:\\(?(?:for|für|pour|para|per|serves?|makes?|yields?|feeds?|fills?|enough|reicht|ergibt"
            + "|personas?|personnes|dosi|servings?|portion\\p{L}*|raciones)\\b.{0,60})");
    static final Pattern FACT =
        Pattern.compile("(?iu)^(?:(?:dificultad|difficult[yé]|schwierigkeit\\p{L}*|dificuldade|difficolt[aà]|tiempo"
            + "|tempo|temps|time|prep|prep[ -]?time|pr[eé]paration|cuisson|cottura|cocci[oó]n|elaboraci[oó]n|reposo|total|costo?|portion\\p{L}*"
            + "|por[cç][oõ]\\p{L}*|raciones|personas|quantidade|(?:cook|bak|rest|chill|active|total)\\p{L}*[ -]?time|\\p{L}*zeit|yields?|makes|serves"
            + "|servings?)\\b[^:]{0,25}:?\\s*.{0,90}|\\d+ (?:portions?|servings?|people|personen|personnes|personas|persone).{0,10})$");
    static final Pattern BUTTON =
        Pattern.compile("(?iu)^(?:adjust servings?|us customary|metric|x?[123]x|scale|cook mode.*"
            + "|(?:print|save|pin|rate|copy|share|buy|shop)(?: .{0,30})?|.*\\badd to (?:cart|basket)\\b.*|(?:de)?select all|(?:see|show|read) more"
            + "|\\+|-|–|×|weiterlesen|advertisement|anzeige|publicit[eé]|pubblicit[aà]|shopping list|image|(?:photo|foto).{0,30}|(?:skip|jump) to .*)$");
    static final Pattern NUTRITION =
        Pattern.compile("(?iu)^(?:of which |di cui |davon |dont )?(?:energ\\p{L}*|calor\\p{L}*|kcal|kj|brennwert"
            + "|protein\\p{L}*|eiwei(?:ß|ss)\\p{L}*|carb(?:ohydrat|oidrat)?\\p{L}*|kohlenhydr\\p{L}*\\.?|hidratos|glucides|fats?|fett|grassi|grasas"
            + "|lipides"
            + "|lipidi|satur\\p{L}*|fib(?:er|re)s?|fibr[ae]s?|ballaststoffe|sodium|sodio|cholesterol|colesterolo|sugars?|zuccheri|az[uú]cares|sucres"
            + "|vitamin\\p{L}*|potas\\p{L}*|f[oó]sforo|anrechenbare.*)[\\s:(]+(?:g|mg|kcal|kj)?\\s*[\\d<].*$|.*\\b\\d+ ?(?:kcal|kj)\\b.*");
    static final Pattern LOOSE = Pattern
        .compile("(?iu)^(?:an?|some|half|a few|handful|pinch|dash|little|several|plenty|salt|pepper|oil|butter|one"
            + "|two|three|four|six|eine?[nr]?|etwas|ein paar|ein wenig|salz|pfeffer|une?|quelques|un peu|sel|poivre|d[eu]|des|un[ao]?|unos|unas|sal"
            + "|pimienta|sale|pepe|qualche|un po['’]|q\\.b\\.)\\b");
    private static final String ENDS =
        "(?:er|ez|ar|ir|e|a|en|an|o|re|are|ere|ire|ate|ete|ite|amos|emos|imos|ad|ed|id|tez|issez|es|i|is)\\b";
    private static final String COOK =
        "\\b(?:(?:add|bake|beat|blend|boil|bring|brown|brush|chill|chop|combine|cook|cool|cover"
            + "|cream|crush|cut|dice|dip|drain|drizzle|drop|dust|fill|flip|fold|freeze|fry|garnish|grate|grease|grill|grind|heat|knead|ladle|layer|lay"
            + "|leave|let|lift|mash|melt|mix|pack|pat|peel|place|pour|preheat|press|prick|put|reduce|refrigerate|remove|rest|rinse|roast|roll|rub|scatter"
            + "|scoop|scrape|season|sear|serve|set|shape|sift|sieve|simmer|skim|slice|soak|spoon|spread|sprinkle|squeeze|steam|stir|strain|sweat|taste"
            + "|tear|tie|tip|toast|toss|transfer|trim|turn|warm|wash|whip|whisk|wipe|wrap"
            + "|arrange|assemble|baste|blanch|break|coat|crack|crumble|deglaze|discard|dissolve|divide|dot|dredge|dress|eat|enjoy|finish|flatten|form"
            + "|glaze"
            + "|halve|hang|invert|keep|loosen|make|marinate|measure|pick|poach|pop|prepare|pull|push|quarter|repeat|return|saut[eé]|scald|score|seal"
            + "|separate"
            + "|shake|shred|slide|smash|soften|split|stack|steep|stick|stuff|thread|use|wait|weigh|work)\\b"
            + "|\\p{L}*(?:schneiden|geben|rühren|kochen|backen|lassen|mischen|kneten|würfeln|schälen|waschen|braten|dünsten|rösten|legen|füllen|gießen"
            + "|streuen|bestreichen|heizen|erhitzen|schlagen|hacken|reiben|formen|rollen|servieren|würzen|schmecken|schmelzen|ziehen|stellen|schaben"
            + "|pressen|verteilen|vermengen|pürieren|garen|köcheln|nehmen|entfernen|stechen|streichen|kühlen|richten|ruhen"
            + "|heben|drehen|wenden|quirlen|stäuben)\\b"
            + "|(?:m[eé]lang|ajout|fai|fait|coup|cuis|vers|mett|mettr|laiss|pr[eé]chauff|[eé]pluch|incorpor|serv|[eé]goutt|chauff|port|r[eé]serv|batt"
            + "|battr"
            + "|fouett|p[eé]tr|[eé]tal|dispos|saupoudr|assaisonn|fond|riss|reven|enfourn|retir|añad|mezcl|cort|coc|cuez|cuec|pon|pong|coloc|lav|pel|pic"
            + "|sofr"
            + "|fr|herv|horn|calient|calent|dej|sirv|escurr|tritur|ech|agreg|precal|amas|viert|tuest|aggiung|mescol|tagli|cuoc|lasci|scald|unisc|un"
            + "|impast"
            + "|sbatt|trit|soffrigg|inforn|sciogl|sbucc|scol|mantec|snijd|voeg|meng|roer|kook|bak|giet|verwarm|klop|kneed|adicion|mistur|lev|deix|junt"
            + "|sort|d[eé]moul|emball|hach|d[eé]coup|arros"
            + "|remett|poivr|sal|go[uû]t|tremp|beurr|farc|roul|mijot|bucherell|bagn|gratt|frull|stend|copr|spegn|aggiust|remov|exprim|rall|dor|espolvore"
            + "|cubr"
            + "|refog|mex)" + ENDS + ")";
    static final Pattern VERB = Pattern.compile("(?iu)" + COOK);
    static final Pattern VERB_FIRST =
        Pattern.compile("(?iu)(?:\\(?(?:\\d{1,2}|[a-h])[.):/ ]+)?(?:(?:then|now|next|meanwhile|gently|carefully|dann"
            + "|nun|puis|ensuite|poi"
            + "|quindi|luego|despu[eé]s|je|si|se)[ ,]+)?" + COOK);
    static final Pattern VERB_LAST = Pattern.compile("(?iu)" + COOK + "[.!,;]");
    static final Pattern PERSON =
        Pattern.compile("(?iu)\\b(?:i|i['’](?:m|ve|ll|d)|we|my|me|our|us|ich|wir|mein\\p{L}*|uns\\p{L}*|je|j['’]ai"
            + "|nous|mon|ma|notre|io|mio|mia|noi|yo|mi|nuestr\\p{L}*|nosotros|thanks?|danke|merci|grazie|gracias)\\b");
    /// The headings of a table's columns.
    static final Pattern COLUMNS =
        Pattern
            .compile("(?iu)(?:(?:amounts?|quantit\\p{L}*|units?|ingredients?|items?|notes?|menge|einheit|zutat(?:en)?"
                + "|bemerkung(?:en)?|quantit[eé]s?|unit[eé]s?|ingr[eé]dients?|cantidad|unidad|ingredientes?|dosi|ingredient[ei])\\s*)+");
    static final Pattern WORD = Pattern.compile("\\p{L}{3,}");

    /// What stands behind the name of a dish in one line: `Buns (makes 12)`.
    static final Pattern AFTER_NAME =
        Pattern.compile("(?iu)\\s*\\((?:for|für|pour|para|per|serves?|makes|yields?|feeds|ergibt)\\b[^)]*\\)$"
            + "|\\s*\\([^()]*\\d[^()]*\\)$");

    private LinePatterns() {}
}
