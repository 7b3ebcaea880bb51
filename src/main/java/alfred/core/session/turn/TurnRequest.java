package alfred.core.session.turn;

import alfred.core.reasoner.Mode;
import java.util.List;

/// The user's request.
///
/// @param typed the message without the names of mentioned rows
record TurnRequest(String message, String typed, List<String> mentioned, Mode mode) {}
