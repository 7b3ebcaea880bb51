/// The welcome screen of the first start: a few questions and the initial content.
@NullMarked
package alfred.ui.welcome;

import org.jspecify.annotations.NullMarked;
