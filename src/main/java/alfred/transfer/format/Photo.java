package alfred.transfer.format;

import java.io.IOException;
import java.util.Base64;

/// A recipe's photo, read only when it is wanted, so that an import never holds all photos at once.
@FunctionalInterface
public interface Photo {
    /// Returns the bytes of the image file, in whatever image format the other program used.
    ///
    /// @throws IOException if it is gone, damaged or too large
    byte[] bytes() throws IOException;

    /// Returns the photo in a base64 text, with or without the head of a `data:` address.
    static Photo ofBase64(String base64) {
        return () -> {
            try {
                return Base64.getMimeDecoder().decode(base64.substring(base64.indexOf(',') + 1));
            } catch (IllegalArgumentException e) {
                throw new IOException(e);
            }
        };
    }
}
