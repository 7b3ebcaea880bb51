/// The design system: threading, theme, fonts, icons, covers and the building blocks of all pages.
///
/// Independent of the session and of entity definitions; callers pass plain values.
@NullMarked
package alfred.ui.fx;

import org.jspecify.annotations.NullMarked;
