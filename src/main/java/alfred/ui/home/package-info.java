/// Home: tonight, what wants using, what is to be done, the week.
@NullMarked
package alfred.ui.home;

import org.jspecify.annotations.NullMarked;
