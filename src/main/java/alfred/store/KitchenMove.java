package alfred.store;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.database.AutomaticBackups;
import alfred.store.database.Backups;
import alfred.store.database.Database;
import alfred.store.database.KitchenBuilder;
import alfred.store.database.Migrations;
import alfred.store.database.RestoreExchange;
import alfred.store.folder.BackupParts;
import alfred.store.folder.FolderLock;
import alfred.store.folder.KitchenState;
import alfred.store.row.News;
import alfred.store.row.Owner;
import alfred.store.row.Owners;
import alfred.store.row.Redo;
import alfred.store.sql.Schema;
import alfred.store.sql.ServerAddress;
import alfred.store.sql.Sql;
import alfred.store.sql.TableSql;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// Moves a kitchen from a data folder to a household's server, and back: with journal, conversations and the order of
/// rows, in one transaction, table by table counted on both sides. What it is moved from stays as it was.
///
/// From a server, one person takes what belongs to all and to themselves. Photos lie in the folder in either case.
public final class KitchenMove {
    /// The tables of which each person has their own rows.
    static final Set<String> PERSONAL =
        Set.of("preferences", "flavor_preferences", "sessions", "journal_units", "journal_calls",
            "journal_changes");
    private static final Set<String> OF_SESSIONS = Set.of("session_refs", "turns");
    private static final String OWNER = "owner_id";

    private final Owner owner;
    private final LongConsumer progress;
    private long moved;
    private long recipes;

    private KitchenMove(Owner owner, LongConsumer progress) {
        this.owner = owner;
        this.progress = progress;
    }

    /// What was moved.
    ///
    /// @param rows the number of rows of all tables
    /// @param recipes the number of recipes
    /// @param before the folder with the kitchen that was replaced; empty if none was
    public record Moved(long rows, long recipes, Optional<Path> before) {}

    /// Copies the kitchen of a folder, which must not be open, to a server.
    ///
    /// @param progress gets the number of rows that were copied so far
    /// @throws StoreException of the kind `SERVER_TAKEN` if there is a kitchen that somebody used; nothing is written
    ///   then
    public static Moved toServer(Path folder, ServerAddress address, LongConsumer progress) {
        if (!Database.isIn(folder)) {
            throw new StoreException(Kind.NO_KITCHEN, null);
        }
        try (var source = Database.open(folder); var target = Database.at(address)) {
            var owner = source.write(sql -> new Owners(sql, Clock.systemUTC()).of(Optional.empty()));
            var move = new KitchenMove(owner, progress);
            return source.snapshot(from -> target.write(to -> {
                var moved = move.onServer(from, to);
                new Owners(to, Clock.systemUTC()).of(target.person());
                target.announce(to, new News(owner.person(), address.client(), Set.of("owners"), List.of()),
                    Redo.NOTHING);
                return moved;
            }));
        }
    }

    private Moved onServer(Sql from, Sql to) {
        requireUntouched(to);
        var links = ServerLinks.of(to);
        links.drop(to);
        var schema = Schema.of(to);
        schema.tables().forEach(table -> to.run("DELETE FROM " + TableSql.quoted(table.name())));
        for (var table : schema.tables()) {
            to.insertAll(table.insert(), insert -> read(from, table, insert));
            requireAll(from, to, table);
            table.columns().stream().filter(Schema.Column::isIdentity)
                .forEach(column -> KitchenBuilder.goOn(to, table, column));
        }
        links.add(to);
        KitchenState.name(to, KitchenState.of(from).kitchen());
        return new Moved(moved, count(to, "recipes", ""), Optional.empty());
    }

    /// A kitchen that was only opened may be replaced: nobody wrote anything into it.
    private static void requireUntouched(Sql sql) {
        if (count(sql, "journal_units", "") > 0 || count(sql, "recipes", "") > 0 || count(sql, "owners", "") > 1) {
            throw new StoreException(Kind.SERVER_TAKEN, null);
        }
    }

    /// Copies a person's kitchen from a server to a folder, which must not be open, in the place of the kitchen there;
    /// that one is kept in a folder beside it, with settings and photos, which stay.
    ///
    /// @param progress gets the number of rows that were copied so far
    public static Moved toFolder(ServerAddress address, Path folder, LongConsumer progress) {
        if (Database.isIn(folder)) {
            AutomaticBackups.beforeRestore(folder);
        }
        try (var source = Database.at(address); var _ = FolderLock.take(folder)) {
            var owner = source.write(sql -> new Owners(sql, Clock.systemUTC()).of(source.person()));
            var move = new KitchenMove(owner, progress);
            RestoreExchange.carryOut(folder);
            RestoreExchange.stage(folder, fresh -> move.inFolder(source, folder, fresh));
            var before = RestoreExchange.carryOut(folder);
            return new Moved(move.moved, move.recipes, before);
        }
    }

    private void inFolder(Database source, Path folder, Path fresh) throws IOException {
        try (var kitchen = KitchenBuilder.in(fresh, Migrations.known().scripts().size())) {
            var id = source.snapshot(from -> {
                for (var table : kitchen.schema().tables()) {
                    kitchen.load(table, insert -> read(from, table, insert));
                    kitchen.check(to -> requireAll(from, to, table));
                }
                recipes = count(from, "recipes", "");
                return KitchenState.of(from).kitchen();
            });
            kitchen.finish(id);
        }
        if (Files.exists(folder.resolve(BackupParts.SETTINGS))) {
            Files.copy(folder.resolve(BackupParts.SETTINGS), fresh.resolve(BackupParts.SETTINGS));
        }
        for (var photo : Backups.photos(folder)) {
            Files.createDirectories(fresh.resolve(BackupParts.PHOTOS));
            Files.copy(photo, fresh.resolve(BackupParts.PHOTOS).resolve(photo.getFileName()));
        }
    }

    private void read(Sql from, Schema.Table table, Consumer<List<@Nullable Object>> insert) {
        from.each(table.select() + condition(table), result -> {
            insert.accept(values(table, result));
            progress.accept(++moved);
        });
    }

    /// The rows of a table that belong to all or to the person who moves.
    private String condition(Schema.Table table) {
        if (table.name().equals("owners")) {
            return " WHERE id = '" + owner.household() + "'";
        }
        if (OF_SESSIONS.contains(table.name())) {
            return " WHERE session_id IN (SELECT id FROM sessions WHERE owner_id = '" + owner.person() + "')";
        }
        if (table.name().equals("deleted_places")) {
            return " WHERE owner_id IN ('" + owner.household() + "', '" + owner.person() + "')";
        }
        return " WHERE owner_id = '" + (PERSONAL.contains(table.name()) ? owner.person() : owner.household()) + "'";
    }

    /// A row's values; what is the person's is the household's owner's where it is moved to.
    private List<@Nullable Object> values(Schema.Table table, ResultSet result) throws SQLException {
        var values = table.values(result);
        for (int i = 0; i < values.size(); i++) {
            if (table.columns().get(i).name().equals(OWNER) && owner.person().equals(values.get(i))) {
                values.set(i, owner.household());
            }
        }
        return values;
    }

    private void requireAll(Sql from, Sql to, Schema.Table table) {
        if (count(from, table.name(), condition(table)) != count(to, table.name(), "")) {
            throw new StoreException(Kind.FAILED,
                new IllegalStateException("not all rows of " + table.name() + " arrived"));
        }
    }

    private static long count(Sql sql, String table, String condition) {
        return sql.first("SELECT COUNT(*) FROM " + TableSql.quoted(table) + condition, List.of(), r -> r.getLong(1))
            .orElse(0L);
    }

    /// The foreign keys of a server's tables, which are taken away while rows arrive in any order.
    private record ServerLinks(List<Link> all) {
        private static final String LINKS = """
            SELECT CAST(CAST(conrelid AS regclass) AS text), quote_ident(conname), pg_get_constraintdef(oid)
            FROM pg_constraint
            WHERE contype = 'f' AND connamespace = CAST(CAST(CURRENT_SCHEMA AS text) AS regnamespace)""";

        private record Link(String table, String name, String definition) {}

        static ServerLinks of(Sql sql) {
            return new ServerLinks(
                sql.list(LINKS, List.of(), r -> new Link(r.getString(1), r.getString(2), r.getString(3))));
        }

        void drop(Sql sql) {
            all.forEach(link -> sql.run("ALTER TABLE " + link.table() + " DROP CONSTRAINT " + link.name()));
        }

        void add(Sql sql) {
            all.forEach(link -> sql
                .run("ALTER TABLE " + link.table() + " ADD CONSTRAINT " + link.name() + " " + link.definition()));
        }
    }
}
