package alfred.kitchen.ingredient;

/// Whether a parsed line can be used without review by the user.
public enum Confidence { SURE, UNSURE }
