/// What the kitchen tells a reasoner at the start of a turn: its state, its people, and what a talk has at hand.
@NullMarked
package alfred.kitchen.briefing;

import org.jspecify.annotations.NullMarked;
