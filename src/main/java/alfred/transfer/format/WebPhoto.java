package alfred.transfer.format;

import java.io.IOException;
import java.util.Optional;
import java.util.regex.Pattern;

/// A photo of which only the address is told. It is fetched where the user wants it, by [alfred.transfer.WebPhotos];
/// until then it has no bytes.
///
/// @param address an `http` or `https` address, unchecked
public record WebPhoto(String address) implements Photo {
    private static final Pattern ADDRESS = Pattern.compile("(?i)https?://[^\\s\"<>]{4,1000}");

    /// Returns the photo at an address; empty for anything else.
    public static Optional<Photo> of(String address) {
        var bare = address.strip();
        return ADDRESS.matcher(bare).matches() ? Optional.of(new WebPhoto(bare)) : Optional.empty();
    }

    @Override
    public byte[] bytes() throws IOException {
        throw new IOException("not fetched: " + address);
    }
}
