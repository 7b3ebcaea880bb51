package alfred.ui.fx;

import java.util.Locale;

/// How a recipe's cover looks: the same recipe always looks the same.
///
/// @param icon what lies on the plate
/// @param monogram a letter for recipes whose icon is not known; empty where there is an icon
/// @param photo the address of an own photo, which replaces the drawing; empty where there is none
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

    /// What the food is served in.
    public enum Vessel { PLATE, BOWL, BOARD, PAN }

    /// The pattern of the cloth.
    public enum Weave { STRIPE, GINGHAM, DIAGONAL, DOTS, BAND }
}
