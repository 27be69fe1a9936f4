-- extends
-- Units of combos of which some day leaves less than the company wants, as the last look found them.
CREATE TABLE thin_margins (
  unit_id int PRIMARY KEY REFERENCES units ON DELETE CASCADE,
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  -- How many days, which of them leaves least, and how much of its price that is, rounded down: below 0 it costs more than it brings.
  days int NOT NULL CHECK (days > 0),
  worst_on date NOT NULL,
  worst_percent int NOT NULL,
  since timestamptz NOT NULL
);
UPDATE site_settings SET value = value || '{"margins": {"leastPercent": 10}}'::jsonb WHERE NOT value ? 'margins';
