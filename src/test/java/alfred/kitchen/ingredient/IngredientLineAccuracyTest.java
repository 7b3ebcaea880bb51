package alfred.kitchen.ingredient;
class IngredientLineAccuracyTest {}
