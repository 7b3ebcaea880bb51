package alfred.store.sql;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.regex.Pattern;

/// Where a household keeps its kitchen: a PostgreSQL, and who opens it.
///
/// @param url `jdbc:postgresql://host[:port]/name`, with the driver's parameters after a `?`; never with a password
/// @param user the user of the database
/// @param password the password; `""` for none, or for that of the user's own `.pgpass`
/// @param client who opens the kitchen, as the household calls them
public record ServerAddress(String url, String user, String password, String client) {
    private static final String PREFIX = "jdbc:postgresql://";
    private static final Pattern SECRET = Pattern.compile("[?&](user|password)=", Pattern.CASE_INSENSITIVE);
    private static final Pattern TLS = Pattern.compile("[?&]ssl", Pattern.CASE_INSENSITIVE);

    /// @throws StoreException of the kind `SERVER_ADDRESS` if that is no such address
    public ServerAddress {
        if (!url.startsWith(PREFIX) || SECRET.matcher(url).find() || name(url).isBlank()) {
            throw new StoreException(Kind.SERVER_ADDRESS, null);
        }
    }

    /// The host, or several with commas between them, as in the address.
    public String host() {
        return authority(url).replaceFirst(":\\d+$", "");
    }

    private static String authority(String url) {
        return url.substring(PREFIX.length()).replaceFirst("[/?].*$", "");
    }

    private static String name(String url) {
        try {
            var path = new URI(url.substring("jdbc:".length())).getPath();
            return path == null ? "" : path.replaceFirst("^/", "");
        } catch (URISyntaxException _) {
            return "";
        }
    }

    /// Whether the server is this computer, so that nothing goes over a network.
    boolean isHere() {
        var host = host();
        return host.equals("localhost") || host.matches("127(\\.\\d{1,3}){3}") || host.equals("[::1]");
    }

    /// The driver's settings, as far as the address does not set them.
    ///
    /// Over a network, the server must prove by a certificate that it is the named host: without that, anybody in the
    /// network could pass for it. The certificate is checked against PostgreSQL's own file of a user, where there is
    /// one, else against those that Java trusts.
    Properties properties() {
        var settings = new Properties();
        settings.setProperty("user", user);
        if (!password.isEmpty()) {
            settings.setProperty("password", password);
        }
        settings.setProperty("ApplicationName", "Alfred");
        settings.setProperty("connectTimeout", "10");
        settings.setProperty("loginTimeout", "15");
        settings.setProperty("socketTimeout", "60");
        settings.setProperty("tcpKeepAlive", "true");
        settings.setProperty("reWriteBatchedInserts", "true");
        if (!TLS.matcher(url).find()) {
            settings.setProperty("sslmode", isHere() ? "prefer" : "verify-full");
            if (!isHere() && !Files.exists(Path.of(System.getProperty("user.home", "."), ".postgresql", "root.crt"))) {
                settings.setProperty("sslfactory", "org.postgresql.ssl.DefaultJavaSSLFactory");
            }
        }
        return settings;
    }

    /// Without the password.
    @Override
    public String toString() {
        return url;
    }
}
