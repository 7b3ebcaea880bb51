package alfred.builtin.reading;

import alfred.kitchen.catalogue.FoodCatalogue;
import alfred.kitchen.measure.Units;
import java.nio.file.*;
import java.time.LocalDate;
import java.util.*;
import java.util.stream.*;

public final class Experiment {
    static final Set<String> PLACES = Set.of("fridge","refrigerator","freezer","pantry","larder","cupboard","cabinet","counter","countertop","shelf","drawer","basement","garage","icebox");
    static final Set<String> MEALS = Set.of("breakfast","lunch","dinner","supper","snack","breakfasts","lunches","dinners","suppers","snacks","brunch","tea");
    static final Set<String> NUMS = Set.of("one","two","three","four","five","six","seven","eight","nine","ten","eleven","twelve","dozen","half","couple","a dozen","half a dozen","fifteen","twenty","thirty","forty","fifty","hundred","quarter");
    static final Set<String> DIETS = Set.of("vegetarian","vegan","pescatarian","gluten-free","gluten free","dairy free","dairy-free","veggie","keto","halal","kosher","nut free","nut-free","low carb","low-carb","paleo");
    static final Set<String> CUIS = Set.of("italian","french","indian","chinese","japanese","thai","mexican","spanish","greek","american","british","english","german","korean","vietnamese","turkish","moroccan","lebanese","mediterranean","asian");
    public static SpanTypes types() {
        var foods = FoodCatalogue.standard();
        var dates = new Days();
        return new SpanTypes(List.of(
            new SpanTypes.Kind("FOOD", (w, n) -> foods.exact(w).isPresent()),
            new SpanTypes.Kind("UNIT", (w, n) -> n <= 2 && Character.isLetter(w.charAt(0)) && Units.find(w).isPresent()),
            new SpanTypes.Kind("NUM", (w, n) -> n <= 3 && (Character.isDigit(w.charAt(0)) && n == 1 || NUMS.contains(w) || "½⅓⅔¼¾".contains(w))),
            new SpanTypes.Kind("DAY", (w, n) -> dates.is(w)),
            new SpanTypes.Kind("PLACE", (w, n) -> n == 1 && PLACES.contains(w)),
            new SpanTypes.Kind("MEAL", (w, n) -> n == 1 && MEALS.contains(w)),
            new SpanTypes.Kind("TIMEUNIT", (w, n) -> n == 1 && Set.of("min","mins","minute","minutes","hour","hours","hr","hrs","h","sec","secs","second","seconds").contains(w)),
            new SpanTypes.Kind("DIET", (w, n) -> DIETS.contains(w)),
            new SpanTypes.Kind("CUISINE", (w, n) -> CUIS.contains(w))));
    }
    static final class Days { 
        static final java.util.regex.Pattern P = java.util.regex.Pattern.compile("(the day after )?(today|tonight|tomorrow|tmrw|tomorow|tommorow|2moro|yesterday|(next |this |on |last )?((mon|tues?|wed(nes)?|thur?s?|fri|satur|sat|sun)(day)?s?|week|weekend|month)|\\d{1,2}(st|nd|rd|th)|in \\w+ (days?|weeks?)|(january|february|march|april|may|june|july|august|september|october|november|december)( \\d{1,2})?|\\d{1,2} (january|february|march|april|may|june|july|august|september|october|november|december))( (morning|evening|night|afternoon|to|and|till|until|through|-) ?.*)?");
        boolean is(String w) { return P.matcher(w).matches() && !w.endsWith(" to") && !w.endsWith(" and"); } }
    record Line(List<LabelledClause> clauses) {}
    public static void main(String[] a) throws Exception {
        var types = types();
        var lines = new ArrayList<Line>();
        for (var f : a[0].split(",")) for (var p : Files.list(Path.of(f)).sorted().toList()) for (var l : Files.readAllLines(p)) if (!l.isBlank()) try { lines.add(new Line(LabelledClause.parse(l))); } catch (RuntimeException e) { System.out.println("bad " + l); }
        var rnd = new Random(5); var shuffled = new ArrayList<>(lines); Collections.shuffle(shuffled, rnd);
        int cut = a.length > 2 ? shuffled.size() : shuffled.size() * 85 / 100; var train = shuffled.subList(0, cut * Integer.getInteger("share", 100) / 100); var test = shuffled.subList(cut, shuffled.size());
        long t0 = System.nanoTime();
        var model = new ReadingTrainer(types, train.stream().map(Line::clauses).toList(), List.of(" and ", ", and ", ". ", ", ", " and then ", "; ", "! ", "? ", " also ", ", also ", " then ", ", then ", " and also ", " but ", " & ", " plus ", "\n", " - ", " ")).train();
        System.out.printf("trained %d ms, %d messages%n", (System.nanoTime()-t0)/1000000, train.size());
        var o = new java.io.ByteArrayOutputStream(); model.write(o); System.out.println("size " + o.size()); t0 = System.nanoTime(); model = ReadingModel.read(new java.io.ByteArrayInputStream(o.toByteArray())); System.out.println("read ms " + (System.nanoTime()-t0)/1000000);
        var reader = new MessageReader(model, types, w -> FoodCatalogue.standard().exact(w).isPresent());
        int splitOk = 0, multi = 0, multiOk = 0; long t1 = System.nanoTime();
        for (var l : test) { if (l.clauses().stream().anyMatch(c -> c.tokens().isEmpty())) continue; var text = l.clauses().stream().map(c -> c.tokens().stream().map(Token::text).collect(Collectors.joining(" "))).collect(Collectors.joining(" ")); int got = reader.read(text, _ -> true).size(); if (got == l.clauses().size()) splitOk++; if (l.clauses().size() > 1) { multi++; if (got == l.clauses().size()) multiOk++; } }
        System.out.printf("count of clauses right %.1f %%, of %d with several %.1f %%; %.2f ms a message%n", 100.0 * splitOk / test.size(), multi, 100.0 * multiOk / multi, (System.nanoTime() - t1) / 1e6 / test.size());
        int n = 0, ok = 0, top3 = 0, slotOk = 0, both = 0, groupOk = 0, sure = 0, sureOk = 0; var wrong = new TreeMap<String,Integer>();
        var m0 = model; for (var l : test) for (var c : l.clauses()) { if (c.tokens().isEmpty()) continue; n++; var k = types.of(c.tokens()); var g = model.jobs(c.tokens(), k, _ -> true, 3); var best = g.get(0).job(); if (g.get(0).share() > 0.6) { sure++; if (best.equals(c.job())) sureOk++; }
            if (best.equals(c.job()) || best.startsWith("other.") && c.job().startsWith("other.")) ok++; else wrong.merge(c.job() + " > " + best, 1, Integer::sum);
            if (g.stream().anyMatch(x -> x.job().equals(c.job()))) top3++;
            if (!c.job().startsWith("other.")) { var got = model.slots(c.job(), c.tokens(), k); boolean same = got.equals(c.slots()); if (same) slotOk++; groupOk++; if (!same && a.length > 1 && a[1].equals("-v")) System.out.println(show(c, c.slots()) + "   ### " + show(c, got)); } }
        System.out.printf("n %d, job %.1f %%, top3 %.1f %%, sure %.1f %% of which right %.1f %%, slots whole right %.1f %%%n", n, 100.0*ok/n, 100.0*top3/n, 100.0*sure/n, 100.0*sureOk/sure, 100.0*slotOk/groupOk);
        wrong.entrySet().stream().sorted((x,y)->y.getValue()-x.getValue()).limit(25).forEach(e -> System.out.println(e.getValue() + " " + e.getKey()));
        if (a.length > 2) clinc(a[2], reader);
    }
    static String show(LabelledClause c, List<String> s) { var b = new StringBuilder(c.job() + ": "); for (int i = 0; i < s.size(); i++) b.append(c.tokens().get(i).text()).append(s.get(i).isEmpty() ? " " : "/" + s.get(i) + " "); return b.toString(); }
    static void clinc(String file, MessageReader reader) throws Exception {
        var map = Map.ofEntries(Map.entry("shopping_list_update", "shop\\.(add|remove|clear|clear_done|tick|set|add_that|for|untick|bought).*|fix.*|follow.*|pantry.use_up"), Map.entry("todo_list_update","task\\.(add|delete|done|clear|rename|due).*|shop.add"), Map.entry("reminder_update","task.add"), Map.entry("timer","timer.*"), Map.entry("todo_list","task\\.(list|has)"), Map.entry("reminder","task\\.(list|has)"), Map.entry("shopping_list","shop\\.(list|have|lists)"), Map.entry("recipe","recipe\\.(show|steps|list)|draft\\.suggest|cook.can"), Map.entry("ingredients_list","recipe\\.(ingredients|show)|shop.missing"), Map.entry("cook_time","food.cook|recipe.time"), Map.entry("meal_suggestion","draft\\.(suggest|again)|recipe.list|cook.can|meal.plan"), Map.entry("food_last","food.keeps|pantry.when_expires"), Map.entry("ingredient_substitution","food.instead"), Map.entry("measurement_conversion","food.convert"), Map.entry("calories","food.nutrition"), Map.entry("nutrition_info","food.nutrition"), Map.entry("what_can_i_ask_you","talk.help"));
        var n = new TreeMap<String,int[]>(); var other = new TreeMap<String,Integer>();
        for (var l : Files.readAllLines(Path.of(file))) { var x = l.split("\t"); var r = reader.read(x[1], j -> !j.matches("cook\\.(next|back|repeat|amount|ingredients|finish)|draft\\.(servings|change|rename|show|save|discard|again)|fix.*|follow.*|talk\\.(yes|no|why)")); var best = r.get(0).best().job(); float share = r.get(0).best().share();
            var m = map.get(x[0]); var c = n.computeIfAbsent(m == null ? "(other)" : x[0], _ -> new int[3]); c[0]++;
            if (m == null ? best.startsWith("other.") : best.matches(m)) c[1]++; else { if (share > 0.6) c[2]++; if (m == null && !best.startsWith("talk") && share > 0.5) other.merge(best, 1, Integer::sum); } }
        n.forEach((k, v) -> System.out.printf("%-26s %5d right %5.1f %%  sure but wrong %5.1f %%%n", k, v[0], 100.0 * v[1] / v[0], 100.0 * v[2] / v[0]));
        System.out.println(other.entrySet().stream().sorted((x,y)->y.getValue()-x.getValue()).limit(25).toList());
    }
}
