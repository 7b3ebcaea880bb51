package alfred.core.pipeline;

import alfred.core.context.Conversation;
import alfred.core.context.Resume;
import alfred.core.crud.call.ToolCall;
import alfred.core.crud.call.ToolResult;
import alfred.core.crud.rule.Permission;
import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.ModeContext;
import alfred.core.reasoner.Question;
import alfred.core.reasoner.Routing;
import alfred.core.reasoner.TurnContext;
import alfred.core.registry.SessionIdRegistry;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The services and state that a turn works with; implemented by the session.
public interface TurnServices {
    DomainConfig domain();

    SessionIdRegistry registry();

    /// The turn's current context.
    TurnContext context();

    /// The turn's mode, with the message's overrides applied.
    ModeContext modeContext();

    /// Routes the turn to an agent: from now on [#context] is built for that agent.
    void route(Routing routing);

    /// The user's message, with mentions replaced by their labels.
    String message();

    Conversation conversation();

    void conversation(Conversation next);

    /// Whether a call could change rows.
    boolean writes(ToolCall call);

    /// Executes a call in the turn's unit.
    ///
    /// @param step the step's number, from 1; 0 outside a plan
    ToolResult execute(ToolCall call, int step);

    /// Says what a call would write, without writing it; `""` if it would write nothing or cannot be told.
    String wouldDo(ToolCall call);

    /// Fills in what a model's call leaves out although the user's words say it.
    ToolCall completed(ToolCall call);

    /// Names what was computed to be written in this turn, of which a part was written and this was not; empty for
    /// nothing.
    List<String> leftOut(List<ToolResult> results);

    /// Records whether the message answers the open question.
    ///
    /// @param agrees whether the reasoner takes it for a yes to all of it
    /// @param asksMore whether the reasoner sees another wish behind that yes, which is then judged without it
    /// @return whether it is one: what the question holds back is allowed now
    boolean answers(boolean isAnswer, boolean agrees, boolean asksMore);

    /// What this turn wrote, for the memo of later turns; `""` if there is nothing to go on with.
    String wrote();

    /// Whether the open question is settled; false if its answer asked for an undo that could not be done.
    boolean isSettled();

    /// Sets the conversation to save in case the process ends within this turn.
    void ifInterrupted(Supplier<Conversation> conversation);

    /// Saves the turn's progress.
    void checkpoint();

    /// Allows changes to many rows at once for the rest of the turn; called after the user's yes.
    void agreeToMany();

    /// Restricts the turn's writes to what the user's words ask for, from now on.
    ///
    /// @param isAnswer whether the message answers the open question, so that the words that led to the question
    /// count too
    void restrict(boolean isAnswer);

    /// Whether the turn may perform the operation on at least one type.
    boolean mayDo(Permission.Operation operation);

    /// Whether the user's words ask for the operation; false where writes do not depend on the words.
    boolean wordsAllow(Permission.Operation operation);

    /// Returns the pending calls that the message approves, and allows them; empty if there are none. After
    /// [#answers], what the reasoner takes for a yes counts too.
    Optional<Resume.Calls> agreed();

    /// The user's words that decide what the turn may write.
    String words();

    /// Validates generated content and keeps it as unsaved drafts, or as changed fields of the drafts it names. Keeps
    /// all of it or nothing.
    ///
    /// @return the drafts' refs, in order
    /// @throws alfred.core.crud.call.CrudRefusal if the content does not fit its type, lacks a field, or names an
    ///   unknown ref
    List<String> keep(List<Artifact> artifacts, int step);

    /// Returns what speaks against an unsaved draft, in the user's language (spec/kitchen-rules.md, allergies, diets).
    List<String> objections(String draft);

    /// Returns what speaks against the unsaved drafts that this turn made or changed.
    List<String> warnings();

    /// Removes a ref's loaded rows and its archived content.
    void forget(String ref);

    /// Describes a subdomain's tables for a model.
    String schema(String subdomain);

    /// Emits an event; its words for people are put through [#forPeople].
    void emit(PipelineEvent event);

    /// Returns a text for people, with names in place of refs (spec/pipeline.md, Reply).
    String forPeople(String text);

    /// Returns a question for people: with names in place of refs, and with choices that can be told apart.
    Question forPeople(Question question);

    /// Saves the turn's progress, then emits the entities in view.
    default void emitContext() {
        checkpoint();
        tellContext();
    }

    /// Emits the entities in view, unless unchanged since the last time; limited to the first ones of each tier.
    void tellContext();

    /// All writes of the turn so far.
    List<ToolResult.Write> written();
}
