-- Why a day costs what it costs. Product-wide when unit_id is null. params: weekdays, from, to, holiday, days, nights, reason.
CREATE TABLE price_rules (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  unit_id    int REFERENCES units ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN (
    'weekday', 'season', 'holiday', 'deal', 'early-bird', 'last-minute', 'long-stay'
  )),
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

-- What a product cost at its cheapest on each day of the past: the lowest price of 30 days and a struck price are proved
-- by it. One row a day; the lowest of the day stays.
CREATE TABLE price_log (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  day        date NOT NULL,
  price_vnd  bigint NOT NULL CHECK (price_vnd >= 0),
  PRIMARY KEY (product_id, day)
);

CREATE TABLE promotions (
  id              int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As it is typed, in capitals without spaces.
  code            text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{3,20}$'),
  title           text NOT NULL,
  percent         int NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  amount_vnd      bigint NOT NULL DEFAULT 0 CHECK (amount_vnd >= 0),
  most_vnd        bigint CHECK (most_vnd > 0),
  from_total_vnd  bigint NOT NULL DEFAULT 0 CHECK (from_total_vnd >= 0),
  -- Kinds it holds for; all when empty.
  kinds           text[] NOT NULL DEFAULT '{}',
  from_on         date NOT NULL,
  to_on           date NOT NULL,
  uses            int CHECK (uses > 0),
  uses_per_phone  int CHECK (uses_per_phone > 0),
  -- Why it may take off more than half.
  reason          text NOT NULL DEFAULT '',
  status          boolean NOT NULL DEFAULT true,
  CHECK (from_on <= to_on),
  CHECK (percent <= 50 OR reason <> ''),
  CHECK ((percent > 0) <> (amount_vnd > 0))
);
