package alfred.builtin.net;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/// A convolutional network that sorts a clause into classes.
///
/// A token is the sum of what stands for its word, the groups of letters in it and the kinds of thing it is; two layers
/// mix in its neighbours; the greatest, the mean and the weighed mean over the clause give the class. In a file each
/// number takes one byte, with one factor a row.
public final class ClauseNet {
    private static final int STEPS = 127;
    private final Shape shape;
    private final Tables parts;

    ClauseNet(Shape shape, Tables parts) {
        this.shape = shape;
        this.parts = parts;
    }

    Shape shape() {
        return shape;
    }

    float[] part(Part part) {
        return parts.of(part);
    }

    /// The score of each class, in the order in which they were trained. Takes time that grows with the length of the
    /// clause.
    public float[] scores(NetClause clause) {
        return new Pass(this, List.of(clause), Dropout.NONE).scores();
    }

    public void write(DataOutput out) throws IOException {
        shape.write(out);
        for (var part : Part.values()) {
            int columns = part.columns(shape);
            var values = parts.of(part);
            for (int from = 0; from < values.length; from += columns) {
                float most = 0;
                for (int i = 0; i < columns; i++) {
                    most = Math.max(most, Math.abs(values[from + i]));
                }
                out.writeFloat(most);
                for (int i = 0; i < columns; i++) {
                    out.writeByte(most == 0 ? 0 : Math.round(values[from + i] / most * STEPS));
                }
            }
        }
    }

    public static ClauseNet read(DataInput in) throws IOException {
        var shape = Shape.read(in);
        var parts = new Tables(shape);
        for (var part : Part.values()) {
            int columns = part.columns(shape);
            var values = parts.of(part);
            var row = new byte[columns];
            for (int from = 0; from < values.length; from += columns) {
                float step = in.readFloat() / STEPS;
                in.readFully(row);
                for (int i = 0; i < columns; i++) {
                    values[from + i] = row[i] * step;
                }
            }
        }
        return new ClauseNet(shape, parts);
    }
}
