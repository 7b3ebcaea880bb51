package alfred.builtin.understand;

import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.slot.SlotTypes;
import java.util.Set;
import java.util.regex.Pattern;

/// Tells whether an order is denied.
record Denials(SlotTypes types) {
    /// Jobs whose wording may contain a negation: "we don't need milk".
    private static final Set<String> DENYING =
        Set.of("pantry.use_up", "shop.remove", "stock.untarget", "profile.no_allergy",
            "profile.dislike", "profile.undislike", "task.undone", "recipe.unfavorite", "draft.discard", "food.instead",
            "timer.stop", "draft.suggest", "draft.again", "meal.plan", "meal.other");
    /// Share from which a job is beyond doubt, so that a negation behind a comma is only its reason.
    private static final float BEYOND_DOUBT = 0.98f;

    /// Returns whether an order is denied: "do not delete it".
    boolean isDenied(Frame frame, Clause clause) {
        var text = withoutReason(frame, withoutOld(frame, clause.text()));
        boolean isWithoutFood = frame.job().equals("profile.diet") && frame.slot("food").isPresent();
        return !ClauseReader.asks(frame)
            && (isWithoutFood || DENYING.contains(frame.job()) ? types.isDeniedDeed(text) : types.isDenial(text));
    }

    /// Returns words without what they say is no longer so: "not 350" in "300 g, not 350".
    private static String withoutOld(Frame frame, String text) {
        return frame.slot("old").map(old -> text.replaceFirst("(?i)\\S+\\s+(?:the\\s+)?" + Pattern.quote(old), ""))
            .orElse(text);
    }

    /// Returns words without what stands behind a comma as the reason for an order that is beyond doubt: "take the
    /// raisins out of it, nobody here eats them".
    private String withoutReason(Frame frame, String text) {
        var parts = text.split("[,;]\\s+", 2);
        boolean isReason = parts.length == 2 && frame.share() >= BEYOND_DOUBT
            && frame.slots().stream().allMatch(slot -> parts[0].contains(slot.text()) || !text.contains(slot.text()))
            && parts[1].split("\\s+").length > 2 && !types.isDenial(parts[1].split("\\s+")[0]);
        return isReason ? parts[0] : text;
    }

    /// Returns whether an order is denied before it names anything; what is denied behind its things may be something
    /// else, and is asked about.
    boolean isDeniedFirst(Frame frame, Clause clause) {
        int named =
            frame.slots().stream().mapToInt(slot -> clause.text().indexOf(slot.text())).filter(at -> at >= 0).min()
                .orElse(clause.text().length());
        return isDenied(frame, clause)
            && (named == 0 || types.isDenial(clause.text().substring(0, named)) || DENYING.contains(frame.job()));
    }
}
