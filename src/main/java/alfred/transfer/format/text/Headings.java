package alfred.transfer.format.text;

import java.util.regex.Pattern;

/// The headings of recipes, in the languages that recipes are most often found in.
public final class Headings {
    private static final int MAX = 90;
    private static final Pattern INGREDIENTS =
        heading("ingredients?(?: list)?|lista de ingredientes|.{2,60} malzemeleri?|recipe ingredients"
            + "|shopping list|denr[eé]es|you(?:[’']ll| will)? need"
            + "|what you(?:[’']ll| will)? need|"
            + "zutaten(?:liste)?|die zutaten|ingr[eé]dients?|les ingr[eé]dients|ingredientes|ingredienti|ingredi[eë]nten|benodigdheden|"
            + "ingrediens(?:er|liste)?|ingredienslista|ainekset|sk[lł]adniki|ingredience|suroviny|hozz[aá]val[oó]k|malzemeler|ингредиенты|інгредієнти|"
            + "продукты|продукти|необходими продукти|υλικ[αά]|sestavine|sastojci|ingrediente|材料|食材|재료|المقادير|המצרכים|hr[aá]efni|원재료|koostisosad");
    private static final Pattern METHOD =
        heading("(?:the )?methods?|(?:cooking |recipe |step[ -]by[ -]step )?instructions?|(?:cooking "
            + "|step[ -]by[ -]step )?directions?|step[ -]by[ -]step(?: guide)?|preparations?|(?:the )?steps?|"
            + "how to (?:make|cook|prepare)(?: .{1,45})?|procedure|(?:die )?zubereitung(?:sschritte)?|(?:und )?so geht(?:[’']?s| es)|anleitung|schritte|"
            + "(?:la )?pr[eé]paration|(?:les )?[eé]tapes(?: de pr[eé]paration)?|r[eé]alisation|progression|instructions"
            + "|preparaci[oó]n|elaboraci[oó]n|instrucciones|"
            + "pasos|paso a paso|modo de prepar(?:o|ar|aci[oó]n|a[cç][aã]o)|prepara[cç][aã]o|preparo|modo de fazer|c[oó]mo (?:hacer|preparar"
            + "|se hace)(?: .{1,70})?|como (?:fazer|preparar)(?: .{1,70})?|preparazione|procedimento|"
            + "come (?:fare|preparare)(?: .{1,70})?|bereiding(?:swijze)?|bereiden|zo maak je .{1,50}|werkwijze|aan de slag|zo maak je het"
            + "|(?:recept|rezept)\\s*[:–-]\\s*.{2,60} (?:maken|bakken|koken|zubereiten|backen|kochen|machen)"
            + "|(?:s[aå]dan|s[aå]) g[oø]r (?:du|man)"
            + "|fremgangsm[aå][dt]e|"
            + "tilberedning|instruktioner|g[oö]r s[aå] h[aä]r|tillagning|s[aå] h[aä]r g[oö]r du|valmistus(?:ohje)?|ohje|"
            + "(?:spos[oó]b )?(?:przygotowani[ea]|wykonani[ea])|postup|elk[eé]sz[ií]t[eé]s|haz[ıi]rlan[ıi][sş][ıi]|yap[ıi]l[ıi][sş][ıi]"
            + "|.{0,60}nas[ıi]l yap[ıi]l[ıi]r\\??|"
            + "(?:пошаговый рецепт |способ )?приготовлени[ея]|приготування|начин на приготвяне|εκτ[εέ]λεση|postopek|priprava|priprem[ae]"
            + "|mod de preparare|"
            + "作り方|做法|步骤|만드는 법|조리법|طريقة التحضير|אופן ההכנה|a[ðd]fer[ðd]");
    private static final Pattern END =
        Pattern.compile("(?iu)^[\\s\\p{So}\\p{Sk}\\p{Pd}\\x{1F000}-\\x{1FAFF}\\x{200D}\\x{FE0F}•*#>]*(?:(?:recipe "
            + "|cook[’']?s "
            + "|chef[’']?s |author[’']?s |pro )?(?:notes?|tips?|tricks?|hints?)\\b.*|storage.*|how to store.*|"
            + "variations?.*|substitutions?.*|faqs?.*|frequently asked.*|nutrition.*|nährwert.*|valeurs? nutri.*|informaci[oó]n nutri.*|voedingswaarde.*|"
            + "equipment.*|tools?(?: you.*| needed)?|utensils.*|serving suggestions?|comments?.*|leave a (?:comment|reply).*|reviews?.*|ratings?.*|"
            + "(?:you (?:may|might) also|more|related|other|similar|popular|latest|trending|recommended|recent) .*|did you (?:make|like).*"
            + "|share.*|print.*|pin it.*|save.*|tags?.*|categor.*|keywords.*|"
            + "filed under.*|about (?:the )?(?:author|me).*|video.*|watch .*|subscribe.*|newsletter.*|sign up.*|join .*|follow .*|jump to.*"
            + "|advertis.*|source:?.*|"
            + "tipps?\\b.*|hinweise?.*|kommentare?.*|bewertung.*|weitere rezepte.*|das könnte.*|guten appetit.*|commentaires?.*|astuces?.*"
            + "|conseils?.*|notes? .*|"
            + "partager.*|laissez.*|bon app[eé]tit.*|comentarios?.*|consejos?.*|trucos?.*|dicas?.*|coment[aá]rios.*|compart[ie].*|reacties.*"
            + "|reageer.*|smakelijk.*|.{0,25}\\b(?:guten appetit|bon app[eé]tit|buon appetito|buen provecho|bom apetite)[\\s!.]*|"
            + "eet smakelijk.*|kommentarer?.*|komentarz.*|smacznego.*|uwag[ai].*|wskaz[oó]wki.*|commenti.*|consigli.*|note .*|voir aussi.*"
            + "|ook lekker.*|andere .*|relaterede.*|"
            + "комментар.*|отзыв.*|приятного.*|makes? (?:about )?\\d.*|yields?:? .*|last updated.*|posted (?:by|on|in).*|©.*|copyright.*"
            + "|all rights.*|reprinted.*|photo(?:graph)?s? (?:by|credit).*)$");

    private static final Pattern HINT =
        Pattern.compile("(?iu)^.{0,25}\\b(?:hints?|tips?|notes?|tipps?|astuces?|conseils?|consigli\\w?|consejos?"
            + "|dicas?|anmerkung(?:en)?|remarques?|nota|observaci\\p{L}+|hinweis\\p{L}*)\\b.{0,25}?:.*|^new!.*|^to (?:freeze|store|keep|reheat"
            + "|make ahead)\\b.*|^(?:p\\.? ?s\\.?|nb)\\b.*");

    private static final Pattern MAKING = Pattern.compile("(?iu)(?:(?:making|preparing|cooking|baking|pr[eé]parer"
        + "|preparar|preparare|tilbered) .{2,60}|.{2,60} (?:maken|bakken|bereiden|koken|zubereiten|machen|backen|kochen))\\s*[.:]?");

    private Headings() {}

    private static Pattern heading(String words) {
        return Pattern.compile(
            "(?iu)^[\\s\\p{So}\\p{Sk}\\p{Pd}\\x{1F000}-\\x{1FAFF}\\x{200D}\\x{FE0F}•*#>]*(?:\\d{1,2}[.)] )?(?:the )?(?:"
                + words
                + ")"
                + "(?:\\s*\\(.{0,40}\\)|\\s+(?:for|für|pour|para|per|voor|til|till|na|til ca\\.|de|del|della|dei|delle|di|des|du|da|do|von"
                + "|of) .{1,70}|\\s*[/&+]\\s*.{1,20})?\\s*[.:：\\-–]*$");
    }

    public static boolean isIngredients(String line) {
        return line.length() <= MAX && INGREDIENTS.matcher(line).matches();
    }

    public static boolean isMethod(String line) {
        return line.length() <= MAX && METHOD.matcher(line).matches();
    }

    /// Whether a line names something and says that it is made, as a heading of steps may do.
    public static boolean isMaking(String line) {
        return line.length() <= MAX && MAKING.matcher(line).matches();
    }

    /// Whether a line is a hint with its label: `My tip: use day-old bread.`
    public static boolean isHint(String line) {
        return HINT.matcher(line).matches();
    }

    /// Whether a line begins something that stands after a recipe: notes, comments, related recipes.
    public static boolean isEnd(String line) {
        return line.length() <= 2 * MAX && END.matcher(line).matches();
    }
}
