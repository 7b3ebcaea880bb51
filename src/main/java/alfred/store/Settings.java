package alfred.store;

import alfred.core.crud.StoreException.Kind;
import alfred.core.crud.StoreException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What the user chose, as texts by name, in `settings.json` of the data folder; in memory only where there is no folder.
///
/// The file can be read before the database is open, and edited by hand; one that is no JSON is put aside, not overwritten. It never
/// holds a key or a password: such names are refused.
public final class Settings {
    /// The setting that says which edition of the catalogue a kitchen was given: where it is, there is a kitchen.
    public static final String CATALOGUE = "catalogue.edition";
    /// The setting that says where backups go; a folder, absolute or in the data folder.
    public static final String BACKUP_FOLDER = "backup.folder";
    private static final Logger LOG = LoggerFactory.getLogger(Settings.class);
    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final Pattern SECRET = Pattern.compile("(?i).*(key|secret|password|token)$");

    private final @Nullable Path file;
    private final Map<String, String> values = new TreeMap<>();
    /// Held as long as the disk takes.
    final Object disk = new Object();
    private final Object queue = new Object();
    /// Whether something was put since the writer last looked.
    private boolean isWaiting;
    private boolean isWriting;

    private Settings(@Nullable Path file) {
        this.file = file;
    }

    public static Settings inMemory() {
        return new Settings(null);
    }

    public static Settings in(Path folder) {
        var file = folder.resolve("settings.json");
        var settings = new Settings(file);
        if (Files.exists(file)) {
            settings.load(file);
        }
        return settings;
    }

    /// The settings of a folder as they are, for looking at only: no file is put aside.
    ///
    /// @return empty where there is a file that cannot be read
    public static Optional<Settings> look(Path folder) {
        var file = folder.resolve("settings.json");
        var settings = new Settings(null);
        try {
            if (Files.exists(file)) {
                settings.read(file);
            }
            return Optional.of(settings);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    public synchronized SortedSet<String> names() {
        return new TreeSet<>(values.keySet());
    }

    public synchronized Optional<String> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /// Keeps a value, at once and for good; an empty one removes it.
    ///
    /// @throws IllegalArgumentException for a name that ends like a secret's
    /// @throws StoreException where the file cannot be written; the value holds until the end
    public void set(String name, String value) {
        hold(name, value);
        save();
    }

    /// Keeps a value that nobody waits for: it holds at once, and is on the disk soon after, by a thread of its own. Of values that are put while
    /// that one writes, all go into the file at its next turn. What cannot be written is logged, and holds until the end.
    ///
    /// @throws IllegalArgumentException as [#set(String, String)]
    public void put(String name, String value) {
        hold(name, value);
        if (file == null) {
            return;
        }
        synchronized (queue) {
            isWaiting = true;
            if (!isWriting) {
                isWriting = true;
                Thread.ofVirtual().name("settings").start(this::write);
            }
        }
    }

    /// Waits until everything that was put is on the disk, or was tried.
    public void flush() {
        synchronized (queue) {
            try {
                while (isWriting) {
                    queue.wait();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private synchronized void hold(String name, String value) {
        if (SECRET.matcher(name).matches()) {
            throw new IllegalArgumentException("settings hold no secrets");
        }
        if (value.isEmpty()) {
            values.remove(name);
        } else {
            values.put(name, value);
        }
    }

    private void write() {
        while (isNextWaiting()) {
            try {
                save();
            } catch (RuntimeException e) {
                LOG.warn("the settings could not be written: {}", e.getMessage());
            }
        }
    }

    private boolean isNextWaiting() {
        synchronized (queue) {
            isWriting = isWaiting;
            isWaiting = false;
            queue.notifyAll();
            return isWriting;
        }
    }

    private void load(Path source) {
        try {
            read(source);
        } catch (JsonProcessingException e) {
            LOG.warn("settings.json is no JSON; it is put aside as settings.json.broken");
            move(source, source.resolveSibling("settings.json.broken"));
        } catch (IOException e) {
            throw new StoreException(Kind.BROKEN, e);
        }
    }

    private void read(Path source) throws IOException {
        JSON.readTree(Files.readString(source)).properties().stream().filter(field -> field.getValue().isValueNode())
            .forEach(field -> values.put(field.getKey(), field.getValue().asText()));
    }

    /// One writer at a time, each with all values as they are when its turn comes; who only reads or puts values never waits for the disk.
    private void save() {
        synchronized (disk) {
            if (file == null) {
                return;
            }
            try {
                Files.createDirectories(file.toAbsolutePath().getParent());
                var written = file.resolveSibling("settings.json.new");
                Files.writeString(written, text() + "\n");
                OwnFiles.tightenFile(written);
                move(written, file);
            } catch (IOException e) {
                throw new StoreException(Kind.UNWRITABLE, e);
            }
        }
    }

    private synchronized String text() throws JsonProcessingException {
        return JSON.writeValueAsString(values);
    }

    private static void move(Path from, Path to) {
        try {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new StoreException(Kind.UNWRITABLE, e);
        }
    }
}
