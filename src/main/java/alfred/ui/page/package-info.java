/// What all pages share: what they have at hand, their header, and how dates and amounts read.
@NullMarked
package alfred.ui.page;

import org.jspecify.annotations.NullMarked;
