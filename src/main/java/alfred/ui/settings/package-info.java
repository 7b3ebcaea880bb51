/// The settings: model connection, model inspector, appearance, data and backups.
@NullMarked
package alfred.ui.settings;

import org.jspecify.annotations.NullMarked;
