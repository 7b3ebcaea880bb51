package alfred.builtin;

import alfred.kitchen.catalogue.FoodCatalogue;

/// In which language the assistant speaks, and the foods that it knows: the household's own.
record AssistantLanguage(Language language, FoodCatalogue foods) {}
