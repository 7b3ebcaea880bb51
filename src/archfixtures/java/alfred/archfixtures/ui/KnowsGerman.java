package alfred.archfixtures.ui;

import java.util.Locale;

class KnowsGerman {
    private Locale spoken = Locale.GERMANY;

    boolean isSpoken(Locale other) {
        return spoken.equals(other);
    }
}
