-- What rows are about, for search by meaning; computed in the program, and computed anew where it is missing.

CREATE TABLE IF NOT EXISTS embeddings (
    owner_id UUID NOT NULL REFERENCES owners (id),
    table_name VARCHAR NOT NULL,
    row_id UUID NOT NULL,
    model VARCHAR NOT NULL,
    vector VARBINARY NOT NULL,
    PRIMARY KEY (owner_id, table_name, row_id)
);
