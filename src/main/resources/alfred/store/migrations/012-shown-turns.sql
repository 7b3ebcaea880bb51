-- What the window showed of a turn beside its words: steps, the receipt and whether it was taken back, drafts. Goes with the turn.

ALTER TABLE turns ADD COLUMN IF NOT EXISTS shown VARCHAR;
