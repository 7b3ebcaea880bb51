package alfred.ui.fx;

import java.util.Locale;

/// The appearance of a recipe's cover; deterministic for each recipe.
///
/// @param icon the food on the plate
/// @param monogram a letter for recipes without a known icon; `""` otherwise
/// @param photo the URI of the recipe's photo, which replaces the drawing; `""` for none
public record CoverLook(Hue hue, Vessel vessel, Weave weave, Icon icon, String monogram, String photo) {
    public CoverLook withPhoto(String address) {
        return new CoverLook(hue, vessel, weave, icon, monogram, address);
    }

    /// The colours of cloth and ink.
    public enum Hue {
        TOMATO, SAFFRON, BUTTER, LEAF, HERB, SEA, SKY, BERRY, AUBERGINE, COCOA, OAT;

        String style() {
            return "cv-" + name().toLowerCase(Locale.ROOT);
        }
    }

    /// The vessel below the food.
    public enum Vessel { PLATE, BOWL, BOARD, PAN }

    /// The pattern of the cloth.
    public enum Weave { STRIPE, GINGHAM, DIAGONAL, DOTS, BAND }
}
