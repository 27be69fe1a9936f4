-- Units and rate plans are edited by several people: each save counts, so that none is written over unseen.
ALTER TABLE units ADD COLUMN version int NOT NULL DEFAULT 1;
ALTER TABLE rate_plans ADD COLUMN version int NOT NULL DEFAULT 1;

-- A rule by days of the lunar calendar: params have `from` and `to` as lunar 'MM-DD' of every year, or `lunarDays` of every month.
ALTER TABLE price_rules DROP CONSTRAINT price_rules_kind_check;
ALTER TABLE price_rules ADD CONSTRAINT price_rules_kind_check CHECK (kind IN (
  'weekday', 'season', 'holiday', 'lunar', 'deal', 'early-bird', 'last-minute', 'long-stay'
));

-- The last change that somebody made to the price rules of a product: all its rules before and after it, by which it is taken
-- back while nobody has changed one since.
CREATE TABLE price_rule_edits (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  made_by    text NOT NULL,
  before     jsonb NOT NULL,
  after      jsonb NOT NULL,
  at         timestamptz NOT NULL,
  PRIMARY KEY (product_id, made_by)
);

-- Who plans days and prices, and who writes products, change units and rules too, unless the company has decided on it already.
UPDATE staff_roles
SET rights = '{"unit.edit": null, "price.rules": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug IN ('dieu-hanh', 'bien-tap') AND jsonb_typeof(rights) = 'object';
