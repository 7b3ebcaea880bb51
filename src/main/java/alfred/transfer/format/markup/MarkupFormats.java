package alfred.transfer.format.markup;

import alfred.transfer.format.Importer;
import java.util.List;

/// The formats in XML and HTML that other programs export.
public final class MarkupFormats {
    /// Every format of the family, in the order in which they are tried: the most particular first.
    public static final List<Importer> ALL =
        List.of(new Gourmet(), new RecipeMl(), new LivingCookbook(), new MasterCook(), new MyCookbook(),
            new RecipeKeeper(), new CopyMeThat(), new PaprikaHtml());

    private MarkupFormats() {}
}
