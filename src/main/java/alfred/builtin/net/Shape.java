package alfred.builtin.net;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/// The sizes of a network.
///
/// @param words how many words it knows, with the unknown one
/// @param letters how many groups of letters it tells apart
/// @param kinds how many kinds of thing
/// @param classes how many classes a clause is sorted into
/// @param width how many numbers stand for a token before its neighbours are looked at
/// @param hidden how many stand for it afterwards
public record Shape(int words, int letters, int kinds, int classes, int width, int hidden) {
    void write(DataOutput out) throws IOException {
        for (int size : new int[] {words, letters, kinds, classes, width, hidden}) {
            out.writeInt(size);
        }
    }

    static Shape read(DataInput in) throws IOException {
        return new Shape(in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt(), in.readInt());
    }
}
