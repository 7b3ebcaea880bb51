-- When a line of the shopping list went into the pantry: from then on it no longer counts as had.
ALTER TABLE shopping_list ADD COLUMN IF NOT EXISTS put_away DATE;
