/// What Alfred knows: the entities of the session in three tiers.
@NullMarked
package alfred.ui.sidepanel;

import org.jspecify.annotations.NullMarked;
