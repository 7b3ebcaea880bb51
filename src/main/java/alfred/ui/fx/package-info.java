/// The design system: threads, theme, fonts, icons, covers and the small parts that every page is made of.
///
/// Nothing here knows an entity's table or the session; whoever uses it brings plain values.
@NullMarked
package alfred.ui.fx;

import org.jspecify.annotations.NullMarked;
