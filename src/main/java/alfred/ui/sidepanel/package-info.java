/// The side panel: the session's entities in three tiers.
@NullMarked
package alfred.ui.sidepanel;

import org.jspecify.annotations.NullMarked;
