package alfred.transfer;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// The camera orientation recorded in a JPEG's Exif data (Exif 2.32, tag 0x0112). Mirrored orientations are treated
/// as the corresponding plain rotations.
enum Orientation {
    UPRIGHT(0), UPSIDE_DOWN(2), TURNED_LEFT(1), TURNED_RIGHT(3);

    private static final int EXIF = 0x45786966;
    private static final int TAG = 0x0112;

    private final int quarters;

    Orientation(int quarters) {
        this.quarters = quarters;
    }

    /// The number of clockwise quarter turns that make the picture upright.
    int quarters() {
        return quarters;
    }

    /// Reads the orientation of an image file; [#UPRIGHT] for anything but a JPEG with readable Exif data.
    static Orientation of(byte[] file) {
        try {
            return read(ByteBuffer.wrap(file));
        } catch (IndexOutOfBoundsException | IllegalArgumentException | BufferUnderflowException _) {
            return UPRIGHT;
        }
    }

    private static Orientation read(ByteBuffer file) {
        if (file.getShort(0) != (short) 0xFFD8) {
            return UPRIGHT;
        }
        int at = 2;
        while (file.get(at) == (byte) 0xFF && file.get(at + 1) != (byte) 0xDA) {
            if (file.get(at + 1) == (byte) 0xE1 && file.getInt(at + 4) == EXIF) {
                return tag(file.slice(at + 10, file.capacity() - at - 10));
            }
            at += 2 + Short.toUnsignedInt(file.getShort(at + 2));
        }
        return UPRIGHT;
    }

    private static Orientation tag(ByteBuffer tiff) {
        tiff.order(tiff.get(0) == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        int directory = tiff.getInt(4);
        for (int i = 0; i < Short.toUnsignedInt(tiff.getShort(directory)); i++) {
            int entry = directory + 2 + 12 * i;
            if (Short.toUnsignedInt(tiff.getShort(entry)) == TAG) {
                return switch (tiff.getShort(entry + 8)) {
                    case 3, 4 -> UPSIDE_DOWN;
                    case 5, 6 -> TURNED_LEFT;
                    case 7, 8 -> TURNED_RIGHT;
                    default -> UPRIGHT;
                };
            }
        }
        return UPRIGHT;
    }
}
