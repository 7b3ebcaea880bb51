-- The numbers that keep rows in order are reserved many at a time. Each reservation is a write of its own to
-- the disk, and large imports took most of their time with it. Numbers that are lost in a crash are only left out.

ALTER TABLE recipes ALTER COLUMN seq SET CACHE 100000;
ALTER TABLE recipe_ingredients ALTER COLUMN seq SET CACHE 100000;
ALTER TABLE journal_calls ALTER COLUMN seq SET CACHE 100000;
