package alfred.cli;

import alfred.core.domain.Phrasebook;
import alfred.core.pipeline.PipelineEvent;
import alfred.core.session.Session;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Optional;

/// Chat in the terminal, used when no window can be opened.
public final class Terminal {
    private final Session session;
    private final Phrasebook phrases;
    private final PrintStream out;

    /// @param phrases the terminal's own words
    /// @param out receives the conversation
    public Terminal(Session session, Phrasebook phrases, PrintStream out) {
        this.session = session;
        this.phrases = phrases;
        this.out = out;
    }

    /// Reads and answers lines until `exit`, `quit` or the end of input.
    public void run(BufferedReader in) throws IOException {
        say(phrases.text("terminal.hello"));
        prompt();
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            if (line.strip().equalsIgnoreCase("exit") || line.strip().equalsIgnoreCase("quit")) {
                return;
            }
            session.say(line, Optional.empty(), this::show).join();
            prompt();
        }
        out.println();
    }

    private void prompt() {
        out.print(phrases.text("terminal.you") + " ");
        out.flush();
    }

    private void say(String words) {
        out.println("Alfred: " + words);
    }

    private void show(PipelineEvent event) {
        switch (event) {
            case PipelineEvent.PlanMade plan -> {
                if (plan.steps().size() > 1) {
                    out.println("  … " + plan.goal());
                }
            }
            case PipelineEvent.Done done -> say(done.response());
            case PipelineEvent.Failed failed -> say(failed.message());
            case PipelineEvent.CancelledTurn _ -> say(phrases.text("terminal.stopped"));
            case PipelineEvent.HandedOff handoff -> say(handoff.handoff().summary());
            case PipelineEvent.Thinking _ -> {}
            case PipelineEvent.ThinkComplete _ -> {}
            case PipelineEvent.Working _ -> {}
            case PipelineEvent.ContextUpdated _ -> {}
            case PipelineEvent.ActiveContext _ -> {}
            case PipelineEvent.StepStarted _ -> {}
            case PipelineEvent.StepCompleted _ -> {}
            case PipelineEvent.Token _ -> {}
            case PipelineEvent.Propose _ -> {}
            case PipelineEvent.Clarify _ -> {}
        }
    }
}
