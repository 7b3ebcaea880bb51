package alfred.store.folder;

import java.util.regex.Pattern;

/// The names of the files in a backup.
public final class BackupParts {
    public static final String SETTINGS = "settings.json";
    public static final String PHOTOS = "photos";
    private static final Pattern PHOTO = Pattern.compile("photos/[0-9a-f]{24}\\.jpg");
    private static final Pattern TABLE = Pattern.compile("tables/[a-z_]{1,60}\\.jsonl");

    private BackupParts() {}

    public static boolean isKnown(String name) {
        return isFile(name) || TABLE.matcher(name).matches();
    }

    /// Whether the part is a file that has the same name in a data folder.
    public static boolean isFile(String name) {
        return name.equals(SETTINGS) || PHOTO.matcher(name).matches();
    }

    public static String photo(String file) {
        return PHOTOS + "/" + file;
    }

    public static String table(String name) {
        return "tables/" + name + ".jsonl";
    }
}
