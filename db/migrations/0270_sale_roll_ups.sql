-- extends
-- Coarser sums of the lines beside `sale_days`, because a report over years reads a hundred times fewer rows where it need not tell
-- products apart. All of them reach up to `sale_days_summed.until_on`, are filled with it in one transaction and follow a late
-- line by the same mark; of months only those that are over by it are there, with their first as `day`.

-- `sale_days` tells suppliers apart as well, and is summed anew. A process of the version before cannot write it, and so cannot
-- move the mark without the sums that it does not know; until then the lines are read.
TRUNCATE sale_days;
UPDATE sale_days_summed SET until_on = '2000-01-01';
ALTER TABLE sale_days ADD COLUMN supplier_id int NOT NULL;

-- By day, without product, supplier, province and month of service.
CREATE TABLE sale_day_totals (
  day             date NOT NULL,
  kind            text NOT NULL,
  channel         text NOT NULL,
  sold_items      int NOT NULL,
  cancelled_items int NOT NULL,
  sold_vnd        bigint NOT NULL,
  changed_vnd     bigint NOT NULL,
  cancelled_vnd   bigint NOT NULL,
  cost_vnd        bigint NOT NULL,
  costed_vnd      bigint NOT NULL
);
CREATE INDEX sale_day_totals_day ON sale_day_totals (day);

-- By month, without the month of service.
CREATE TABLE sale_months (
  LIKE sale_day_totals INCLUDING CONSTRAINTS,
  product_id  int NOT NULL,
  supplier_id int NOT NULL,
  province_id int,
  CHECK (extract(day FROM day) = 1)
);
CREATE INDEX sale_months_day ON sale_months (day);

-- By month and month of service, for what was picked up.
CREATE TABLE sale_pick_up_months (
  LIKE sale_day_totals INCLUDING CONSTRAINTS,
  province_id int,
  -- The first of the month of service.
  month_on    date NOT NULL,
  CHECK (extract(day FROM day) = 1)
);
CREATE INDEX sale_pick_up_months_day ON sale_pick_up_months (day);
