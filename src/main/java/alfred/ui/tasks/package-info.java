/// What is to be done in and around the kitchen.
@NullMarked
package alfred.ui.tasks;

import org.jspecify.annotations.NullMarked;
