package alfred.wiring;

import alfred.store.ServerLook;
import alfred.store.folder.Settings;
import alfred.store.sql.ServerAddress;
import alfred.ui.model.HouseholdConnection;
import java.util.Map;

/// The household's database in the settings, and its password in the system's keychain.
///
/// @param environment the environment, whose user and password win
record HouseholdSettings(Settings settings, Map<String, String> environment) implements HouseholdConnection {
    @Override
    public Choice current() {
        var login = new HouseholdLogin(environment, settings);
        return new Choice(settings.get(HouseholdLogin.DATABASE).orElse(""), login.user(), "", login.person());
    }

    @Override
    public Trial test(Choice choice) {
        var look = ServerLook.at(address(choice));
        return new Trial(look.version(), look.mayWrite(), look.hasKitchen(), look.isEncrypted(), look.millis());
    }

    @Override
    public boolean use(Choice choice) {
        var address = address(choice);
        settings.set(HouseholdLogin.DATABASE, address.url());
        settings.set(HouseholdLogin.USER, choice.user());
        settings.set(HouseholdLogin.PERSON, choice.person());
        return choice.password().isEmpty() || new Keychain().write(address.url(), choice.password());
    }

    @Override
    public void leave() {
        settings.get(HouseholdLogin.DATABASE).ifPresent(url -> new Keychain().forget(url));
        settings.set(HouseholdLogin.DATABASE, "");
    }

    private ServerAddress address(Choice choice) {
        var kept = new HouseholdLogin(environment, settings).of(choice.url());
        return new ServerAddress(choice.url(), choice.user().isBlank() ? kept.user() : choice.user(),
            choice.password().isEmpty() ? kept.password() : choice.password(),
            choice.person().isBlank() ? kept.client() : choice.person());
    }
}
