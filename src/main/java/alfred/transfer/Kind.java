package alfred.transfer;

import alfred.transfer.format.Charsets;
import alfred.transfer.format.Unread;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// What the bytes of a file are, by their content alone.
enum Kind {
    EMPTY, ZIP, GZIP, PDF, IMAGE, ARCHIVE, PROGRAM, BINARY, TEXT;

    private static final int LOOKED_AT = 4_096;
    private static final List<String> PROGRAMS =
        List.of("\u007FELF", "MZ\u0090", "\u00CA\u00FE\u00BA\u00BE", "\u00CF\u00FA\u00ED\u00FE", "\0asm");
    private static final List<String> IMAGES =
        List.of("\u00FF\u00D8\u00FF", "\u0089PNG", "GIF8", "II*\0", "MM\0*", "\0\0\u0001\0", "8BPS");
    private static final List<String> ARCHIVES =
        List.of("7z\u00BC\u00AF", "Rar!", "BZh", "\u00FD7zXZ", "(\u00B5/\u00FD", "MSCF", "!<arch>");

    static Kind of(byte[] bytes) {
        if (bytes.length == 0) {
            return EMPTY;
        }
        var start = new String(bytes, 0, Math.min(bytes.length, LOOKED_AT), StandardCharsets.ISO_8859_1);
        if (start.startsWith("PK\u0003\u0004") || start.startsWith("PK\u0005\u0006")) {
            return ZIP;
        }
        if (start.startsWith("\u001F\u008B")) {
            return GZIP;
        }
        if (start.substring(0, Math.min(start.length(), 1_024)).contains("%PDF-")) {
            return PDF;
        }
        if (isAny(IMAGES, start) || start.startsWith("BM") && bytes.length > 14 && bytes[6] == 0 && bytes[7] == 0
            || start.startsWith("RIFF") && start.startsWith("WEBP", 8) || start.startsWith("ftyp", 4)) {
            return IMAGE;
        }
        return isAny(ARCHIVES, start) || start.startsWith("ustar", 257) ? ARCHIVE : isAny(PROGRAMS, start) ? PROGRAM
            : Charsets.isText(bytes) ? TEXT : BINARY;
    }

    private static boolean isAny(List<String> starts, String start) {
        return starts.stream().anyMatch(start::startsWith);
    }

    /// Returns why a file of this kind is no recipe.
    Unread.Reason refusal() {
        return switch (this) {
            case EMPTY -> Unread.Reason.EMPTY;
            case IMAGE -> Unread.Reason.IMAGE;
            case ARCHIVE -> Unread.Reason.ARCHIVE;
            case PROGRAM -> Unread.Reason.PROGRAM;
            case BINARY -> Unread.Reason.BINARY;
            case ZIP, GZIP, PDF, TEXT -> Unread.Reason.NOTHING;
        };
    }
}
