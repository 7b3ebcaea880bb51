package alfred.ui.shell;

import alfred.ui.fx.Theme;
import alfred.ui.model.DataPlace;
import alfred.ui.model.Kitchen;
import alfred.ui.model.ModelLink;
import alfred.ui.model.Settings;
import alfred.ui.model.Talk;
import java.time.Clock;

/// What the window runs on; put together by the composition root.
public record Services(Kitchen kitchen, Talk talk, ModelLink link, Settings settings, DataPlace place, Theme theme, Clock clock) {}
