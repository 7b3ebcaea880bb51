package alfred.ui.shell;

import alfred.langchain.FakeModel;

/// One turn of a language model that writes: eggs come onto the shopping list.
final class ScriptedTurn {
    static final String MESSAGE = "add a dozen eggs to my shopping list";
    static final String REPLY = "Twelve eggs are on your list now.";
    private static final String UNDERSTANDING =
        "{\"quick_mode\":true,\"quick_intent\":\"Add eggs\",\"quick_subdomain\":\"shopping\"}";
    private static final String DECISION = """
        {"action":"tool_call","tool":"db_create","table":"shopping_list","data":[{"fields":[{"field":"name","value":"\\"eggs\\""},
         {"field":"quantity","value":"12"}]}]}""";

    private ScriptedTurn() {}

    /// Lets the model answer it, but for the words of the reply.
    static void script(FakeModel model) {
        model.answers(UNDERSTANDING).answers(DECISION);
    }
}
