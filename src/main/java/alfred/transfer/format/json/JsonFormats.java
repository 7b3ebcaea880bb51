package alfred.transfer.format.json;

import alfred.transfer.format.Importer;
import java.util.List;

/// The formats in JSON.
public final class JsonFormats {
    /// Every format of the family, in the order in which they are tried: the most particular first.
    public static final List<Importer> ALL =
        List.of(new MealieBackup(), new Paprika(), new Tandoor(), new Mealie(), new RecipeSage(), new SchemaOrg(),
            new KitchenOwl(), new OtherJson());

    private JsonFormats() {}
}
