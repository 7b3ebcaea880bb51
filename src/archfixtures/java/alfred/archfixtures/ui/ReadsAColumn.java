package alfred.archfixtures.ui;

import alfred.core.domain.Row;

/// Breaks: a page that reads a column by its name.
public record ReadsAColumn(Row row) {
    String name() {
        return row.text("name");
    }
}
