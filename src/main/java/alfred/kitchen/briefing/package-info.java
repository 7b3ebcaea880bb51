/// What the kitchen tells a reasoner at the start of a turn: its state, its people, and what a bypass mode has at hand.
@NullMarked
package alfred.kitchen.briefing;

import org.jspecify.annotations.NullMarked;
