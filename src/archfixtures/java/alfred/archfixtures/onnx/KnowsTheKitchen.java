package alfred.archfixtures.onnx;

import alfred.archfixtures.kitchen.KnowsSql;

/// Breaks: the model's transport knows the domain.
public record KnowsTheKitchen(KnowsSql other) {}
