package alfred.transfer.format;

import java.io.IOException;

/// A recipe's photo, read only when it is wanted, so that an import never holds all photos at once.
@FunctionalInterface
public interface Photo {
    /// Returns the bytes of the image file, in whatever image format the other program used.
    ///
    /// @throws IOException if it is gone, damaged or too large
    byte[] bytes() throws IOException;
}
