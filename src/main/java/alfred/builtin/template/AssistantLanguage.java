package alfred.builtin.template;

import alfred.core.domain.Language;
import alfred.kitchen.catalogue.FoodCatalogue;

/// The assistant's language, and the household's food catalogue.
public record AssistantLanguage(Language language, FoodCatalogue foods) {}
