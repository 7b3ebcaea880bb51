-- Where a deleted row stood among the others of its table: undo puts it back there.

CREATE TABLE IF NOT EXISTS deleted_places (
    owner_id UUID NOT NULL REFERENCES owners (id),
    row_id UUID NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE NOT NULL,
    seq BIGINT NOT NULL,
    PRIMARY KEY (owner_id, row_id)
);
