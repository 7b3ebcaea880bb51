package alfred.ui;

import alfred.core.row.StoreException;
import alfred.ui.model.HouseholdConnection;

/// A household in pictures, whose server answers at one address only.
final class DemoHousehold implements HouseholdConnection {
    private Choice current = new Choice("jdbc:postgresql://kitchen.home/alfred", "alfred", "", "Anna");

    @Override
    public Choice current() {
        return current;
    }

    @Override
    public Trial test(Choice choice) {
        if (!choice.url().startsWith("jdbc:postgresql://")) {
            throw new StoreException(StoreException.Kind.SERVER_ADDRESS, null);
        }
        return new Trial("15.14", true, true, true, 0.7);
    }

    @Override
    public boolean use(Choice choice) {
        current = choice;
        return true;
    }

    @Override
    public void leave() {
        current = new Choice("", current.user(), "", current.person());
    }
}
