package alfred.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import alfred.builtin.template.TemplateBook;
import alfred.core.domain.Language;
import alfred.core.domain.Phrasebook;
import alfred.kitchen.catalogue.FoodCatalogue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/// No English of Alfred's is said in a German window, whatever he is asked.
class GermanRepliesTest {
    private static final String KITCHEN = """
        {"inventory":[{"name":"Eier","quantity":8,"unit":"","location":"fridge","expiry_date":"2026-11-25"},
                      {"name":"Olivenöl","quantity":500,"unit":"ml","location":"cabinet"},
                      {"name":"Joghurt","quantity":1,"unit":"tub","location":"fridge","expiry_date":"2026-11-18"},
                      {"name":"Milch","quantity":1.5,"unit":"l","location":"fridge","expiry_date":"2026-11-21"}],
         "recipes":[{"name":"Lasagne","servings":4,"prep_time_minutes":30,"cook_time_minutes":50,"cuisine":"Küche",
                     "ingredients":["250 g lasagne sheets","500 g minced beef","1 onion"],"instructions":["Schichten.","Backen."]},
                    {"name":"Omelette","servings":1,"prep_time_minutes":5,"ingredients":["3 eggs","1 tbsp olive oil"],"instructions":["Braten."]},
                    {"name":"Dal","servings":4,"ingredients":["200 g lentils"],"instructions":["Simmern."]}],
         "shopping_list":[{"name":"Brot","quantity":1,"unit":""},{"name":"Butter","quantity":250,"unit":"g","is_purchased":true}],
         "tasks":[{"title":"Ofen putzen","due_date":"2026-11-19"}]}""";
    /// English of the texts that German has too, or that is a name.
    private static final Set<String> BOTH =
        Set.of("in", "an", "so", "name", "am", "was", "die", "will", "note", "alfred", "do");
    /// Where what the user said is quoted.
    private static final Set<String> QUOTES = Set.of("talk.past");

    @Test
    void noEnglishWordOfAlfredsIsSaidInGerman() {
        var own = words(texts(Language.ENGLISH));
        own.removeAll(words(texts(Language.of("de"))));
        own.removeAll(BOTH);
        own.removeAll(words(List.of(KITCHEN)));
        own.removeIf(word -> FoodCatalogue.standard().exact(word).isPresent());
        var content = content();
        var leaks = new TreeMap<String, Set<String>>();
        var same = new ArrayList<String>();
        try (var german = Dialogue.in(Language.of("de")); var english = Dialogue.in(Language.ENGLISH)) {
            german.load(KITCHEN);
            english.load(KITCHEN);
            for (var sample : TemplateBook.english().samples()) {
                var reply = german.say(sample.sentence());
                if (reply.equals(english.say(sample.sentence()))) {
                    same.add(sample.sentence() + " -> " + reply);
                }
                var said = words(List.of(without(reply, content)));
                said.retainAll(own);
                said.removeAll(words(List.of(sample.sentence())));
                if (!said.isEmpty() && !QUOTES.contains(sample.skill())) {
                    leaks.put(sample.skill() + ": " + sample.sentence() + " -> " + reply, said);
                }
            }
        }

        assertThat(leaks).isEmpty();
        assertThat(same).isEmpty();
    }

    @Test
    void whatIsSuggestedIsUnderstood() {
        var said = Phrasebook.in(Language.of("de").locale());
        var suggested = said.keys().stream().map(said::text)
            .flatMap(text -> Pattern.compile("(?:[Ss]ag|[Ff]rag)(?: zum Beispiel)? „([^“]*)“").matcher(text).results())
            .map(found -> found.group(1).replaceAll("\\{\\d}", "Lasagne"));
        var examples = said.text("dialogue.examples").lines().skip(1).map(line -> line.substring(2));
        var lost = new ArrayList<String>();
        try (var kitchen = Dialogue.in(Language.of("de"))) {
            kitchen.load(KITCHEN);
            var beyond = kitchen.say("asdf");
            Stream.concat(suggested, examples).filter(sentence -> kitchen.say(sentence).equals(beyond))
                .forEach(lost::add);

            assertThat(beyond).contains("habe ich nicht verstanden");
        }

        assertThat(lost).isEmpty();
    }

    /// The cookbook that comes along, and what the sentences name, are told as they are.
    private static List<String> content() {
        try (var cookbook = GermanRepliesTest.class.getResourceAsStream("/alfred/cookbook/starter.json")) {
            var tree = new ObjectMapper().readTree(cookbook);
            var texts = Stream.of("name", "description", "instructions", "ingredients", "cuisine")
                .flatMap(field -> tree.findValues(field).stream())
                .flatMap(node -> node.isArray() ? StreamSupport.stream(node.spliterator(), false) : Stream.of(node))
                .map(JsonNode::asText);
            return Stream.concat(texts, Stream.of("Friday cod", "Pancakes", "cat food", "Penne all'arrabbiata"))
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String without(String reply, List<String> content) {
        var rest = reply;
        for (var text : content) {
            rest = rest.replace(text, "");
        }
        return rest;
    }

    private static Collection<String> texts(Language language) {
        var said = Phrasebook.in(language.locale());
        return said.keys().stream().map(key -> said.text(key, 7, 7, 7, 7)).toList();
    }

    private static Set<String> words(Collection<String> texts) {
        return texts.stream().flatMap(text -> Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}]+")))
            .filter(word -> word.length() > 1)
            .collect(Collectors.toCollection(TreeSet::new));
    }
}
