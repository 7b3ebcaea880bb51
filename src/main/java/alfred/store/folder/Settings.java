package alfred.store.folder;

import alfred.core.row.StoreException.Kind;
import alfred.core.row.StoreException;
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

/// The user's settings, texts by name, in `settings.json` of the data folder; kept in memory only if there is no
/// folder.
///
/// The file can be read before the database is open, and edited by hand. A file that is not valid JSON is renamed
/// to `settings.json.broken` and not overwritten. Keys and passwords are never stored: names that look like a
/// secret's are refused.
public final class Settings {
    /// The edition of the food catalogue loaded into the kitchen. Its presence marks the settings of an existing
    /// kitchen.
    public static final String CATALOGUE = "catalogue.edition";
    /// The folder for backups, absolute or relative to the data folder.
    public static final String BACKUP_FOLDER = "backup.folder";
    private static final Logger LOG = LoggerFactory.getLogger(Settings.class);
    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final Pattern SECRET = Pattern.compile("(?i).*(key|secret|password|token)$");

    private final @Nullable Path file;
    private final Map<String, String> values = new TreeMap<>();
    /// Held while the file is written.
    final Object disk = new Object();
    private final Object queue = new Object();
    /// Whether a value was put since the writer thread last took a batch.
    private boolean isWaiting;
    private boolean isWriting;

    private Settings(@Nullable Path file) {
        this.file = file;
    }

    /// Returns empty settings that are never written.
    public static Settings inMemory() {
        return new Settings(null);
    }

    /// Loads the settings of a data folder; empty if it has no file. A file that is not valid JSON is renamed to
    /// `settings.json.broken`.
    ///
    /// @throws StoreException of the kind `BROKEN` if the file cannot be read, `UNWRITABLE` if it cannot be renamed
    public static Settings in(Path folder) {
        var file = folder.resolve("settings.json");
        var settings = new Settings(file);
        if (Files.exists(file)) {
            settings.load(file);
        }
        return settings;
    }

    /// Reads the settings of a folder without changing anything: a broken file is not renamed.
    ///
    /// @return empty if the file exists and cannot be read
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

    /// Returns the names of all settings, in alphabetical order.
    public synchronized SortedSet<String> names() {
        return new TreeSet<>(values.keySet());
    }

    public synchronized Optional<String> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /// Sets a value and writes the file before returning. An empty value removes the setting.
    ///
    /// @throws IllegalArgumentException for a name ending in `key`, `secret`, `password` or `token`
    /// @throws StoreException if the file cannot be written; the value is kept in memory for this session
    public void set(String name, String value) {
        hold(name, value);
        save();
    }

    /// Sets a value at once and writes the file soon after on a background thread. Values put while it is writing
    /// are written together in its next pass. A failed write is logged; the value is kept in memory for this
    /// session.
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

    /// Waits until all values put so far are written, or writing them has failed. Returns early if the thread is
    /// interrupted.
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

    /// Writes all current values. Writers are serialised; readers and [#put(String, String)] never wait for the
    /// disk.
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
