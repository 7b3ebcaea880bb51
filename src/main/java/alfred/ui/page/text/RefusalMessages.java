package alfred.ui.page.text;

import static alfred.ui.fx.Texts.text;

import alfred.core.crud.call.CrudRefusal;
import alfred.core.row.StoreException;
import alfred.kitchen.measure.Impossible;
import alfred.ui.fx.Texts;

/// Messages for refusals and failures in the selected language.
public final class RefusalMessages {
    private RefusalMessages() {}

    public static String of(CrudRefusal refusal) {
        return refusal.message(Texts.phrases());
    }

    public static String of(StoreException problem) {
        return problem.message(Texts.phrases());
    }

    /// Returns what of a typed line cannot be, and that it is not added.
    public static String of(Impossible named) {
        return text(switch (named.kind()) {
            case DAY -> "date.impossible";
            case TIME -> "time.impossible";
            case NOTHING -> "amount.nothing";
            case BEYOND -> "amount.beyond";
        }, named.words());
    }

    /// Returns the message that what a form edits is not there any more.
    ///
    /// @param who the name of who deleted it; `""` if that is not known
    public static String gone(String who) {
        return who.isEmpty() ? text("theirs.gone") : text("theirs.gone-by", who);
    }
}
