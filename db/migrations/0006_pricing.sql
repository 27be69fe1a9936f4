-- Why a day costs what it costs. Product-wide when unit_id is null. params: weekdays, from, to, holiday.
CREATE TABLE price_rules (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  unit_id    int REFERENCES units ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('weekday', 'season', 'holiday', 'deal')),
  label      text NOT NULL,
  params     jsonb NOT NULL DEFAULT '{}',
  percent    int NOT NULL DEFAULT 0,
  amount_vnd bigint NOT NULL DEFAULT 0,
  position   int NOT NULL DEFAULT 0
);
CREATE INDEX price_rules_product ON price_rules (product_id);

-- The price of a unit on a day, worked out from the base price and the rules. list_vnd leaves deals out.
CREATE TABLE daily_rates (
  unit_id             int NOT NULL REFERENCES units ON DELETE CASCADE,
  day                 date NOT NULL,
  list_vnd            bigint NOT NULL CHECK (list_vnd >= 0),
  price_vnd           bigint NOT NULL CHECK (price_vnd >= 0),
  -- [{label, amountVnd}]: what moved the price away from the base.
  reasons             jsonb NOT NULL DEFAULT '[]',
  min_stay            int NOT NULL DEFAULT 1,
  closed_to_arrival   boolean NOT NULL DEFAULT false,
  closed_to_departure boolean NOT NULL DEFAULT false,
  PRIMARY KEY (unit_id, day)
);

-- The rate of value-added tax by the day of service.
CREATE TABLE tax_rates (
  from_on date PRIMARY KEY,
  percent int NOT NULL CHECK (percent BETWEEN 0 AND 30),
  source  text NOT NULL
);
INSERT INTO tax_rates (from_on, percent, source) VALUES
  ('2025-07-01', 8, 'Nghị quyết 204/2025/QH15, Nghị định 174/2025/NĐ-CP: đến hết 31/12/2026'),
  ('2027-01-01', 10, 'Luật Thuế giá trị gia tăng 48/2024/QH15');
