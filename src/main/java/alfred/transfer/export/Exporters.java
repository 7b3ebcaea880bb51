package alfred.transfer.export;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// All formats of export, and the choice among them.
public final class Exporters {
    /// Every format. Of those that share an ending, the first is meant where no format is named.
    public static final List<Exporter> ALL =
        List.of(new SchemaOrgExporter(), new RecipeFolderExporter(), new PaprikaExporter(),
            new MarkdownExporter(), new CooklangExporter(), new CookbookExporter(), new CalendarExporter(),
            new ShoppingTextExporter(),
            new ShoppingCodesExporter(), new KitchenExporter());

    private Exporters() {}

    /// Returns the format of a name such as `paprika`; empty if there is none.
    public static Optional<Exporter> named(String format) {
        return ALL.stream().filter(one -> one.format().equalsIgnoreCase(format.strip())).findFirst();
    }

    /// Returns the format that a file's ending stands for, the longest ending first; empty if there is none.
    public static Optional<Exporter> ofFile(String name) {
        var lower = name.toLowerCase(Locale.ROOT);
        return ALL.stream().filter(one -> lower.endsWith(one.ending()))
            .min(Comparator.comparingInt(one -> -one.ending().length()));
    }
}
