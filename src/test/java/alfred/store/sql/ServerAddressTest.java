package alfred.store.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServerAddressTest {
    @ParameterizedTest @ValueSource(strings = {
        "", "kitchen", "postgresql://host/name", "jdbc:h2:mem:", "jdbc:mysql://host/name", "jdbc:postgresql://host",
        "jdbc:postgresql://host/", "jdbc:postgresql:name", "jdbc:postgresql://host/name?password=secret",
        "jdbc:postgresql://host/name?ssl=true&user=ada",
        "jdbc:postgresql://ho st/na me"})
    void whatIsNoAddressOrHoldsALoginIsRefused(String url) {
        assertThatThrownBy(() -> at(url)).isInstanceOfSatisfying(StoreException.class,
            e -> assertThat(e.kind()).isEqualTo(Kind.SERVER_ADDRESS));
    }

    @ParameterizedTest @ValueSource(
        strings = {"localhost", "localhost:5433", "127.0.0.1", "127.3.2.1:5432", "[::1]:5432"})
    void onThisComputerTlsIsNotDemanded(String host) {
        assertThat(at("jdbc:postgresql://" + host + "/kitchen").properties()).containsEntry("sslmode", "prefer");
    }

    @ParameterizedTest @ValueSource(strings = {
        "kitchen.home", "192.168.1.7:5432", "localhost.example.org", "localhost,other", "127.0.0.1,kitchen.home",
        "127.0.0.1.example.org",
        "127.0.0.1:5432,kitchen.home:5432"})
    void overANetworkTheServerMustProveItsName(String host) {
        assertThat(at("jdbc:postgresql://" + host + "/kitchen").properties()).containsEntry("sslmode", "verify-full");
    }

    @Test
    void whatTheAddressSaysOfTlsCounts() {
        assertThat(at("jdbc:postgresql://kitchen.home/kitchen?sslmode=disable").properties())
            .doesNotContainKey("sslmode");
    }

    @Test
    void thePasswordIsNotInItsText() {
        assertThat(new ServerAddress("jdbc:postgresql://kitchen.home/kitchen", "ada", "secret", "Ada").toString())
            .doesNotContain("secret");
    }

    @ParameterizedTest @CsvSource({"53100, SERVER_FULL", "40001, SERVER_BUSY", "40P01, SERVER_BUSY",
        "55P03, SERVER_BUSY", "53300, SERVER_BUSY", "42501, SERVER_RIGHTS", "25006, SERVER_RIGHTS",
        "28P01, SERVER_LOGIN", "3D000, SERVER_NO_DATABASE", "08006, SERVER_UNREACHABLE", "57P01, SERVER_UNREACHABLE",
        "23505, TAKEN", "42601, FAILED"})
    void eachFailureOfTheServerHasItsKind(String state, Kind kind) {
        assertThat(ServerFailure.kind(new SQLException("as the server has it", state), Kind.FAILED)).isEqualTo(kind);
    }

    private static ServerAddress at(String url) {
        return new ServerAddress(url, "ada", "", "Ada");
    }
}
