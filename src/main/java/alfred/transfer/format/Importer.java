package alfred.transfer.format;

/// Reads the files of one program or format. Every importer stands in [alfred.transfer.RecipeImport#IMPORTERS].
public interface Importer {
    /// The name of the format as users know it, such as `Paprika`.
    String format();

    /// Whether a document is of this format, by its content. Cheap; never throws.
    boolean recognises(Document document);

    /// Reads a document that this importer recognises. A recipe that cannot be read is reported and does not stop
    /// the others.
    Found read(Document document);
}
