-- The changes of a large call, such as an import's, as one value instead of rows of journal_changes.

ALTER TABLE journal_calls ADD COLUMN IF NOT EXISTS packed VARBINARY;
