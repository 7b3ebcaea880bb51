package alfred.ui.shell;

import alfred.ui.fx.Theme;
import alfred.ui.model.ChatService;
import alfred.ui.model.DataLocation;
import alfred.ui.model.HouseholdConnection;
import alfred.ui.model.Kitchen;
import alfred.ui.model.ModelConnectionPort;
import alfred.ui.model.WindowSettings;
import java.time.Clock;

/// The services the window depends on; assembled by the composition root.
public record Services(
    Kitchen kitchen,
    ChatService chat,
    ModelConnectionPort link,
    WindowSettings settings,
    DataLocation place,
    HouseholdConnection household,
    Theme theme,
    Clock clock) {}
