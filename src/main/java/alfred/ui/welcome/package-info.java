/// The first start: a few questions, and what to begin with.
@NullMarked
package alfred.ui.welcome;

import org.jspecify.annotations.NullMarked;
