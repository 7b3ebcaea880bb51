package alfred.transfer.export;

import java.io.IOException;
import java.io.OutputStream;

/// Writes a kitchen, or a part of it, in one format. Every exporter stands in [Exporters#ALL].
public interface Exporter {
    /// The word for the format in `--format`, such as `paprika`.
    String format();

    /// The usual ending of a file, with its dot. Several formats may share one.
    String ending();

    /// Writes what the format has a place for. Leaves the stream open.
    ///
    /// @throws IOException if writing fails; part of the file may have been written
    Written write(Outgoing kitchen, OutputStream out) throws IOException;

    /// What was written.
    ///
    /// @param recipes the number of recipes
    /// @param photos the number of recipes whose photo is in the file
    /// @param photosLeftOut the number of recipes that have a photo which is not in the file
    /// @param others the number of other things: meals, lines of shopping lists, or rows
    record Written(int recipes, int photos, int photosLeftOut, int others) {}
}
