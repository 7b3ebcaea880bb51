/// What all importers share: the document they are given, the recipe they build, and readers of common values.
@NullMarked
package alfred.transfer.format;

import org.jspecify.annotations.NullMarked;
