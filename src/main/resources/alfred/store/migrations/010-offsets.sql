-- The offset, in seconds, with which a moment was given: PostgreSQL keeps the moment only, and undo compares rows exactly.

ALTER TABLE flavor_preferences ADD COLUMN IF NOT EXISTS last_used_at_offset INTEGER;
ALTER TABLE cooking_log ADD COLUMN IF NOT EXISTS cooked_at_offset INTEGER;
ALTER TABLE timers ADD COLUMN IF NOT EXISTS rings_at_offset INTEGER;

UPDATE flavor_preferences SET last_used_at_offset = EXTRACT(TIMEZONE_HOUR FROM last_used_at) * 3600 + EXTRACT(TIMEZONE_MINUTE FROM last_used_at) * 60
    WHERE last_used_at_offset IS NULL;
UPDATE cooking_log SET cooked_at_offset = EXTRACT(TIMEZONE_HOUR FROM cooked_at) * 3600 + EXTRACT(TIMEZONE_MINUTE FROM cooked_at) * 60
    WHERE cooked_at_offset IS NULL;
UPDATE timers SET rings_at_offset = EXTRACT(TIMEZONE_HOUR FROM rings_at) * 3600 + EXTRACT(TIMEZONE_MINUTE FROM rings_at) * 60
    WHERE rings_at_offset IS NULL;
