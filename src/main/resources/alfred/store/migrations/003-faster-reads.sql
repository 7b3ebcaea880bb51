-- A search through the names of recipes reads this index, not the rows with all of their text.

CREATE INDEX IF NOT EXISTS recipes_by_name ON recipes (owner_id, name, id);

-- A session's refs are read in the order in which they were given.

CREATE INDEX IF NOT EXISTS session_refs_in_order ON session_refs (session_id, seq);
