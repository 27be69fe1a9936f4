CREATE TABLE provinces (
  id          int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code        text NOT NULL UNIQUE,
  slug        text NOT NULL UNIQUE,
  title       text NOT NULL CHECK (title IS NFC NORMALIZED),
  type        text NOT NULL CHECK (type IN ('tỉnh', 'thành phố')),
  region      text NOT NULL CHECK (region IN ('Bắc', 'Trung', 'Nam')),
  sub_region  text NOT NULL,
  name_alias  text[] NOT NULL DEFAULT '{}',
  merged_from text[] NOT NULL DEFAULT '{}',
  best_months int[] NOT NULL DEFAULT '{}',
  summary     text NOT NULL DEFAULT '',
  content     text NOT NULL DEFAULT '',
  lat         double precision NOT NULL,
  lng         double precision NOT NULL,
  media_id    text REFERENCES media_files,
  special     boolean NOT NULL DEFAULT false,
  popularity  int NOT NULL DEFAULT 0,
  status      boolean NOT NULL DEFAULT true,
  updated_at  timestamptz NOT NULL DEFAULT now(),
  search_title text GENERATED ALWAYS AS (search_key(title)) STORED
);

CREATE TABLE places (
  id          int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug        text NOT NULL UNIQUE,
  title       text NOT NULL CHECK (title IS NFC NORMALIZED),
  kind        text NOT NULL,
  province_id int NOT NULL REFERENCES provinces,
  name_alias  text[] NOT NULL DEFAULT '{}',
  summary     text NOT NULL DEFAULT '',
  content     text NOT NULL DEFAULT '',
  -- Unknown for some: then no map is shown.
  lat         double precision,
  lng         double precision,
  media_id    text REFERENCES media_files,
  special     boolean NOT NULL DEFAULT false,
  popularity  int NOT NULL DEFAULT 0,
  status      boolean NOT NULL DEFAULT true,
  updated_at  timestamptz NOT NULL DEFAULT now(),
  search_title text GENERATED ALWAYS AS (search_key(title)) STORED
);
CREATE INDEX places_province ON places (province_id);

-- Every vocabulary of the catalogue in one table: facilities, hotel types, suitability tags, themes, bays, piers …
CREATE TABLE terms (
  id          int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  taxonomy    text NOT NULL,
  slug        text NOT NULL,
  title       text NOT NULL CHECK (title IS NFC NORMALIZED),
  icon        text NOT NULL DEFAULT '',
  group_title text NOT NULL DEFAULT '',
  scope       text[] NOT NULL DEFAULT '{}',
  filterable  boolean NOT NULL DEFAULT true,
  position    int NOT NULL DEFAULT 0,
  status      boolean NOT NULL DEFAULT true,
  UNIQUE (taxonomy, slug)
);

CREATE TABLE suppliers (
  id          int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug        text NOT NULL UNIQUE,
  brand       text NOT NULL CHECK (brand IS NFC NORMALIZED),
  legal_name  text NOT NULL,
  kinds       text[] NOT NULL DEFAULT '{}',
  province_id int REFERENCES provinces,
  address     text NOT NULL DEFAULT '',
  licence_no  text NOT NULL DEFAULT '',
  status      boolean NOT NULL DEFAULT true,
  updated_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE cancellation_policies (
  id            int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug          text NOT NULL UNIQUE,
  title         text NOT NULL,
  -- [{daysBefore, refundPercent}] from the earliest; counted to 12:00 of the first day of service in Vietnam.
  tiers         jsonb NOT NULL,
  holiday_tiers jsonb,
  note          text NOT NULL DEFAULT ''
);

CREATE TABLE products (
  id              int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind            text NOT NULL,
  slug            text NOT NULL,
  code            text NOT NULL UNIQUE,
  title           text NOT NULL CHECK (title IS NFC NORMALIZED),
  name_alias      text[] NOT NULL DEFAULT '{}',
  summary         text NOT NULL DEFAULT '',
  content         text NOT NULL DEFAULT '',
  highlights      text[] NOT NULL DEFAULT '{}',
  inclusions      text[] NOT NULL DEFAULT '{}',
  exclusions      text[] NOT NULL DEFAULT '{}',
  notes           text[] NOT NULL DEFAULT '{}',
  faqs            jsonb NOT NULL DEFAULT '[]',
  lat             double precision NOT NULL,
  lng             double precision NOT NULL,
  address         text NOT NULL DEFAULT '',
  supplier_id     int NOT NULL REFERENCES suppliers,
  details         jsonb NOT NULL,
  -- Printed on cards: the lowest price of the coming days. price_vnd is what a struck price shows.
  price_vnd       bigint NOT NULL DEFAULT 0 CHECK (price_vnd >= 0),
  final_price_vnd bigint NOT NULL DEFAULT 0 CHECK (final_price_vnd >= 0),
  discount        int NOT NULL DEFAULT 0 CHECK (discount BETWEEN 0 AND 100),
  price_from_on   date,
  rating_avg      numeric(3, 1),
  rating_count    int NOT NULL DEFAULT 0,
  special         boolean NOT NULL DEFAULT false,
  popularity      int NOT NULL DEFAULT 0,
  -- The editor's switch and workflow stage; the public sees status = true and step = 1.
  status          boolean NOT NULL DEFAULT true,
  step            int NOT NULL DEFAULT 1,
  meta            jsonb NOT NULL DEFAULT '{}',
  version         int NOT NULL DEFAULT 1,
  -- Names of its provinces and places with their aliases, kept by the catalogue's commands.
  search_keywords text NOT NULL DEFAULT '',
  search_title    text GENERATED ALWAYS AS (search_key(title)) STORED,
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, slug)
);
CREATE INDEX products_kind_popular ON products (kind, popularity DESC, id) WHERE status AND step = 1;
CREATE INDEX products_kind_price ON products (kind, final_price_vnd, id) WHERE status AND step = 1;
CREATE INDEX products_kind_title ON products (kind, title COLLATE "vi-x-icu", id) WHERE status AND step = 1;
CREATE INDEX products_special ON products (kind, popularity DESC, id) WHERE special AND status AND step = 1;

CREATE TABLE product_provinces (
  product_id  int NOT NULL REFERENCES products ON DELETE CASCADE,
  province_id int NOT NULL REFERENCES provinces,
  position    int NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, province_id)
);
CREATE INDEX product_provinces_province ON product_provinces (province_id, product_id);

CREATE TABLE product_places (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  place_id   int NOT NULL REFERENCES places,
  position   int NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, place_id)
);
CREATE INDEX product_places_place ON product_places (place_id, product_id);

CREATE TABLE product_terms (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  term_id    int NOT NULL REFERENCES terms,
  position   int NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, term_id)
);
CREATE INDEX product_terms_term ON product_terms (term_id, product_id);

CREATE TABLE product_images (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  media_id   text NOT NULL REFERENCES media_files,
  position   int NOT NULL,
  alt        text NOT NULL,
  category   text NOT NULL DEFAULT '',
  PRIMARY KEY (product_id, position),
  UNIQUE (product_id, media_id)
);

-- What is sold of a product: a room type, a cabin type, a seat of a departure, a combo.
CREATE TABLE units (
  id            int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id    int NOT NULL REFERENCES products ON DELETE CASCADE,
  code          text NOT NULL,
  title         text NOT NULL CHECK (title IS NFC NORMALIZED),
  summary       text NOT NULL DEFAULT '',
  quantity      int NOT NULL CHECK (quantity >= 0),
  max_adults    int NOT NULL CHECK (max_adults > 0),
  max_children  int NOT NULL CHECK (max_children >= 0),
  max_occupancy int NOT NULL CHECK (max_occupancy > 0),
  base_vnd      bigint NOT NULL CHECK (base_vnd >= 0),
  details       jsonb NOT NULL DEFAULT '{}',
  position      int NOT NULL DEFAULT 0,
  status        boolean NOT NULL DEFAULT true,
  UNIQUE (product_id, code)
);

CREATE TABLE unit_terms (
  unit_id  int NOT NULL REFERENCES units ON DELETE CASCADE,
  term_id  int NOT NULL REFERENCES terms,
  position int NOT NULL DEFAULT 0,
  PRIMARY KEY (unit_id, term_id)
);

CREATE TABLE unit_images (
  unit_id  int NOT NULL REFERENCES units ON DELETE CASCADE,
  media_id text NOT NULL REFERENCES media_files,
  position int NOT NULL,
  alt      text NOT NULL,
  PRIMARY KEY (unit_id, position)
);

-- What one of a unit takes of units of other products: a combo takes room nights. from_day counts from the arrival.
CREATE TABLE unit_components (
  unit_id           int NOT NULL REFERENCES units ON DELETE CASCADE,
  component_unit_id int NOT NULL REFERENCES units,
  from_day          int NOT NULL CHECK (from_day >= 0),
  days              int NOT NULL CHECK (days >= 1),
  per               text NOT NULL CHECK (per IN ('room', 'person')),
  quantity          int NOT NULL CHECK (quantity >= 1),
  PRIMARY KEY (unit_id, component_unit_id, from_day)
);

-- The vehicles that all units of a car product share.
CREATE TABLE vehicles (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  code       text NOT NULL,
  status     boolean NOT NULL DEFAULT true,
  UNIQUE (product_id, code)
);

-- How the units of a product are sold: meals, cancellation, when to pay, against the price of the day.
CREATE TABLE rate_plans (
  id                     int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id             int NOT NULL REFERENCES products ON DELETE CASCADE,
  code                   text NOT NULL,
  title                  text NOT NULL,
  meal_plan              text NOT NULL CHECK (meal_plan IN ('RO', 'BB', 'HB', 'FB', 'AI')),
  cancellation_policy_id int NOT NULL REFERENCES cancellation_policies,
  pay_mode               text NOT NULL CHECK (pay_mode IN ('prepay', 'deposit', 'office')),
  price_percent          int NOT NULL DEFAULT 100 CHECK (price_percent BETWEEN 10 AND 300),
  price_delta_vnd        bigint NOT NULL DEFAULT 0,
  min_stay               int NOT NULL DEFAULT 1 CHECK (min_stay >= 1),
  advance_days           int NOT NULL DEFAULT 0 CHECK (advance_days >= 0),
  -- 'request': nothing is held before the supplier has answered, which takes at most answer_minutes.
  confirmation           text NOT NULL DEFAULT 'instant' CHECK (confirmation IN ('instant', 'request')),
  answer_minutes         int NOT NULL DEFAULT 120 CHECK (answer_minutes > 0),
  position               int NOT NULL DEFAULT 0,
  status                 boolean NOT NULL DEFAULT true,
  UNIQUE (product_id, code)
);

CREATE TABLE itinerary_days (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  day        int NOT NULL CHECK (day >= 1),
  title      text NOT NULL,
  meals      text[] NOT NULL DEFAULT '{}',
  items      jsonb NOT NULL DEFAULT '[]',
  overnight  text NOT NULL DEFAULT '',
  PRIMARY KEY (product_id, day)
);

-- The transaction in which a product, or what lists narrow it by, changed last: processes keep the lists in memory and ask
-- what is new since their last snapshot. Row 0 stands for provinces, places and terms. Kept by triggers; a row outlives
-- its product.
CREATE TABLE product_changes (
  product_id int PRIMARY KEY,
  kind       text NOT NULL,
  -- A transaction id as a number, for the planner knows nothing about xid8.
  changed_in bigint NOT NULL
);
CREATE INDEX product_changes_order ON product_changes (kind, changed_in);

CREATE FUNCTION note_product_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this constant bigint := pg_current_xact_id()::text::bigint;
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    INSERT INTO product_changes SELECT id, kind, this FROM changed ORDER BY id
    ON CONFLICT (product_id) DO UPDATE SET changed_in = this;
  ELSIF TG_TABLE_NAME LIKE 'product\_%' THEN
    INSERT INTO product_changes
    SELECT id, kind, this FROM products WHERE id IN (SELECT product_id FROM changed) ORDER BY id
    ON CONFLICT (product_id) DO UPDATE SET changed_in = this;
  ELSIF EXISTS (SELECT FROM changed) THEN
    INSERT INTO product_changes VALUES (0, '', this)
    ON CONFLICT (product_id) DO UPDATE SET changed_in = this;
  END IF;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY
    ARRAY['products', 'product_provinces', 'product_places', 'product_terms', 'provinces', 'places', 'terms']
  LOOP
    EXECUTE format('CREATE TRIGGER note_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes()', source);
    EXECUTE format('CREATE TRIGGER note_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes()', source);
    EXECUTE format('CREATE TRIGGER note_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes()', source);
  END LOOP;
END
$$;
