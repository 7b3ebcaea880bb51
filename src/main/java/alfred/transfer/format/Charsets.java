package alfred.transfer.format;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Decodes text whose charset is not known: by its byte order mark, by what it declares, or by its content.
public final class Charsets {
    private static final int LOOKED_AT = 8_192;
    private static final Pattern DECLARED = Pattern.compile(
        "<\\?xml[^>]{0,200}encoding\\s*=\\s*[\"']([\\w.:-]{2,40})|<meta[^>]{0,300}charset\\s*=\\s*[\"']?\\s*([\\w.:-]{2,40})"
            + "|^@charset \"([\\w-]{2,40})",
        Pattern.CASE_INSENSITIVE);
    private static final Pattern JAPANESE = Pattern.compile("[\\u3040-\\u30FF]");

    private Charsets() {}

    public static String decode(byte[] bytes) {
        return decode(bytes, "");
    }

    /// Decodes bytes.
    ///
    /// @param announced the charset that a server named; `""` if none
    public static String decode(byte[] bytes, String announced) {
        var marked = marked(bytes);
        if (marked.isPresent()) {
            return new String(bytes, marked.get()).replaceFirst("^\uFEFF", "");
        }
        var valid = strictly(bytes, StandardCharsets.UTF_8);
        if (valid.isPresent() && bytes.length > 0 && valid.get().indexOf('\0') < 0) {
            return valid.get();
        }
        return declared(bytes).or(() -> known(announced)).filter(charset -> !charset.equals(StandardCharsets.UTF_8))
            .flatMap(charset -> strictly(bytes, charset)).or(() -> byContent(bytes))
            .orElseGet(() -> new String(bytes, StandardCharsets.UTF_8));
    }

    private static Optional<Charset> marked(byte[] bytes) {
        if (bytes.length > 2 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF) {
            return Optional.of(StandardCharsets.UTF_8);
        }
        if (bytes.length > 1 && bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE) {
            return Optional.of(StandardCharsets.UTF_16LE);
        }
        return bytes.length > 1 && bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF
            ? Optional.of(StandardCharsets.UTF_16BE)
            : wide(bytes);
    }

    /// Recognises UTF-16 without a mark by its zero bytes, which stand in every second place of Western text.
    private static Optional<Charset> wide(byte[] bytes) {
        int length = Math.min(bytes.length, LOOKED_AT) / 2 * 2;
        int even = 0;
        int odd = 0;
        for (int i = 0; i < length; i += 2) {
            even += bytes[i] == 0 ? 1 : 0;
            odd += bytes[i + 1] == 0 ? 1 : 0;
        }
        int most = length / 2;
        return most < 2 ? Optional.empty()
            : odd > most * 7 / 10 && even < most / 20 ? Optional.of(StandardCharsets.UTF_16LE)
            : even > most * 7 / 10 && odd < most / 20 ? Optional.of(StandardCharsets.UTF_16BE) : Optional.empty();
    }

    private static Optional<Charset> declared(byte[] bytes) {
        var start = new String(bytes, 0, Math.min(bytes.length, LOOKED_AT), StandardCharsets.ISO_8859_1);
        var found = DECLARED.matcher(start);
        return found.find()
            ? known(found.group(1) != null ? found.group(1) : found.group(2) != null ? found.group(2) : found.group(3))
            : Optional.empty();
    }

    private static Optional<Charset> known(String name) {
        try {
            // what is declared as Latin-1 is windows-1252 in practice, as in every browser
            var charset = Charset.forName(name.isBlank() ? "none-named" : name.strip());
            return Optional.of(charset.equals(StandardCharsets.ISO_8859_1) || charset.equals(StandardCharsets.US_ASCII)
                ? Charset.forName("windows-1252") : charset);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException _) {
            return Optional.empty();
        }
    }

    private static Optional<String> byContent(byte[] bytes) {
        for (var name : List.of("Shift_JIS", "EUC-JP")) {
            var japanese = strictly(bytes, Charset.forName(name))
                .filter(text -> JAPANESE.matcher(text).results().limit(3).count() == 3);
            if (japanese.isPresent()) {
                return japanese;
            }
        }
        return Optional.of(
            new String(bytes, Charset.forName(looksLikeDos(bytes) ? "IBM850" : looksLikeCyrillic(bytes) ? "windows-1251"
                : "windows-1252")));
    }

    /// Old DOS programs wrote accented letters where Windows has signs: ä, ö, ü are 0x84, 0x94, 0x81.
    private static boolean looksLikeDos(byte[] bytes) {
        int dos = 0;
        int windows = 0;
        for (int i = 1; i < bytes.length; i++) {
            int value = bytes[i] & 0xFF;
            var isInWord = Character.isLetter(bytes[i - 1]);
            dos += isInWord && (value >= 0x81 && value <= 0x90 && value != 0x85 || value == 0x94 || value == 0xE1
                || value >= 0xA0 && value <= 0xA7)
                    ? 1 : 0;
            windows += isInWord && value >= 0xC0 && value != 0xE1 ? 1 : 0;
        }
        return dos > windows && dos > 0;
    }

    private static boolean looksLikeCyrillic(byte[] bytes) {
        int high = 0;
        int letters = 0;
        for (var each : bytes) {
            high += (each & 0xFF) >= 0xC0 ? 1 : 0;
            letters += Character.isLetter(each) ? 1 : 0;
        }
        return high > letters && high > 10;
    }

    private static Optional<String> strictly(byte[] bytes, Charset charset) {
        // much faster than a strict decoder, and right where nothing had to be replaced
        var text = new String(bytes, charset);
        if (text.indexOf('\uFFFD') < 0) {
            return Optional.of(text);
        }
        try {
            return Optional.of(charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException _) {
            return Optional.empty();
        }
    }

    /// Whether bytes are text in any charset: hardly any control characters.
    public static boolean isText(byte[] bytes) {
        if (marked(bytes).isPresent()) {
            return true;
        }
        int length = Math.min(bytes.length, LOOKED_AT);
        int strange = 0;
        for (int i = 0; i < length; i++) {
            int value = bytes[i] & 0xFF;
            strange += value == 0 ? 20
                : value < 0x20 && value != '\t' && value != '\n' && value != '\r' && value != '\f' && value != 0x1A
                    && value != 0x1B
                    || value == 0x7F ? 1
                : 0;
        }
        return strange * 200 <= length
            && (highShare(bytes, length) < 0.75 || strictly(bytes, StandardCharsets.UTF_8).isPresent());
    }

    private static double highShare(byte[] bytes, int length) {
        int high = 0;
        for (int i = 0; i < length; i++) {
            high += bytes[i] < 0 ? 1 : 0;
        }
        return (double) high / Math.max(1, length);
    }
}
