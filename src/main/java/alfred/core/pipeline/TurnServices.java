package alfred.core.pipeline;

import alfred.core.context.Conversation;
import alfred.core.context.Resume;
import alfred.core.crud.Permission;
import alfred.core.crud.ToolCall;
import alfred.core.crud.ToolResult;
import alfred.core.domain.DomainConfig;
import alfred.core.reasoner.Artifact;
import alfred.core.reasoner.ModeContext;
import alfred.core.reasoner.Routing;
import alfred.core.reasoner.TurnContext;
import alfred.core.registry.SessionIdRegistry;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// What a turn works with; filled by the session, which owns all of it.
public interface TurnServices {
    DomainConfig domain();

    SessionIdRegistry registry();

    /// The turn as the stages see it now.
    TurnContext context();

    /// The turn's mode with what the message overrides of it.
    ModeContext modeContext();

    /// Hands the turn to an agent: from now on [#context] is that agent's.
    void route(Routing routing);

    /// The user's words, mentions as their labels.
    String message();

    Conversation conversation();

    void conversation(Conversation next);

    /// Whether a call could change rows.
    boolean writes(ToolCall call);

    /// Carries out a call in the turn's unit.
    ///
    /// @param step from 1; 0 outside a plan
    ToolResult execute(ToolCall call, int step);

    /// Tells how the message stands to the open question.
    ///
    /// @param isAnswer whether it answers it
    void answers(boolean isAnswer);

    /// Whether what the answer asked for could be done, so that the question is closed.
    boolean isSettled();

    /// What the conversation is to be, should the process end within this turn.
    void ifCutOff(Supplier<Conversation> conversation);

    /// Keeps how far the turn has come.
    void checkpoint();

    /// The user has said yes to changing many rows at once: holds for this turn.
    void agreeToMany();

    /// From here on the turn writes only what the user's words ask for.
    ///
    /// @param isAnswer whether the message answers the open question, so that the words that led to it count too
    void restrict(boolean isAnswer);

    /// Whether the turn may do this to anything.
    boolean mayDo(Permission.Operation operation);

    /// The calls that the message says yes to; they are then allowed.
    Optional<Resume.Calls> agreed();

    /// The user's words that the turn goes by.
    String words();

    /// Checks generated content and keeps it as an unsaved draft, or as the new content of the one it names.
    ///
    /// @return the draft's ref
    /// @throws alfred.core.crud.CrudRefusal where the content does not fit its type
    String keep(Artifact artifact, int step);

    /// Lets go of a ref's loaded rows and archived content.
    void forget(String ref);

    /// What a model is told of a subdomain's tables.
    String schema(String subdomain);

    void emit(PipelineEvent event);

    /// Tells what is in view now; refs are kept before they are told.
    default void emitContext() {
        checkpoint();
        tellContext();
    }

    /// Tells what is in view now, unless that was told last; of many entities the first.
    void tellContext();

    /// Everything the turn has written so far.
    List<ToolResult.Write> written();
}
