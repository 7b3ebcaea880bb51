package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.sql.Sql;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The numbered SQL scripts that create and change the tables. Scripts are only ever added; one that was applied
/// must not change.
///
/// PostgreSQL runs a script in one transaction. H2 commits each DDL statement, so a script must be repeatable from
/// its start (`IF NOT EXISTS`), and is recorded only once it is complete.
public final class Migrations {
    private static final List<String> SCRIPTS = List.of("001-kitchen", "002-stock-targets", "003-faster-reads",
        "004-embeddings", "005-places", "006-lists-and-times", "007-put-away", "008-timers", "009-fewer-number-writes",
        "010-offsets", "011-packed-journal", "012-shown-turns");
    private static final String RECORD = """
        CREATE TABLE IF NOT EXISTS schema_migrations (
            number INTEGER PRIMARY KEY,
            title VARCHAR NOT NULL,
            checksum VARCHAR NOT NULL,
            applied_at TIMESTAMP WITH TIME ZONE NOT NULL
        )""";

    private final List<Script> scripts;

    Migrations(List<Script> scripts) {
        this.scripts = List.copyOf(scripts);
    }

    /// One script; each statement ends with `;` at the end of a line.
    record Script(int number, String title, String text) {
        String checksum() {
            try {
                var digest = MessageDigest.getInstance("SHA-256")
                    .digest(text.replace("\r", "").getBytes(StandardCharsets.UTF_8));
                return HexFormat.of().formatHex(digest);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }

        List<String> statements() {
            return Migrations.split(text);
        }
    }

    private static List<String> split(String text) {
        var code = text.lines().filter(line -> !line.strip().startsWith("--")).collect(Collectors.joining("\n"));
        return Arrays.stream(code.split(";\\s*(\\n|$)")).map(String::strip).filter(s -> !s.isEmpty()).toList();
    }

    public static Migrations known() {
        return new Migrations(SCRIPTS.stream().map(Migrations::load).toList());
    }

    public List<Script> scripts() {
        return scripts;
    }

    /// Whether all scripts, and no others, are applied to a database.
    boolean isApplied(Sql sql) {
        return seen(sql) == scripts.size();
    }

    /// Whether some of the scripts, but not all, are applied to a database.
    boolean isBehind(Sql sql) {
        int seen = seen(sql);
        return seen > 0 && seen < scripts.size();
    }

    private static int seen(Sql sql) {
        boolean isNew = sql.first(
            "SELECT 1 FROM information_schema.tables WHERE table_schema = CURRENT_SCHEMA AND table_name = 'schema_migrations'",
            List.of(), r -> 1).isEmpty();
        return isNew ? 0 : sql.first("SELECT COUNT(*) FROM schema_migrations", List.of(), r -> r.getInt(1)).orElse(0);
    }

    /// Applies the missing scripts.
    ///
    /// @throws StoreException of the kind
    ///     `NEWER` if the database has scripts that this program does not know, `BROKEN` if an applied script
    ///     differs from this program's; nothing is applied in the first case
    void apply(Database database) {
        missing(database.write(Migrations::applied)).forEach(script -> database.write(sql -> run(script, sql)));
    }

    /// As above, within a transaction: on PostgreSQL, all of them or none.
    void apply(Sql sql) {
        missing(applied(sql)).forEach(script -> run(script, sql));
    }

    /// Checks that an existing database has these scripts, all of them and no others.
    ///
    /// @throws StoreException as [#apply(Database)]
    boolean requireSame(Sql sql) {
        return missing(recorded(sql)).isEmpty();
    }

    private List<Script> missing(Map<Integer, String> applied) {
        int latest = applied.keySet().stream().max(Integer::compare).orElse(0);
        if (latest > scripts.size()) {
            throw new StoreException(Kind.NEWER, null);
        }
        scripts.stream()
            .filter(script -> !script.checksum().equals(applied.getOrDefault(script.number(), script.checksum())))
            .findFirst()
            .ifPresent(script -> {
                var reason = "migration " + script.number() + " was changed after it was applied";
                throw new StoreException(Kind.BROKEN, new IllegalStateException(reason));
            });
        return scripts.stream().filter(script -> !applied.containsKey(script.number())).toList();
    }

    private static Map<Integer, String> applied(Sql sql) {
        sql.run(RECORD);
        return recorded(sql);
    }

    private static Map<Integer, String> recorded(Sql sql) {
        return sql
            .list("SELECT number, checksum FROM schema_migrations", List.of(),
                r -> Map.entry(r.getInt(1), r.getString(2)))
            .stream()
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static boolean run(Script script, Sql sql) {
        script.statements().forEach(statement -> sql.run(sql.dialect().migration(statement)));
        sql.update("INSERT INTO schema_migrations (number, title, checksum, applied_at) VALUES (?, ?, ?, ?)",
            List.of(script.number(), script.title(), script.checksum(), OffsetDateTime.now(ZoneOffset.UTC)));
        return true;
    }

    private static Script load(String name) {
        return new Script(Integer.parseInt(name.substring(0, 3)), name.substring(4),
            text("/alfred/store/migrations/" + name + ".sql"));
    }

    /// The statements of another script, which is no migration.
    static List<String> statements(String resource) {
        return split(text(resource));
    }

    private static String text(String resource) {
        try (var in = Migrations.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(resource + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
