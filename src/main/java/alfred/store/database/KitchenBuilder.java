package alfred.store.database;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
import alfred.store.folder.KitchenMark;
import alfred.store.folder.KitchenState;
import alfred.store.sql.ForeignKeyCheck;
import alfred.store.sql.Schema;
import alfred.store.sql.Sql;
import alfred.store.sql.TableSql;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A new database created by Alfred's own migrations, to be filled with rows from a backup or a damaged file.
/// Values are only ever bound to prepared statements.
public final class KitchenBuilder implements AutoCloseable {
    private final Database database;
    private final Schema schema;
    private final Path folder;
    private Map<String, Long> rows = Map.of();

    private KitchenBuilder(Path folder, Database database, Schema schema) {
        this.folder = folder;
        this.database = database;
        this.schema = schema;
    }

    /// Creates an empty database in a folder without one, migrated up to the given version.
    ///
    /// @param version the number of migrations to apply
    /// @throws StoreException of the kind `NEWER` if this program knows fewer migrations, `NO_BACKUP` if the
    ///     version is below 1
    public static KitchenBuilder in(Path folder, int version) {
        var scripts = Migrations.known().scripts();
        if (version > scripts.size()) {
            throw new StoreException(Kind.NEWER, null);
        }
        if (version < 1) {
            throw new StoreException(Kind.NO_BACKUP, null);
        }
        var database = Database.filling(folder, new Migrations(scripts.subList(0, version)));
        database.write(sql -> {
            sql.run("SET REFERENTIAL_INTEGRITY FALSE");
            return true;
        });
        return new KitchenBuilder(folder, database, database.read(Schema::of));
    }

    public Schema schema() {
        return schema;
    }

    /// Inserts rows in one transaction.
    ///
    /// @param rows passes its rows to the given consumer, each with its values in the order of the columns
    public void load(Schema.Table table, Consumer<Consumer<List<@Nullable Object>>> rows) {
        database.write(sql -> {
            sql.insertAll(table.insert(), rows);
            return true;
        });
    }

    /// Looks at what was inserted.
    public void check(Consumer<Sql> look) {
        database.read(sql -> {
            look.accept(sql);
            return true;
        });
    }

    /// Inserts one row; returns false if a constraint rejects it.
    boolean tryRow(Schema.Table table, List<@Nullable Object> row) {
        try {
            load(table, insert -> insert.accept(row));
            return true;
        } catch (StoreException _) {
            return false;
        }
    }

    /// Clears foreign keys that refer to missing rows, and deletes rows whose foreign key is required, until no
    /// dangling reference is left.
    ///
    /// @return the number of deleted rows
    public long mend() {
        return database.write(sql -> {
            long gone = 0;
            for (var links = ForeignKeyCheck.of(sql); !links.areWhole(sql);) {
                for (var link : links.all()) {
                    int mended = link.mend(sql, isRequired(link));
                    gone += isRequired(link) ? mended : 0;
                }
            }
            return gone;
        });
    }

    private boolean isRequired(ForeignKeyCheck.Link link) {
        return schema.tables().stream().filter(table -> table.name().equals(link.table()))
            .flatMap(table -> table.columns().stream())
            .anyMatch(column -> link.columns().contains(column.name()) && column.isRequired());
    }

    /// Checks the foreign keys, assigns the kitchen's id and applies the remaining migrations.
    ///
    /// @throws StoreException of the kind `BACKUP_DAMAGED` if a row refers to a missing one
    public void finish(UUID kitchen) {
        database.write(sql -> {
            if (!ForeignKeyCheck.of(sql).areWhole(sql)) {
                throw new StoreException(Kind.BACKUP_DAMAGED, null);
            }
            schema.tables().forEach(table -> table.columns().stream().filter(Schema.Column::isIdentity)
                .forEach(column -> goOn(sql, table, column)));
            sql.run("SET REFERENTIAL_INTEGRITY TRUE");
            KitchenState.name(sql, kitchen);
            return true;
        });
        Migrations.known().apply(database);
        rows = database.read(MarkKeeper::counts);
    }

    /// Sets an identity column to continue after its highest value.
    public static void goOn(Sql sql, Schema.Table table, Schema.Column column) {
        var name = TableSql.quoted(column.name());
        long next = 1
            + sql.first("SELECT MAX(" + name + ") FROM " + TableSql.quoted(table.name()), List.of(), r -> r.getLong(1))
                .orElse(0L);
        sql.run("ALTER TABLE " + TableSql.quoted(table.name()) + " ALTER COLUMN " + name + " RESTART WITH " + next);
    }

    /// Closes the database. If it was finished, its mark is written beside it.
    @Override
    public void close() throws IOException {
        database.close();
        if (!rows.isEmpty()) {
            KitchenMark.making().closed(folder.resolve(Database.FILE_NAME), 0, rows).write(folder);
        }
    }
}
