package alfred.cli;

import alfred.core.pipeline.PipelineEvent;
import alfred.core.session.Session;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Optional;

/// Chat in the terminal, used when no window can be opened.
public final class Terminal {
    private final Session session;
    private final PrintStream out;

    /// @param out receives the conversation
    public Terminal(Session session, PrintStream out) {
        this.session = session;
        this.out = out;
    }

    /// Reads and answers lines until `exit`, `quit` or the end of input.
    public void run(BufferedReader in) throws IOException {
        out.println("Alfred: Good day. Ask me about your pantry, recipes, shopping, meals or tasks. \"exit\" ends.");
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
        out.print("You: ");
        out.flush();
    }

    private void show(PipelineEvent event) {
        switch (event) {
            case PipelineEvent.PlanMade plan -> {
                if (plan.steps().size() > 1) {
                    out.println("  … " + plan.goal());
                }
            }
            case PipelineEvent.Done done -> out.println("Alfred: " + done.response());
            case PipelineEvent.Failed failed -> out.println("Alfred: " + failed.message());
            case PipelineEvent.CancelledTurn _ -> out.println("Alfred: Stopped.");
            case PipelineEvent.HandedOff handoff -> out.println("Alfred: " + handoff.handoff().summary());
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
