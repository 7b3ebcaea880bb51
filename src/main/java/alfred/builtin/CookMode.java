package alfred.builtin;

import alfred.builtin.script.ReplyFormatter;
import alfred.builtin.slot.Referents;
import alfred.builtin.slot.SlotTypes;
import alfred.builtin.template.AssistantLanguage;
import alfred.builtin.template.Lexicon;
import alfred.builtin.template.TemplateBook;
import alfred.builtin.template.TokenizedSentence;
import alfred.core.domain.Fraction;
import alfred.core.domain.Language;
import alfred.core.domain.Row;
import alfred.core.reasoner.Contexts.BypassContext;
import alfred.core.reasoner.Contexts.BypassReply;
import alfred.core.reasoner.Contexts.Handoff;
import alfred.kitchen.KitchenModes;
import alfred.kitchen.RowFormatter;
import alfred.kitchen.catalogue.FoodSpelling;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// The dialogue in cook mode: amounts for the chosen servings, and navigation between steps. Writes nothing
/// (spec/kitchen-rules.md, leaving cook mode).
final class CookMode {
    private static final Pattern AMOUNT =
        Pattern.compile("how (?:much|many) (.+?)(?: do (?:i|we) need| is needed| goes in| are needed| go in)?");
    private static final Pattern STEP =
        Pattern.compile(".*\\bstep (\\d{1,2}|\\w+)\\b.*|.*\\b(first|second|third|fourth|fifth|sixth|last) "
            + "(?:step|one)\\b.*");
    private static final Pattern PLAIN_STEP =
        Pattern.compile("(?:(?:go|to|read|show|tell|me|what|is|and|the) )*(?:step \\w+|\\w+ step)");
    private final Language language;
    private final ReplyFormatter words;
    private final BypassContext context;
    private final Row recipe;
    private final List<String> steps;

    CookMode(AssistantLanguage voice, BypassContext context) {
        this.language = voice.language();
        this.words = new ReplyFormatter(language.phrases(), context.turn().now().toLocalDate(), voice.foods());
        this.context = context;
        this.recipe = context.subject();
        this.steps = recipe.texts("instructions");
    }

    BypassReply answer() {
        if (!isCooking()) {
            return reply(words.text("stove.brainstorm"), 0);
        }
        var said = said();
        var amount = AMOUNT.matcher(said);
        if (amount.matches()) {
            return reply(amount(amount.group(1)), context.state().number(KitchenModes.STEP));
        }
        int step = step(said);
        if (step != 0) {
            return stepReply(step);
        }
        if (said.contains("ingredient") || said.contains("what do i need") || said.contains("amounts")) {
            return reply(ingredients(), context.state().number(KitchenModes.STEP));
        }
        if (said.contains("how long")) {
            return reply(RowFormatter.minutes(recipe).map(m -> words.text("stove.takes", String.valueOf(m)))
                .orElseGet(() -> words.text("stove.no-time")),
                context.state()
                    .number(KitchenModes.STEP));
        }
        return reply(words.text("stove.can"), context.state().number(KitchenModes.STEP));
    }

    /// Returns whether the message is about the dish, or is not about cooking one.
    boolean isOwn() {
        var said = said();
        return !isCooking() || AMOUNT.matcher(said).matches() || step(said) != 0 || said.contains("ingredient")
            || said.contains("what do i need")
            || said.contains("amounts") || said.contains("how long");
    }

    /// Returns whether the message asks only for a step or an amount, so that the recipe alone answers it.
    boolean isSure() {
        var said = said();
        boolean isStep = step(said) != 0 && (!STEP.matcher(said).matches() || PLAIN_STEP.matcher(said).matches());
        return isCooking() && (isStep || AMOUNT.matcher(said).matches());
    }

    private boolean isCooking() {
        return context.state().mode().is().equals(KitchenModes.COOK);
    }

    /// Returns the message in English terms, from the first language that recognises it; `""` if none does.
    private String said() {
        return TemplateBook.of(language.understood()).stream().flatMap(book -> said(book.get().lexicon()).stream())
            .findFirst().orElse("");
    }

    private Optional<String> said(Lexicon lexicon) {
        var sentence = TokenizedSentence.of(context.turn().message(), lexicon).trimmed();
        var amount = lexicon.pattern("how_much").matcher(sentence.text().toLowerCase(Locale.ROOT));
        return amount.matches() ? Optional.of("how much " + amount.group(1))
            : lexicon.told("stove", String.join(" ", sentence.folded()).replace(" ,", ""));
    }

    /// Returns the requested step, from 1; 0 if the message asks for none.
    private int step(String said) {
        int now = context.state().number(KitchenModes.STEP);
        if (said
            .matches("(next|next step|go on|continue|and then|and now|what is next|what now|done|ok|what next|then)")) {
            return now + 1;
        }
        if (said.matches("(back|go back|previous|previous step|the one before)")) {
            return Math.max(1, now - 1);
        }
        if (said.matches("(again|repeat|repeat that|once more|say that again|what was that)")) {
            return Math.max(1, now);
        }
        if (said.matches("(start|begin|let us start|where do i start|how do i start)")) {
            return 1;
        }
        var matcher = STEP.matcher(said);
        if (!matcher.matches()) {
            return 0;
        }
        var word = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
        int at = Referents.ordinal(word).or(() -> SlotTypes.whole(word)).orElse(0);
        return at < 0 ? steps.size() : at;
    }

    private BypassReply stepReply(int step) {
        if (steps.isEmpty()) {
            return reply(words.text("stove.no-steps", name()), 0);
        }
        if (step > steps.size()) {
            return reply(words.text("stove.last"), steps.size());
        }
        return reply(words.text("stove.step", step, steps.size(), steps.get(step - 1)), step);
    }

    private Fraction factor() {
        long own = recipe.integer("servings").orElse(0L);
        int wanted = context.state().number(KitchenModes.SERVINGS);
        return own > 0 && wanted > 0 ? Fraction.of(wanted, own) : Fraction.ONE;
    }

    private String ingredients() {
        return name() + servings() + ":\n" + words.ingredients(recipe, factor());
    }

    private String servings() {
        return context.state().number(KitchenModes.SERVINGS) > 0
            ? " " + words.text("stove.for", context.state().number(KitchenModes.SERVINGS)) : "";
    }

    private String amount(String food) {
        var wanted = " " + FoodSpelling.key(food) + " ";
        var lines = recipe.rows("ingredients").stream().filter(l -> {
            var own = " " + FoodSpelling.key(l.text("name")) + " ";
            return own.contains(wanted) || wanted.contains(own);
        }).toList();
        if (lines.isEmpty()) {
            return words.text("stove.none", food, name());
        }
        return words.list(lines.stream().map(l -> {
            var line = words.scaled(l, factor());
            return line.quantity("quantity").map(q -> words.amount(q, line.text("unit")) + " " + l.text("name"))
                .orElse(words.text("stove.as-you-like", l.text("name")));
        }).toList()) + servings() + ".";
    }

    private String name() {
        return recipe.text("name").isEmpty() ? words.text("stove.this") : recipe.text("name");
    }

    private BypassReply reply(String text, int step) {
        var state = context.state();
        return new BypassReply(text, state.said(Map.of(KitchenModes.STEP, step), context.turn().message(), text));
    }

    Handoff handoff() {
        var state = context.state();
        int step = state.number(KitchenModes.STEP);
        var summary =
            isCooking() ? words.text(step > 0 ? "stove.back-at" : "stove.back", name() + servings(), step, steps.size())
                : words.text("stove.back-from-talk");
        return new Handoff(summary, Handoff.Action.CLOSE, "", String.join("\n", state.messages()));
    }
}
