package alfred.archfixtures.ui;

import alfred.archfixtures.core.row.Query;

class ComposesAQuery {
    private Query all = new Query("recipes");

    Query all() {
        return all;
    }
}
