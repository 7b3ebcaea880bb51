package alfred.store;

/// The databases of the suites that run on both: H2 in memory, or with Maven's profile `postgres` a
/// kitchen of its own on a real PostgreSQL.
public final class TestDatabases {
    /// Whether the suites run on PostgreSQL: the system property `alfred.database` is `postgres`.
    public static final boolean ON_POSTGRES = "postgres".equals(System.getProperty("alfred.database"));

    private TestDatabases() {}

    /// An empty kitchen.
    public static Database empty() {
        return ON_POSTGRES
            ? Database.at(PostgresServer.shared().copy("tables", address -> Database.at(address).close()))
            : Database.inMemory();
    }
}
