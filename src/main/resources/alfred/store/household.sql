-- What a server has beside the kitchen's tables: the number of the latest commit, whose row every writer locks first,
-- and the commits themselves, by which the other computers learn what changed.
-- The last days are enough: a computer that was away for longer reads all anew.

CREATE TABLE IF NOT EXISTS household (
    one INTEGER PRIMARY KEY,
    commits BIGINT NOT NULL
);
INSERT INTO household (one, commits) SELECT 1, 0 WHERE NOT EXISTS (SELECT 1 FROM household);

CREATE TABLE IF NOT EXISTS commits (
    number BIGINT PRIMARY KEY,
    client UUID NOT NULL,
    writer UUID NOT NULL,
    at TIMESTAMP WITH TIME ZONE NOT NULL,
    tables VARCHAR ARRAY NOT NULL,
    entries VARCHAR ARRAY NOT NULL
);

-- Who changed a row last is asked for whole lists.

CREATE INDEX IF NOT EXISTS journal_changes_by_row ON journal_changes (row_id);

-- The photos of recipes, each once, by the name that its bytes give it.

CREATE TABLE IF NOT EXISTS photos (
    name VARCHAR PRIMARY KEY,
    photo BYTEA NOT NULL
);
