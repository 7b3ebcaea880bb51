package alfred.kitchen.ingredient;

/// Whether a reading can be used without a look by the user.
public enum Confidence { SURE, UNSURE }
