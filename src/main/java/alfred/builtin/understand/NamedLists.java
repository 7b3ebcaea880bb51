package alfred.builtin.understand;

import alfred.builtin.reading.Clause;
import alfred.builtin.reading.Frame;
import alfred.builtin.slot.SlotTypes;
import java.util.Set;

/// Weighs the readings of a clause by the list that its words name: "put mopping on my to-do list" is about a task,
/// whatever is put on the shopping list elsewhere. A question whether something is on a list is no order to put it
/// there.
record NamedLists(SlotTypes types) {
    /// How likely a reading about other lists still is.
    private static final double ANOTHER = 0.03;
    /// How likely an order still is where a list is asked about.
    private static final double ORDERED = 0.03;
    /// How likely what is no work of Alfred's still is.
    private static final double OTHER = 0.3;
    private static final String NO_WORK = "other";
    /// What jobs are about that any list may be named in.
    private static final Set<String> ANY = Set.of("task", "talk", "fix", "follow", "emergency");

    /// Returns a clause with its readings weighed anew; the clause itself if it names no list, or two.
    Clause weighed(Clause clause) {
        boolean areTasks = names("task_list", clause.text());
        if (areTasks == names("shopping_list", clause.text())) {
            return clause;
        }
        boolean isQuestion = types.isQuestion(clause.text()) && !types.isPolite(clause.text())
            && clause.best().share() < TemplateCheck.SURE_OF_A_QUESTION;
        return clause.with(clause.frames().stream().map(this::withoutList).toList())
            .weighed(frame -> weight(frame, areTasks) * (isQuestion && !ClauseReader.asks(frame) ? ORDERED : 1));
    }

    /// Returns a reading none of whose names ends in the name of a list: "clean the oven off of the to do list".
    private Frame withoutList(Frame frame) {
        return new Frame(frame.job(), frame.share(), frame.slots().stream()
            .map(slot -> new Frame.Slot(slot.name(),
                types.lexicon().pattern("at_list").matcher(slot.text()).replaceFirst("")))
            .filter(slot -> !slot.text().isBlank()).toList(), frame.loose());
    }

    /// Returns whether words name the list of tasks or of things to buy; a name of a thing never does.
    boolean isNamed(String words) {
        return names("task_list", words) || names("shopping_list", words);
    }

    /// Returns whether an order names the list that it is about, so that the name of its thing needs no proof.
    boolean isForItsList(Frame frame, Clause clause) {
        return frame.job().startsWith("task.") && names("task_list", clause.text())
            || frame.job().startsWith("shop.") && names("shopping_list", clause.text());
    }

    private static double weight(Frame frame, boolean areTasks) {
        var about = frame.job().substring(0, frame.job().indexOf('.'));
        boolean isAnother = areTasks ? !ANY.contains(about) : about.equals("task");
        return about.equals(NO_WORK) ? OTHER : isAnother ? ANOTHER : 1;
    }

    private boolean names(String list, String words) {
        return types.lexicon().pattern(list).matcher(types.lexicon().fold(words)).find();
    }
}
