package alfred.store;

import alfred.core.crud.StoreException.Kind;
import alfred.core.crud.StoreException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A new database that our own migrations make, to be filled with rows from elsewhere: with values bound to our own statements, and nothing else.
final class KitchenBuilder implements AutoCloseable {
    private final Database database;
    private final Schema schema;
    private final Path folder;
    private Map<String, Long> rows = Map.of();

    private KitchenBuilder(Path folder, Database database, Schema schema) {
        this.folder = folder;
        this.database = database;
        this.schema = schema;
    }

    /// An empty one in a folder that has none, with the tables as they were after so many migrations.
    ///
    /// @throws StoreException of the kind `NEWER` where this program knows fewer, and `NO_BACKUP` where there are none
    static KitchenBuilder in(Path folder, int version) {
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

    Schema schema() {
        return schema;
    }

    /// Inserts rows, their values in the order of the columns.
    void load(Schema.Table table, Consumer<Consumer<List<@Nullable Object>>> rows) {
        database.write(sql -> {
            sql.insertAll(table.insert(), rows);
            return true;
        });
    }

    /// Inserts one row, if the table takes it.
    boolean tryRow(Schema.Table table, List<@Nullable Object> row) {
        try {
            load(table, insert -> insert.accept(row));
            return true;
        } catch (StoreException _) {
            return false;
        }
    }

    /// Takes out what names a row that is missing, until nothing does.
    ///
    /// @return how many rows could not stay
    long mend() {
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
        return schema.tables().stream().filter(table -> table.name().equals(link.table())).flatMap(table -> table.columns().stream())
            .anyMatch(column -> link.columns().contains(column.name()) && column.isRequired());
    }

    /// Brings the tables up to date.
    ///
    /// @throws StoreException of the kind `BACKUP_DAMAGED` where a row names one that is missing
    void finish(UUID kitchen) {
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

    /// New rows are numbered after those that are there.
    private static void goOn(Sql sql, Schema.Table table, Schema.Column column) {
        var name = TableSql.quoted(column.name());
        long next = 1 + sql.first("SELECT MAX(" + name + ") FROM " + TableSql.quoted(table.name()), List.of(), r -> r.getLong(1)).orElse(0L);
        sql.run("ALTER TABLE " + TableSql.quoted(table.name()) + " ALTER COLUMN " + name + " RESTART WITH " + next);
    }

    /// Closes it; the mark of one that is finished lies beside it then.
    @Override
    public void close() throws IOException {
        database.close();
        if (!rows.isEmpty()) {
            KitchenMark.making().closed(folder.resolve(Database.FILE_NAME), 0, rows).write(folder);
        }
    }
}
