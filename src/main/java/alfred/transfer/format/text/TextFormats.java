package alfred.transfer.format.text;

import alfred.transfer.format.Importer;
import java.util.List;

/// The formats of plain text and tables.
public final class TextFormats {
    /// Every format of the family, in the order in which they are tried: the most particular first.
    public static final List<Importer> ALL =
        List.of(new MealMaster(), new PlanToEat(), new MyRecipeBox(), new OtherTable(), new Cooklang(),
            new FrontMatter(), new PlainRecipe());

    private TextFormats() {}
}
