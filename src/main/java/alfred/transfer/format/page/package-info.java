/// Finds the recipes of a web page: by its data where there are any, otherwise by its lines.
@NullMarked
package alfred.transfer.format.page;

import org.jspecify.annotations.NullMarked;
