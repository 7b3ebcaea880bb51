-- How much of a food the household wants to have at home (DESIGN, data model: stock targets).
ALTER TABLE ingredients ADD COLUMN IF NOT EXISTS stock_target NUMERIC(60, 20);
ALTER TABLE ingredients ADD COLUMN IF NOT EXISTS stock_target_num NUMERIC(60);
ALTER TABLE ingredients ADD COLUMN IF NOT EXISTS stock_target_den NUMERIC(60);
ALTER TABLE ingredients ADD COLUMN IF NOT EXISTS stock_unit VARCHAR;
