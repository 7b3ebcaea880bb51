package alfred.archfixtures.core.context;

import alfred.archfixtures.core.reasoner.KnowsTheRoute;

/// What was said knows who thinks about it.
public final class KnowsTheMind {
    KnowsTheRoute mind = new KnowsTheRoute();
}
